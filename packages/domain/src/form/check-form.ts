import { visibleFields } from "./visible-fields.ts";
import { checkField } from "./check-field.ts";
import type { Field, FieldFault, FieldValue } from "./field.ts";

export type FormCheck =
  | { readonly ok: true; readonly values: Record<string, FieldValue> }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> };

type Values = Readonly<Record<string, FieldValue>>;

/**
 * Checks what was filled in. Answers every fault at once, by field name; when there is none, the cleaned values of the
 * form's own fields only (an optional field that was not given is left out, and so is what is not asked for these answers).
 */
export function checkForm(fields: readonly Field[], values: Values, today: string): FormCheck {
  return checkFields(visibleFields(fields, values), values, today);
}

/** The same of these fields alone, all of which are asked. */
export function checkFields(fields: readonly Field[], values: Values, today: string): FormCheck {
  const cleaned: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const given = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const checked = checkField(field, given, today);
    if (!checked.ok) faults[field.name] = checked.fault;
    else if (checked.value !== undefined) cleaned[field.name] = checked.value;
  }
  return Object.keys(faults).length === 0 ? { ok: true, values: cleaned } : { ok: false, fields: faults };
}
