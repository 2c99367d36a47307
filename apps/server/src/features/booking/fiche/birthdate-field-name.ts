import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { viewerFormsOf } from "../../catalogue/catalogue/visible-forms.ts";

/** Returns the name of the form field for the date of birth. */
export function birthdateFieldName(group: GroupRecord): string {
  const { fiche } = viewerFormsOf(group, "pro");
  return fiche.find(({ meaning }) => meaning === "birthdate")?.name ?? "birthdate";
}
