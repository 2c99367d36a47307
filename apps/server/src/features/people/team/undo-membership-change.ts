import { canBeUndone } from "@rendezvous/contract/office/catalogue-change";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { Membership } from "./invitation-data.ts";
import type { Author } from "../../ground/history/author.ts";
import type { ChangeRow } from "../../ground/history/changes-data.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";
import { type MembershipOrNone, changeMembership } from "./change-colleague.ts";

/**
 * Restores a colleague's role and calendars if no one has changed them since; a removed person joins again with their existing
 * login.
 */
export async function undoMembershipChange(
  connection: Transaction,
  author: Author,
  change: ChangeRow,
): Promise<{ readonly ok: true; readonly changeId: number } | Refusal> {
  const { record_id: proId, record_name: name, before, after } = change;
  // An access key may undo changes of the catalogue, but not of members.
  if (!hasRight("manage_pros", author.session, author.groupId)) return refuse("forbidden");
  if (!canBeUndone(change) || proId === null) return refuse("cannot_undo");
  const undone = await changeMembership(connection, author, { proId, name, action: "undone" }, (present) =>
    isAsLeft(present, after) ? toPlace({ ...present, ...before }, before) : refuse("cannot_undo"),
  );
  if (!undone.ok) return undone;
  return undone.changeId === null ? refuse("cannot_undo") : { ok: true, changeId: undone.changeId };
}

type Fields = ChangeRow["before"];

function isAsLeft(present: MembershipOrNone, after: Fields): boolean {
  const wasLeft = Object.keys(after).length === 0;
  return wasLeft ? present === null : Object.keys(changedFields({ ...present }, after)).length === 0;
}

/** Empty fields mean that the person was not a member. */
function toPlace(fields: Fields, before: Fields): MembershipOrNone {
  return Object.keys(before).length === 0 ? null : (fields as Fields & Membership);
}
