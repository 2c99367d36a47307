import { holds } from "./visible-fields.ts";
import { checkField } from "./check-field.ts";
import type { Field, FieldValue } from "./field.ts";

/**
 * The required fields of a form to which a record has no right answer: none was given, or it is one no more (a choice that
 * is offered no longer). What is optional is never missing, nor what is not asked for the answers of the record; where that
 * hangs on a field that is missing itself, the condition stays. `today` is a day in the group's timezone.
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
    // Answered already: what it hangs on itself is left of the condition.
    if (condition !== null && named !== undefined && !isMissing(named)) {
      if (!holds(condition, named, record)) continue;
      ({ condition } = named);
    }
    settled.set(field.name, condition === field.condition ? field : { ...field, condition });
  }
  return [...settled.values()].filter(isMissing);
}

/** What a record answers to a field; null where it answers nothing, or what no field could hold. */
export function answerOf(record: Readonly<Record<string, unknown>>, { name }: Field): FieldValue {
  const value = Object.hasOwn(record, name) ? record[name] : null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
