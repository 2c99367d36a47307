import { checkField } from "./check-field.ts";
import type { Condition, Field, FieldValue } from "./field.ts";
import { findLinkedChoice } from "./linked-choice.ts";

type Answers = Readonly<Record<string, unknown>>;

/**
 * The fields that are asked for these answers: those without a condition, and those whose condition holds. What hangs on a
 * field that is not asked is not asked either.
 */
export function visibleFields(fields: readonly Field[], answers: Answers): readonly Field[] {
  if (fields.every(({ condition }) => condition === null)) return fields;
  const shown = new Map<string, Field>();
  for (const field of fields) {
    const { condition } = field;
    const named = condition === null ? undefined : shown.get(condition.field);
    if (condition === null || (named !== undefined && holds(condition, named, answers)))
      shown.set(field.name, field);
  }
  return fields.filter((field) => shown.get(field.name) === field);
}

/** `named` is the field that the condition names. */
export function holds({ values }: Condition, named: Field, answers: Answers): boolean {
  const given = Object.hasOwn(answers, named.name) ? answers[named.name] : null;
  const isValue = typeof given === "string" || typeof given === "number" || typeof given === "boolean";
  return values.includes(saidIn(named, isValue ? given : null));
}

/** As conditions name it: a tick as true or false, of two lists the first; "" for what is no answer. */
function saidIn(field: Field, given: FieldValue): string {
  if (field.type === "linkedcombo") {
    const text = String(given ?? "");
    const found = findLinkedChoice(field.choices, text) ?? findLinkedChoice(field.choices, text.trim());
    return found?.parent.value ?? "";
  }
  const checked = checkField({ ...field, required: false }, given, "");
  const value = checked.ok ? (checked.value ?? "") : "";
  // A box that nobody has ticked is not ticked.
  return field.type === "boolean" ? String(value === true) : String(value);
}
