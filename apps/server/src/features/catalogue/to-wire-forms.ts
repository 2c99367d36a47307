import { type Choice, FIELD_TYPES, type FormField, type Forms } from "@rendezvous/contract/form";
import { sanitizeHtml } from "../../lib/sanitize-html.ts";
import type { GroupRecord, StoredField } from "../group/group-record.ts";
import type { LocalizedText } from "../../lib/localize.ts";
import { localize } from "../../lib/localize.ts";

/** SPEC section 3: what the service itself asks elsewhere is never a field of the form. */
const EXCLUDED_FROM_VEVENT = new Set(["intervention_ids", "start", "calendar_id", "resource_id"]);
const MARKETING = new Set(["marketing_sms", "solocal_services_optin"]);

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
  const type = FIELD_TYPES.find((known) => known === field.type) ?? "string";
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

/** A group's forms in one language, without the fields that SPEC section 3 hides from a visitor. */
export function toWireForms(group: GroupRecord, locale: string): Forms {
  const text: Localized = (value) => localize(value as LocalizedText, locale, group.fields.locale);
  const hidden = group.fields.hide_marketing_sms ? MARKETING : new Set<string>();
  return {
    Fiche: group.forms.Fiche.filter(({ name }) => name !== "marketing_optin" && !hidden.has(name)).map(
      (field) => toField(field, text),
    ),
    Vevent: group.forms.Vevent.filter(({ name }) => !EXCLUDED_FROM_VEVENT.has(name)).map((field) =>
      toField(field, text),
    ),
  };
}
