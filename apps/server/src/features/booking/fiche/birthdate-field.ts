import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { askedForms } from "../../catalogue/catalogue/asked-forms.ts";

/** The name of the form's field with the date of birth. */
export function birthdateField(group: GroupRecord): string {
  const { fiche } = askedForms(group, "pro");
  return fiche.find(({ meaning }) => meaning === "birthdate")?.name ?? "birthdate";
}
