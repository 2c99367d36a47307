import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { formsFor } from "../../catalogue/catalogue/viewer-forms.ts";

/** The name of the form's field with the date of birth. */
export function birthdateField(group: GroupRecord): string {
  const { fiche } = formsFor(group, "pro");
  return fiche.find(({ meaning }) => meaning === "birthdate")?.name ?? "birthdate";
}
