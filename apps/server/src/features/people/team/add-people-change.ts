import type { CatalogueAction, PeopleKind } from "@rendezvous/contract/office/catalogue-change";
import type { Transaction } from "../../../lib/database/database.ts";
import type { Membership } from "./invitation-data.ts";
import type { HistoryAuthor } from "../../ground/history/author.ts";
import { addCatalogueChange } from "../../ground/history/changes-data.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";

interface NewPeopleChange {
  readonly kind?: PeopleKind;
  readonly recordId?: number;
  readonly recordName: string;
  readonly action: CatalogueAction;
  readonly before?: object;
  readonly after?: object;
}

type Signed = Omit<HistoryAuthor, "locale">;

/** Writes a change of the group's members into the history; returns the id of the entry. */
export function addPeopleChange(
  connection: Transaction,
  { groupId, proId, at }: Signed,
  { kind = "people", recordId, before = {}, after = {}, ...rest }: NewPeopleChange,
): Promise<number> {
  const change = { at, proId, kind, recordId: recordId ?? null, before, after, ...rest };
  return addCatalogueChange(connection, groupId, change);
}

/** Writes a change of role and calendars; null: not a member before, or afterwards. Returns null when nothing differs. */
export async function addMembershipChange(
  connection: Transaction,
  signed: Signed,
  change: Pick<NewPeopleChange, "recordName" | "action"> & { readonly recordId: number },
  [before, after]: readonly [before: Membership | null, after: Membership | null],
): Promise<number | null> {
  const [was, is] = [before, after].map((one) => one && { role: one.role, calendars: one.calendars });
  const differs = changedFields(was ?? {}, is ?? {});
  if (is && Object.keys(differs).length === 0) return null;
  const differed = changedFields(is ?? {}, was ?? {});
  return addPeopleChange(connection, signed, { ...change, before: differed, after: differs });
}

/** Returns a person's name for the history; the address if there is no name. */
export function personName(person: {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}): string {
  return `${person.firstname} ${person.lastname}`.trim() || person.email;
}
