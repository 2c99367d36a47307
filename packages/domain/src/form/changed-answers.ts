import { visibleFields } from "./visible-fields.ts";
import type { Field, FieldValue } from "./field.ts";
import { answerOf } from "./missing-fields.ts";

/**
 * Returns the answers to send so that the record matches the form: the fields that differ, and "" for cleared ones. `values` must
 * be checked; fields that the form does not ask, or does not ask now, stay unchanged.
 */
export function listChangedAnswers(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const changed: Record<string, FieldValue> = {};
  for (const field of visibleFields(fields, values)) {
    const { name } = field;
    const value = (Object.hasOwn(values, name) ? values[name] : null) ?? "";
    // A checkbox without an answer counts as not ticked.
    const before = answerOf(record, field) ?? (value === false ? false : "");
    if (String(before) !== String(value)) changed[name] = value;
  }
  return changed;
}
