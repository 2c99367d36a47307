import { type Choice, type FormField, type Forms, WIRE_FIELD_TYPES } from "@rendezvous/contract/form";
import { ficheFields, veventFields } from "@rendezvous/domain/form/asked-fields";
import { sanitizeHtml } from "../../lib/sanitize-html.ts";
import { formSettingOf } from "./form-setting.ts";
import type { GroupRecord, StoredField } from "@rendezvous/domain/group/group-record";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { localize } from "@rendezvous/domain/text/localize";

type Localized = (text: unknown) => string;

/** A choice may be written as a bare value. */
function toChoice(choice: unknown, text: Localized): Choice {
  if (typeof choice !== "object" || choice === null) return { value: String(choice), label: String(choice) };
  const { value, label, choices } = choice as { value: unknown; label?: unknown; choices?: unknown[] };
  return {
    value: String(value),
    label: text(label) || String(value),
    ...(choices && { choices: choices.map((inner) => toChoice(inner, text)) }),
  };
}

function toField(field: StoredField, text: Localized): FormField {
  const { choices, label, description, rightLabel, placeholder, ...plain } = field;
  const type = WIRE_FIELD_TYPES.find((known) => known === field.type) ?? "string";
  return {
    ...(plain as Partial<FormField>),
    name: field.name,
    type,
    label: text(label),
    required: field.name === "locale" ? false : (field.required ?? false),
    ...(description !== undefined && { description: sanitizeHtml(text(description)) }),
    ...(rightLabel !== undefined && { rightLabel: text(rightLabel) }),
    ...(placeholder !== undefined && { placeholder: text(placeholder) }),
    ...(Array.isArray(choices) && { choices: choices.map((choice) => toChoice(choice, text)) }),
  };
}

/** A group's forms in one language, without the fields that no viewer is shown. */
export function toWireForms(group: GroupRecord, locale: string): Forms {
  const text: Localized = (value) => localize(value as LocalizedText, locale, group.fields.locale);
  // Whether the comments are asked depends on who fills in the form.
  const setting = { ...formSettingOf(group), user_allow_comment: true };
  const { Fiche, Vevent } = group.forms;
  const keep = (form: readonly StoredField[], asked: readonly { name: string }[]) =>
    form
      .filter(({ name }) => asked.some((field) => field.name === name))
      .map((field) => toField(field, text));
  return {
    Fiche: keep(Fiche, ficheFields(Fiche, setting, "client")),
    Vevent: keep(Vevent, veventFields(Vevent, setting, "client")),
  };
}
