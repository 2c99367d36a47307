import type { FormField } from "@rendezvous/contract/form";
import type { Group } from "@rendezvous/contract/group";

/** Never asked of a visitor: what they hold comes from the booking itself or only from a professional. SPEC.md section 3. */
const NEVER_ASKED = new Set([
  "intervention_ids",
  "start",
  "calendar_id",
  "resource_id",
  "marketing_optin",
  "locale",
]);
const MARKETING = new Set(["marketing_sms", "solocal_services_optin"]);

/** The fields a visitor sees, in the form's order, with inputex definitions unfolded. */
export function shownFields(
  fields: readonly FormField[],
  group: Pick<Group, "hide_marketing_sms">,
): FormField[] {
  return fields
    .filter((field) => !NEVER_ASKED.has(field.name))
    .filter((field) => !(group.hide_marketing_sms && MARKETING.has(field.name)))
    .map(unfoldInputex);
}

export interface BaseLabels {
  lastname: string;
  firstname: string;
  email: string;
  firstphone: string;
}

/** The fields of the Fiche form; whatever it leaves out, nobody can book without a name and an address to write to. */
export function ficheFields(
  fields: readonly FormField[],
  group: Pick<Group, "hide_marketing_sms">,
  labels: BaseLabels,
): FormField[] {
  const base: FormField[] = [
    { name: "lastname", type: "string", label: labels.lastname, required: true },
    { name: "firstname", type: "string", label: labels.firstname, required: false },
    { name: "email", type: "email", label: labels.email, required: true },
    { name: "firstphone", type: "string", label: labels.firstphone, required: false, maxLength: 40 },
  ];
  const missing = base.filter(({ name, required }) =>
    fields.length === 0 ? true : required && !fields.some((field) => field.name === name),
  );
  return [...missing, ...shownFields(fields, group)];
}

/** An inputex field carries its definition as JSON text; name, label and requirement lie over it. Unreadable = text. */
function unfoldInputex(field: FormField): FormField {
  if (field.type !== "inputex") return field;
  try {
    const inner = JSON.parse(field.definition ?? "") as Partial<FormField>;
    const type = inner.type === undefined || inner.type === "inputex" ? "string" : inner.type;
    return { ...inner, type, name: field.name, label: field.label, required: field.required };
  } catch {
    return { ...field, type: "string" };
  }
}
