import type { Field, FieldValue } from "@rendezvous/domain/form/field";

/** The props of every kind of field. */
export interface FieldControlProps {
  /** Unique on the page; the element with this id takes the focus when the field has an error. */
  id: string;
  field: Field;
  value: FieldValue;
  /** The answer of a radio field is in the visitor's own words. */
  isOwn: boolean;
  error: string | null;
  /** Read-only; for text fields. */
  isFixed: boolean;
  /** Called when a letter was typed or removed. */
  onType: (value: FieldValue) => void;
  /** Called when the answer is complete at once: checked, or picked from a list. */
  onChoose: (value: FieldValue) => void;
  onChooseOwn: () => void;
  /** Called when the focus has left the field with all its parts. */
  onLeave: () => void;
}
