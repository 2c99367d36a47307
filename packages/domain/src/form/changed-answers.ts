import { visibleFields } from "./visible-fields.ts";
import type { Field, FieldValue } from "./field.ts";
import { answerOf } from "./missing-fields.ts";

/**
 * What has to be sent to make a record answer as the form does: the fields that differ, and "" for those that were emptied.
 * `values` are checked ones; nothing that the form does not ask is among them, and what is not asked now stays as it was.
 */
export function changedAnswers(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const changed: Record<string, FieldValue> = {};
  for (const field of visibleFields(fields, values)) {
    const { name } = field;
    const value = (Object.hasOwn(values, name) ? values[name] : null) ?? "";
    // A box without an answer counts as not ticked.
    const before = answerOf(record, field) ?? (value === false ? false : "");
    if (String(before) !== String(value)) changed[name] = value;
  }
  return changed;
}
