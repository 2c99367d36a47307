import { isDate, lengthOf } from "@rendezvous/domain/form/check-field";
import { type Field, findLinkedChoice } from "@rendezvous/domain/form/field";
import type { FieldState } from "@rendezvous/domain/form/form-state";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";

type Phrases = ScreenPhrases["form"];

/** Returns the text of a field's error; null if it has none to show. */
export function fieldErrorText({ field, value, isOwn, status }: FieldState, phrases: Phrases): string | null {
  if (status === null || status === "hidden-error") return null;
  const text = String(value ?? "");
  return status === "empty" ? emptyText(field, text, isOwn, phrases) : formatText(field, text, phrases);
}

function emptyText({ type, label, choices }: Field, text: string, isOwn: boolean, phrases: Phrases): string {
  if (isOwn) return phrases.emptyFreeChoice;
  if (type === "boolean") return phrases.emptyCheckbox;
  const half = type === "linkedcombo" ? findLinkedChoice(choices, text) : null;
  if (half !== null) return phrases.incompleteChoice({ choice: half.parent.label });
  const isChoice = type === "select" || type === "radio" || type === "linkedcombo";
  return isChoice ? phrases.emptyChoice({ label }) : phrases.emptyRequiredTextInput({ label });
}

function formatText(field: Field, text: string, phrases: Phrases): string {
  const { label } = field;
  switch (field.type) {
    case "email":
      return phrases.emailValidator;
    case "integer":
      return numberText(field, text, phrases);
    case "datesplit":
      // The only possible error of an existing date of birth is that it lies in the future.
      return field.meaning === "birthdate" && isDate(text)
        ? phrases.birthdateInFuture
        : phrases.invalidDateInput;
    case "boolean":
    case "select":
    case "linkedcombo":
      return phrases.invalidChoice({ label });
    default:
      return wordsText(field, text, phrases);
  }
}

function wordsText(field: Field, text: string, phrases: Phrases): string {
  if (field.meaning === "request_number") return phrases.invalidNumberRequestAnts;
  if (field.meaning === "identifier") return phrases.invalidIdentifier;
  const length = lengthOf(field.trim ? text.trim() : text);
  if (length > field.maxLength) return phrases.tooLong(field.maxLength);
  if (length < field.minLength) return phrases.tooShort(field.minLength);
  return isPhoneField(field) ? phrases.phone : phrases.invalidTextInput({ label: field.label });
}

function numberText({ min, max }: Field, text: string, phrases: Phrases): string {
  if (!/^\s*[+-]?\d{1,15}\s*$/.test(text)) return phrases.invalidNumber;
  return Number(text) < min ? phrases.tooSmall({ min }) : phrases.tooLarge({ max });
}

export function isPhoneField(field: Pick<Field, "name">): boolean {
  return /phone|mobile/i.test(field.name);
}
