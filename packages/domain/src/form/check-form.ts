import { visibleFields } from "./visible-fields.ts";
import { checkField } from "./check-field.ts";
import type { Field, FieldFault, FieldValue } from "./field.ts";

export type FormCheck =
  | { readonly ok: true; readonly values: Record<string, FieldValue> }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> };

type Values = Readonly<Record<string, FieldValue>>;

/**
 * Checks the answers to a form. Returns all faults at once, by field name; without faults, the cleaned values of the form's own
 * fields (without optional fields left empty, and fields not asked with these answers).
 */
export function checkForm(fields: readonly Field[], values: Values, today: string): FormCheck {
  return checkFields(visibleFields(fields, values), values, today);
}

/** Checks only these fields, all of which are asked. */
export function checkFields(fields: readonly Field[], values: Values, today: string): FormCheck {
  const cleaned: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const checked = checkField(field, value, today);
    if (!checked.ok) faults[field.name] = checked.fault;
    else if (checked.value !== undefined) cleaned[field.name] = checked.value;
  }
  return Object.keys(faults).length === 0 ? { ok: true, values: cleaned } : { ok: false, fields: faults };
}
