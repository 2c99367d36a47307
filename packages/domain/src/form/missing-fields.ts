import { isConditionMet } from "./visible-fields.ts";
import { checkField } from "./check-field.ts";
import type { Field, FieldValue } from "./field.ts";

/**
 * Returns the required fields of a form without a valid answer in a record: none was given, or it is no longer valid (a choice
 * that is no longer offered). Optional fields are never missing, nor those not asked with the record's answers; if the
 * condition's own field is missing, the condition stays. `today` is a day in the group's timezone.
 */
export function missingFields(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  today: string,
): Field[] {
  const isMissing = (field: Field) => field.required && !checkField(field, answerOf(record, field), today).ok;
  const settled = new Map<string, Field>();
  for (const field of fields) {
    let { condition } = field;
    const named = condition === null ? undefined : settled.get(condition.field);
    if (condition !== null && named === undefined) continue;
    // The field that the condition refers to is answered and stays out of the result. So the condition of that field, if any,
    // takes the place of this condition.
    if (condition !== null && named !== undefined && !isMissing(named)) {
      if (!isConditionMet(condition, named, record)) continue;
      ({ condition } = named);
    }
    settled.set(field.name, condition === field.condition ? field : { ...field, condition });
  }
  return [...settled.values()].filter(isMissing);
}

/** Returns a record's answer to a field; null if there is none, or a value that no field could have. */
export function answerOf(record: Readonly<Record<string, unknown>>, { name }: Field): FieldValue {
  const value = Object.hasOwn(record, name) ? record[name] : null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
