import type { Field, FieldValue } from "@rendezvous/domain/form/field";

/** The props of every kind of field. */
export interface FieldControl {
  /** Unique on the page; the element with this id takes the focus when the field has an error. */
  id: string;
  field: Field;
  value: FieldValue;
  /** A radio field is answered in the visitor's own words. */
  isOwn: boolean;
  error: string | null;
  /** Read-only; text fields only. */
  isFixed: boolean;
  /** A letter was typed or removed. */
  onType: (value: FieldValue) => void;
  /** The answer is complete at once: checked, or picked from a list. */
  onChoose: (value: FieldValue) => void;
  onChooseOwn: () => void;
  /** The focus has left the field with all its parts. */
  onLeave: () => void;
}
