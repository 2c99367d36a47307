import type { FieldType } from "@rendezvous/domain/form/field";
import { CheckBoxField } from "./check-box-field.tsx";
import { LinkedComboField, RadioField, SelectField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import type { FieldControl } from "./field-control.ts";
import { TextField } from "./text-field.tsx";

const KINDS: Partial<Record<FieldType, (control: FieldControl) => React.ReactNode>> = {
  boolean: CheckBoxField,
  select: SelectField,
  radio: RadioField,
  linkedcombo: LinkedComboField,
  datesplit: DateField,
};

/** Renders a field of a group's form by its type. */
export function Field(control: FieldControl) {
  const Kind = KINDS[control.field.type] ?? TextField;
  return <Kind {...control} />;
}
