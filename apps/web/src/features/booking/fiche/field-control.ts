import type { FormField } from "@rendezvous/contract/form";
import type { FieldValue } from "@rendezvous/domain/form/check-field";

/** What every kind of field is given. */
export interface FieldControl {
  /** Unique on the page; the control with this id takes the focus when the field is wrong. */
  id: string;
  field: FormField;
  value: FieldValue | undefined;
  error: string | null;
  onChange: (value: FieldValue) => void;
  /** The visitor has left the field: from now on a fault is told. */
  onLeave: () => void;
}
