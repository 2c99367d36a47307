import { checkField } from "./check-field.ts";
import type { Field, FieldValue } from "./field.ts";

/**
 * The required fields of a form to which a record has no right answer: none was given, or it is one no more (a choice that
 * is offered no longer). What is optional is never missing. `today` is a day in the group's timezone.
 */
export function missingFields(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
  today: string,
): Field[] {
  return fields.filter((field) => field.required && !checkField(field, answerOf(record, field), today).ok);
}

/** What a record answers to a field; null where it answers nothing, or what no field could hold. */
export function answerOf(record: Readonly<Record<string, unknown>>, { name }: Field): FieldValue {
  const value = Object.hasOwn(record, name) ? record[name] : null;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
