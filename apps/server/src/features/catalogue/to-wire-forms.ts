import { type Choice, type FormField, type Forms, WIRE_FIELD_TYPES } from "@rendezvous/contract/form";
import { ficheFields, veventFields } from "@rendezvous/domain/form/asked-fields";
import { formSettingOf } from "./form-setting.ts";
import type { GroupRecord, StoredField } from "@rendezvous/domain/group/group-record";
import type { LocalizedText } from "@rendezvous/domain/text/localize";
import { type Texts, textsOf } from "./wire-record.ts";

/** A group file's texts, as the rows have them: nothing has said yet that they are texts. */
const asText = (text: unknown): LocalizedText => text as LocalizedText;

const labelled = (label: LocalizedText, texts: Texts) => ({
  label: texts.plain(label),
  lang: texts.lang(label),
});

/** A choice may be written as a bare value. */
function toChoice(choice: unknown, texts: Texts): Choice {
  if (typeof choice !== "object" || choice === null)
    return { value: String(choice), ...labelled(String(choice), texts) };
  const { value, label, choices } = choice as { value: unknown; label?: unknown; choices?: unknown[] };
  return {
    value: String(value),
    ...labelled(texts.plain(asText(label)) === "" ? String(value) : asText(label), texts),
    ...(choices && { choices: choices.map((inner) => toChoice(inner, texts)) }),
  };
}

function toField(field: StoredField, texts: Texts): FormField {
  const { choices, label, description, rightLabel, placeholder, archived, ...plain } = field;
  const type = WIRE_FIELD_TYPES.find((known) => known === field.type) ?? "string";
  return {
    ...(plain as Partial<FormField>),
    name: field.name,
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

/** A group's forms in one language, without the fields that no viewer is shown; for professionals also those that are asked no more. */
export function toWireForms(group: GroupRecord, locale: string, withArchived = false): Forms {
  const texts = textsOf(group, locale);
  // Whether the comments are asked depends on who fills in the form.
  const setting = { ...formSettingOf(group), user_allow_comment: true };
  const { Fiche, Vevent } = group.forms;
  const keep = (form: readonly StoredField[], asked: readonly { name: string }[]) =>
    form
      .filter(({ name, archived }) => (archived ? withArchived : asked.some((field) => field.name === name)))
      .map((field) => toField(field, texts));
  return {
    Fiche: keep(Fiche, ficheFields(Fiche, setting, "client")),
    Vevent: keep(Vevent, veventFields(Vevent, setting, "client")),
  };
}
