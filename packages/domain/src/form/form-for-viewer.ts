import { deploymentProfileOf } from "../deployment/profile.ts";
import { PERMISSIONS, type Role } from "../permission/permissions.ts";
import type { Field, StoredField } from "./field.ts";
import { readField } from "./read-field.ts";

/** The settings of a group that decide which fields are asked. */
export interface FormSetting {
  readonly deployment: string;
  readonly hide_marketing_sms: boolean;
  readonly user_allow_comment: boolean;
  readonly check_sms_from_web: boolean;
  /** Whether the installation has an SMS gateway; without one the form does not offer SMS. */
  readonly sends_sms: boolean;
  /** A comma-separated list. */
  readonly enabled_locales: string;
}

/** The kind of person who fills in the form. */
export type FormViewer = "client" | "pro" | "call_centre";

export function formViewerOf(role: Role): FormViewer {
  if (role === "call_centre") return role;
  return role === "pro" || role === "owner" ? "pro" : "client";
}

/** Fields that no form may ask: an answer to `id`, for example, would select another fiche. */
const NEVER_ASKED: ReadonlySet<string> = new Set(["marketing_optin", "id"]);
/** Fields whose values the booking itself determines. */
const SET_BY_BOOKING: ReadonlySet<string> = new Set([
  "intervention_ids",
  "start",
  "calendar_id",
  "resource_id",
]);
const MARKETING: ReadonlySet<string> = new Set(["marketing_sms", "solocal_services_optin"]);
const COMMENTS = "comments";

/** Fields that every booking needs, even if a form omits them: a name and an address. */
const BASE: readonly StoredField[] = [
  { name: "lastname", type: "string", required: true },
  { name: "firstname", type: "string" },
  { name: "email", type: "email", required: true },
  { name: "firstphone", type: "string", maxLength: 40 },
];

/**
 * Returns the fields of a Fiche form in its order, preceded by missing fields of name and address. A group without a form asks
 * for name, address and phone. Added fields have no label.
 */
export function ficheFields(form: readonly StoredField[], setting: FormSetting, viewer: FormViewer): Field[] {
  return (
    [...omittedMandatoryFields(form), ...form.filter(isPresent)]
      .filter(({ name }) => isAsked(name, setting, viewer))
      .map((definition) => ficheField(definition, setting))
      // A professional may book for a client without an address.
      .map((field) => (field.name === "email" && viewer !== "client" ? { ...field, required: false } : field))
  );
}

/** Returns the mandatory fields that a Fiche form omits, without labels. */
export function omittedMandatoryFields(form: readonly StoredField[]): readonly StoredField[] {
  return missingBase(form).filter(({ required }) => required || !form.some(isPresent));
}

/** Returns the fields of a person that a call may fill: those asked, and name and phone even if the form omits them. */
export function acceptedFicheFields(
  form: readonly StoredField[],
  setting: FormSetting,
  viewer: FormViewer,
): Field[] {
  const fields = ficheFields(form, setting, viewer);
  const others = missingBase(form).filter(({ name }) => !fields.some((field) => field.name === name));
  return [...fields, ...others.map(readField)];
}

function missingBase(form: readonly StoredField[]): StoredField[] {
  return BASE.filter(({ name }) => !form.some((field) => field.name === name && isPresent(field)));
}

/** Returns the fields of a Vevent form, without those that the booking itself determines. */
export function veventFields(
  form: readonly StoredField[],
  setting: FormSetting,
  viewer: FormViewer,
): Field[] {
  const { requestNumberField } = deploymentProfileOf(setting.deployment);
  const hasOwnComments = viewer === "client" && setting.user_allow_comment;
  return form
    .filter(isPresent)
    .filter(({ name }) => !SET_BY_BOOKING.has(name) && isAsked(name, setting, viewer))
    .filter(({ name }) => name !== COMMENTS || hasOwnComments)
    .map(readField)
    .map((field): Field => (field.name === requestNumberField ? requestNumber(field, viewer) : field));
}

/** Whether the viewer may leave a comment: clients if the group allows it, and call-centre agents always. */
export function mayComment(setting: FormSetting, viewer: FormViewer): boolean {
  const role = viewer === "client" ? "user" : viewer;
  return setting.user_allow_comment || PERMISSIONS.always_comment[role] !== "none";
}

/** Whether to show the plain comment field; not for a client of a group whose Vevent form asks for comments. */
export function hasDefaultComment(
  vevent: readonly Field[],
  setting: FormSetting,
  viewer: FormViewer,
): boolean {
  return mayComment(setting, viewer) && !vevent.some(({ name }) => name === COMMENTS);
}

/** An archived field is not asked; its answers stay. */
function isPresent({ archived }: StoredField): boolean {
  return archived !== true;
}

function isAsked(name: string, setting: FormSetting, viewer: FormViewer): boolean {
  if (NEVER_ASKED.has(name) || (name === "smsreminder" && !setting.sends_sms)) return false;
  return !MARKETING.has(name) || (viewer === "client" && !setting.hide_marketing_sms);
}

/** Professionals may leave it out, for people who come to the counter without one. */
function requestNumber(field: Field, viewer: FormViewer): Field {
  return {
    ...field,
    required: field.required && viewer === "client",
    type: field.type === "text" ? "text" : "string",
    meaning: "request_number",
  };
}

function ficheField(definition: StoredField, setting: FormSetting): Field {
  const field = readField(definition);
  if (field.name === "identifier" && field.type === "string") return { ...field, meaning: "identifier" };
  // The group may preselect the reminder for online bookings.
  if (field.name === "smsreminder" && field.value === null)
    return { ...field, value: setting.check_sms_from_web };
  return field.name === "locale" ? localeField(field, setting) : field;
}

/**
 * The language in which a person wants mails; never required. Without choices of its own, offers the languages that the group
 * enables.
 */
function localeField(field: Field, setting: FormSetting): Field {
  const optional = { ...field, required: false };
  if (field.choices.length > 0) return optional;
  const locales = setting.enabled_locales.split(",").map((locale) => locale.trim());
  const choices = locales
    .filter((locale) => locale !== "")
    .map((locale) => ({ value: locale, label: "", choices: [] }));
  return { ...optional, type: "select", choices, addEmptyChoice: true };
}
