import { checkField, type FieldDefinition, type FieldFault, type FieldValue } from "./check-field.ts";

export type FormCheck =
  | { readonly ok: true; readonly values: Record<string, FieldValue> }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> };

/** Fields that are never asked: what they hold comes from the booking itself, or only from a professional. */
const NEVER_ASKED = new Set(["intervention_ids", "start", "calendar_id", "resource_id", "marketing_optin"]);

/**
 * Checks what was filled in against the form's definitions. Answers every fault at once, by field name; when there is
 * none, the cleaned values of the defined fields only (an untouched optional field is left out).
 */
export function checkForm(
  definitions: readonly FieldDefinition[],
  values: Readonly<Record<string, FieldValue>>,
): FormCheck {
  const cleaned: Record<string, FieldValue> = {};
  const faults: Record<string, FieldFault> = {};
  for (const definition of definitions) {
    if (NEVER_ASKED.has(definition.name)) continue;
    const given = Object.hasOwn(values, definition.name) ? values[definition.name] : undefined;
    const checked = checkField(definition, given);
    if (!checked.ok) faults[definition.name] = checked.fault;
    else if (checked.value !== undefined) cleaned[definition.name] = checked.value;
  }
  return Object.keys(faults).length === 0 ? { ok: true, values: cleaned } : { ok: false, fields: faults };
}
