import type { Field, FieldValue } from "@rendezvous/domain/form/field";

/** What every kind of field is given. */
export interface FieldControl {
  /** Unique on the page; the control with this id takes the focus when the field is wrong. */
  id: string;
  field: Field;
  value: FieldValue;
  /** A radio field that is answered in the visitor's own words. */
  isOwn: boolean;
  error: string | null;
  /** Shown, but not to be changed here: texts only. */
  isFixed: boolean;
  /** A letter more or less. */
  onType: (value: FieldValue) => void;
  /** Complete at once: ticked, or picked from a list. */
  onChoose: (value: FieldValue) => void;
  onChooseOwn: () => void;
  /** The visitor has left the field, with all its parts. */
  onLeave: () => void;
}
