import { formViewerOf } from "@rendezvous/domain/form/form-for-viewer";
import { visibleFields } from "@rendezvous/domain/form/visible-fields";
import { checkFields } from "@rendezvous/domain/form/check-form";
import { isHiddenName } from "@rendezvous/domain/fiche/is-shown-fiche";
import type { Field, FieldFault, FieldValue } from "@rendezvous/domain/form/field";
import type { Role } from "@rendezvous/domain/permission/permissions";
import { viewerFormsOf } from "../../catalogue/catalogue/visible-forms.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { FicheChange } from "./data.ts";

type Typed = Readonly<Record<string, FieldValue>>;

/**
 * Checks only the changed fields against the group's form; ignores fields that the form lacks or does not ask for with these
 * answers. `present` are the current answers; null for a merge, where existing answers are combined no matter what the form asks
 * now.
 */
export function readFicheChange(
  group: GroupRecord,
  present: Readonly<Record<string, unknown>> | null,
  typed: Typed,
  today: string,
  role: Role,
):
  | { readonly ok: true; readonly change: FicheChange }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> } {
  const viewer = formViewerOf(role);
  const { phone, ...otherFields } = typed;
  const values =
    phone === undefined || "firstphone" in otherFields ? otherFields : { ...otherFields, firstphone: phone };
  const isChanged = ({ name }: Field): boolean => Object.hasOwn(values, name);
  const accepted = viewerFormsOf(group, viewer).fiche;
  const shownFields = present === null ? accepted : visibleFields(accepted, { ...present, ...values });
  const fields = shownFields.filter(isChanged);
  const checked = checkFields(fields, values, today);
  if (!checked.ok) return checked;
  // A field sent blank is cleared.
  const blank = Object.fromEntries(fields.map(({ name }): [string, FieldValue] => [name, null]));
  const { firstname, lastname, email, firstphone, ...answers } = { ...blank, ...checked.values };
  const isPro = viewer !== "client";
  if (isHiddenName(String(lastname ?? ""))) return { ok: false, fields: { lastname: "format" } };
  return {
    ok: true,
    change: {
      ...(firstname !== undefined && { firstname: String(firstname ?? "") }),
      ...(lastname !== undefined && { lastname: String(lastname ?? "") }),
      ...(email !== undefined && { email: String(email ?? "").toLowerCase() }),
      ...(firstphone !== undefined && { firstphone: String(firstphone ?? "") }),
      ...(isPro && typeof values["blacklisted"] === "boolean" && { blacklisted: values["blacklisted"] }),
      fields: answers,
    },
  };
}
