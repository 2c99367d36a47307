import type { FormField } from "@rendezvous/contract/form";
import { checkField, type FieldFault, type FieldValue } from "@rendezvous/domain/form/check-field";
import type { ScreenPhrases } from "@rendezvous/phrases/screen-phrases";

export type Fault = FieldFault | "future";

/** What is wrong with a value, or null. `today` is a day in the group's timezone. */
export function faultOf(field: FormField, value: FieldValue | undefined, today: string): Fault | null {
  const checked = checkField(field, value);
  if (!checked.ok) return checked.fault;
  const isBirthdate = field.type === "datesplit" && /birth/i.test(field.name);
  return isBirthdate && typeof checked.value === "string" && checked.value > today ? "future" : null;
}

/** How to put it right, in words. */
export function faultText(
  field: FormField,
  value: FieldValue | undefined,
  fault: Fault,
  phrases: ScreenPhrases["form"],
): string {
  const { label, type } = field;
  if (fault === "future") return phrases.birthdateInFuture;
  if (fault === "empty") {
    if (type === "boolean") return phrases.emptyCheckbox;
    const isChoice = type === "select" || type === "radio" || type === "linkedcombo";
    return isChoice ? phrases.emptyChoice({ label }) : phrases.emptyRequiredTextInput({ label });
  }
  if (type === "email") return phrases.emailValidator;
  if (type === "datesplit") return phrases.invalidDateInput;
  if (type === "integer") return numberText(field, value, phrases);
  return (
    lengthText(field, value, phrases) ??
    (isPhone(field) ? phrases.phone : phrases.invalidTextInput({ label }))
  );
}

const LONGEST_TEXT = 255;

function numberText(field: FormField, value: FieldValue | undefined, phrases: ScreenPhrases["form"]): string {
  if (!/^\s*[+-]?\d{1,15}\s*$/.test(String(value))) return phrases.invalidNumber;
  const min = field.min ?? 0;
  return Number(value) < min
    ? phrases.tooSmall({ min })
    : phrases.tooLarge({ max: field.max ?? 2_147_483_647 });
}

function lengthText(field: FormField, value: FieldValue | undefined, phrases: ScreenPhrases["form"]) {
  const length = Array.from(String(value ?? "").trim()).length;
  const max = field.maxLength ?? LONGEST_TEXT;
  if (length > max) return phrases.tooLong(max);
  if (length < (field.minLength ?? 0)) return phrases.tooShort(field.minLength ?? 0);
  return null;
}

export function isPhone(field: Pick<FormField, "name">): boolean {
  return /phone|mobile/i.test(field.name);
}
