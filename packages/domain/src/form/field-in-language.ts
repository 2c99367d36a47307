import type { StoredField } from "../group/group-record.ts";
import type { LocalizedText } from "../text/localize.ts";
import { FIELD_TYPES, type FieldType } from "./field.ts";

/** Converts texts in several languages to one language. */
export interface FormTexts {
  plain(text: LocalizedText): string;
  /** Returns the language of a plain text if it differs from the requested one. */
  lang(text: LocalizedText): string | undefined;
  html(text: LocalizedText): string;
}

export interface ChoiceInLanguage {
  value: string;
  label: string;
  lang?: string | undefined;
  choices?: ChoiceInLanguage[] | undefined;
}

/** A field in one language. Its other options are as stored. */
export interface FieldInLanguage {
  name: string;
  type: FieldType | "inputex";
  label: string;
  lang?: string | undefined;
  required: boolean;
  archived?: boolean;
  description?: string;
  rightLabel?: string;
  placeholder?: string;
  choices?: ChoiceInLanguage[];
}

/** A text from a group's row, where its type is not declared. */
const asText = (text: unknown): LocalizedText => text as LocalizedText;

export function fieldInLanguage(field: StoredField, texts: FormTexts): FieldInLanguage {
  const { choices, label, description, rightLabel, placeholder, archived, ...plain } = field;
  const type =
    ([...FIELD_TYPES, "inputex"] as const).find((candidate) => candidate === field.type) ?? "string";
  return {
    ...plain,
    type,
    label: texts.plain(asText(label)),
    lang: texts.lang(asText(label)) ?? texts.lang(asText(rightLabel)),
    required: field.name === "locale" || archived ? false : (field.required ?? false),
    ...(archived && { archived }),
    ...(description !== undefined && { description: texts.html(asText(description)) }),
    ...(rightLabel !== undefined && { rightLabel: texts.plain(asText(rightLabel)) }),
    ...(placeholder !== undefined && { placeholder: texts.plain(asText(placeholder)) }),
    ...(Array.isArray(choices) && { choices: choices.map((choice) => toChoice(choice, texts)) }),
  };
}

/** A choice may be stored as a bare value. */
function toChoice(choice: unknown, texts: FormTexts): ChoiceInLanguage {
  if (typeof choice !== "object" || choice === null)
    return { value: String(choice), ...toLabel(String(choice), texts) };
  const { value, label, choices } = choice as { value: unknown; label?: unknown; choices?: unknown[] };
  return {
    value: String(value),
    ...toLabel(texts.plain(asText(label)) === "" ? String(value) : asText(label), texts),
    ...(choices && { choices: choices.map((inner) => toChoice(inner, texts)) }),
  };
}

const toLabel = (label: LocalizedText, texts: FormTexts) => ({
  label: texts.plain(label),
  lang: texts.lang(label),
});
