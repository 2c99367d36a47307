import { profileOf } from "../deployment/profile.ts";
import { PERMISSIONS, type Role } from "../permission/permissions.ts";
import type { Field, FieldDefinition } from "./field.ts";
import { readField } from "./read-field.ts";

/** What of a group decides which fields are asked. */
export interface FormSetting {
  readonly deployment: string;
  readonly hide_marketing_sms: boolean;
  readonly user_allow_comment: boolean;
  readonly check_sms_from_web: boolean;
  /** Whether the installation has a gateway: without one nobody is asked whether they want an SMS. */
  readonly sends_sms: boolean;
  /** Comma list. */
  readonly enabled_locales: string;
}

/** Who fills in the form. */
export type FormViewer = "client" | "pro" | "call_centre";

export function formViewerOf(role: Role): FormViewer {
  if (role === "call_centre") return role;
  return role === "pro" || role === "owner" ? "pro" : "client";
}

/** Never a question. `id` would name another fiche. */
const NEVER_ASKED: ReadonlySet<string> = new Set(["marketing_optin", "id"]);
/** What the booking itself knows. */
const VEVENT_KNOWN: ReadonlySet<string> = new Set([
  "intervention_ids",
  "start",
  "calendar_id",
  "resource_id",
]);
const MARKETING: ReadonlySet<string> = new Set(["marketing_sms", "solocal_services_optin"]);
const COMMENTS = "comments";

/** A booking needs a name and an address to write to, whatever a form leaves out. */
const BASE: readonly FieldDefinition[] = [
  { name: "lastname", type: "string", required: true },
  { name: "firstname", type: "string" },
  { name: "email", type: "email", required: true },
  { name: "firstphone", type: "string", maxLength: 40 },
];

/**
 * The fields of a Fiche form as they are asked, in its order, after whatever of name and address it forgot. A group
 * without a form asks for name, address and phone. Fields added here have no label.
 */
export function ficheFields(
  form: readonly FieldDefinition[],
  setting: FormSetting,
  viewer: FormViewer,
): Field[] {
  return (
    [...forgottenFields(form), ...form.filter(isPresent)]
      .filter(({ name }) => isAsked(name, setting, viewer))
      .map((definition) => ficheField(definition, setting))
      // A professional may book for a client without an address.
      .map((field) => (field.name === "email" && viewer !== "client" ? { ...field, required: false } : field))
  );
}

/** What a Fiche form leaves out and is asked all the same, without labels. */
export function forgottenFields(form: readonly FieldDefinition[]): readonly FieldDefinition[] {
  return missingBase(form).filter(({ required }) => required || !form.some(isPresent));
}

/** The fields of a person that a call may fill: those asked, and the name and phone that the form leaves out. */
export function acceptedFicheFields(
  form: readonly FieldDefinition[],
  setting: FormSetting,
  viewer: FormViewer,
): Field[] {
  const fields = ficheFields(form, setting, viewer);
  const others = missingBase(form).filter(({ name }) => !fields.some((field) => field.name === name));
  return [...fields, ...others.map(readField)];
}

function missingBase(form: readonly FieldDefinition[]): FieldDefinition[] {
  return BASE.filter(({ name }) => !form.some((field) => field.name === name && isPresent(field)));
}

/** The fields of a Vevent form as they are asked, without what the booking itself knows. */
export function veventFields(
  form: readonly FieldDefinition[],
  setting: FormSetting,
  viewer: FormViewer,
): Field[] {
  const { requestNumberField } = profileOf(setting.deployment);
  const hasOwnComments = viewer === "client" && setting.user_allow_comment;
  return form
    .filter(isPresent)
    .filter(({ name }) => !VEVENT_KNOWN.has(name) && isAsked(name, setting, viewer))
    .filter(({ name }) => name !== COMMENTS || hasOwnComments)
    .map(readField)
    .map((field): Field => (field.name === requestNumberField ? requestNumber(field) : field));
}

/** May a comment be left? For whom the group allows it, and for call-centre agents. */
export function mayComment(setting: FormSetting, viewer: FormViewer): boolean {
  const role = viewer === "client" ? "user" : viewer;
  return setting.user_allow_comment || PERMISSIONS.always_comment[role] !== "none";
}

/** The plain comment field; a client of a group whose Vevent form asks for comments is asked there instead. */
export function hasDefaultComment(
  vevent: readonly Field[],
  setting: FormSetting,
  viewer: FormViewer,
): boolean {
  return mayComment(setting, viewer) && !vevent.some(({ name }) => name === COMMENTS);
}

/** What was asked once and is archived is not asked; its answers stay. */
function isPresent({ archived }: FieldDefinition): boolean {
  return archived !== true;
}

function isAsked(name: string, setting: FormSetting, viewer: FormViewer): boolean {
  if (NEVER_ASKED.has(name) || (name === "smsreminder" && !setting.sends_sms)) return false;
  return !MARKETING.has(name) || (viewer === "client" && !setting.hide_marketing_sms);
}

function requestNumber(field: Field): Field {
  return { ...field, type: field.type === "text" ? "text" : "string", meaning: "request_number" };
}

function ficheField(definition: FieldDefinition, setting: FormSetting): Field {
  const field = readField(definition);
  if (field.name === "identifier" && field.type === "string") return { ...field, meaning: "identifier" };
  // The group may have the reminder ticked for bookings on the web.
  if (field.name === "smsreminder" && field.value === null)
    return { ...field, value: setting.check_sms_from_web };
  return field.name === "locale" ? localeField(field, setting) : field;
}

/** The language a person wants to be written to in; never required. Without choices of its own: what the group enables. */
function localeField(field: Field, setting: FormSetting): Field {
  const optional = { ...field, required: false };
  if (field.choices.length > 0) return optional;
  const locales = setting.enabled_locales.split(",").map((locale) => locale.trim());
  const choices = locales
    .filter((locale) => locale !== "")
    .map((locale) => ({ value: locale, label: "", choices: [] }));
  return { ...optional, type: "select", choices, addEmptyChoice: true };
}
