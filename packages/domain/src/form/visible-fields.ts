import { checkField } from "./check-field.ts";
import { type Condition, type Field, type FieldValue, findLinkedChoice } from "./field.ts";

type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that are asked with these answers: fields without a condition, and fields whose condition holds. If a field
 * is not asked, no field that depends on it is asked.
 */
export function visibleFields(fields: readonly Field[], answers: Answers): readonly Field[] {
  if (fields.every(({ condition }) => condition === null)) return fields;
  const shown = new Map<string, Field>();
  for (const field of fields) {
    const { condition } = field;
    const named = condition === null ? undefined : shown.get(condition.field);
    if (condition === null || (named !== undefined && isConditionMet(condition, named, answers)))
      shown.set(field.name, field);
  }
  return fields.filter((field) => shown.get(field.name) === field);
}

/** Returns the fields of a Vevent form that are asked with these services. */
export function fieldsForServices(
  fields: readonly Field[],
  interventionIds: readonly number[],
): readonly Field[] {
  return fields.filter(
    ({ services }) => services.length === 0 || services.some((id) => interventionIds.includes(id)),
  );
}

/** Whether a condition holds; `named` is the field it refers to. */
export function isConditionMet({ values }: Condition, named: Field, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, named.name) ? answers[named.name] : null;
  const isValue = typeof answer === "string" || typeof answer === "number" || typeof answer === "boolean";
  return values.includes(toConditionValue(named, isValue ? answer : null));
}

/** Returns an answer in the form of conditions: a checkbox as true or false, of two lists the first; "" for no valid answer. */
function toConditionValue(field: Field, answer: FieldValue): string {
  if (field.type === "linkedcombo") {
    const text = String(answer ?? "");
    const choice = findLinkedChoice(field.choices, text) ?? findLinkedChoice(field.choices, text.trim());
    return choice?.parent.value ?? "";
  }
  const checked = checkField({ ...field, required: false }, answer, "");
  const value = checked.ok ? (checked.value ?? "") : "";
  // An unanswered checkbox counts as not ticked.
  return field.type === "boolean" ? String(value === true) : String(value);
}
