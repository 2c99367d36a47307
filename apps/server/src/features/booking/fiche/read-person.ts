import type { FormViewer } from "@rendezvous/domain/form/form-for-viewer";
import { checkForm } from "@rendezvous/domain/form/check-form";
import { isHiddenName } from "@rendezvous/domain/fiche/is-shown-fiche";
import type { FieldFault, FieldValue } from "@rendezvous/domain/form/field";
import { viewerFormsOf } from "../../catalogue/catalogue/visible-forms.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";

/** Columns of the fiche table; all other answers of the form are in `fields`. */
const COLUMNS: ReadonlySet<string> = new Set(["firstname", "lastname", "email", "firstphone"]);

export interface PersonInput {
  readonly kind: "person";
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
  /** The answers to all other fields of the group's form. */
  readonly fields: Record<string, FieldValue>;
}

/** Checks a new fiche against the group's form; returns errors by field name. `today` is a day on the group's clock. */
export function readPerson(
  group: GroupRecord,
  typed: Readonly<Record<string, FieldValue>>,
  today: string,
  viewer: FormViewer,
):
  | { readonly ok: true; readonly person: PersonInput }
  | { readonly ok: false; readonly fields: Record<string, FieldFault> } {
  const { fiche } = viewerFormsOf(group, viewer);
  const firstphone = typed["firstphone"] ?? typed["phone"];
  const checked = checkForm(fiche, firstphone === undefined ? typed : { ...typed, firstphone }, today);
  if (!checked.ok) return checked;
  const text = (name: string) => String(checked.values[name] ?? "");
  if (isHiddenName(text("lastname"))) return { ok: false, fields: { lastname: "format" } };
  return {
    ok: true,
    person: {
      kind: "person",
      firstname: text("firstname"),
      lastname: text("lastname"),
      email: text("email").toLowerCase(),
      firstphone: text("firstphone"),
      fields: Object.fromEntries(Object.entries(checked.values).filter(([name]) => !COLUMNS.has(name))),
    },
  };
}
