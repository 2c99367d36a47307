import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { Membership } from "./invitation-data.ts";
import { type Author, toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { findColleague, lockOwners, removeMember, writeMember } from "./data.ts";
import { addMembershipChange, personName } from "./add-people-change.ts";

/** A professional's role and calendars in the group; null: not a member. */
export type MembershipOrNone = (Membership & { readonly notices?: boolean | undefined }) | null;
type Decide = (present: MembershipOrNone) => MembershipOrNone | Refusal;

interface Colleague {
  readonly proId: number;
  /** The name of a person who is not a member at present. */
  readonly name?: string;
  readonly action: CatalogueAction;
}

export type ColleagueChangeResult = { readonly ok: true; readonly changeId: number | null } | Refusal;

/**
 * Changes a membership as an owner and writes it into the history. The group keeps at least one owner even with simultaneous
 * changes, and a session that has just lost the role of owner is refused.
 */
export async function changeMembership(
  connection: Transaction,
  author: Author,
  { proId, name = "", action }: Colleague,
  decide: Decide,
): Promise<ColleagueChangeResult> {
  const { groupId, session } = author;
  const owners = await lockOwners(connection, groupId);
  if (session.kind !== "pro" || !owners.includes(session.proId)) return refuse("forbidden");
  const present = await findColleague(connection, groupId, proId);
  const decision = decide(present);
  if (decision && "ok" in decision) return decision;
  if (decision?.role !== "owner" && owners.every((owner) => owner === proId)) return refuse("last_owner");
  if (!decision) await removeMember(connection, groupId, proId);
  else if (!(await writeMember(connection, groupId, proId, decision))) return refuse("cannot_undo");
  const change = { recordId: proId, recordName: present ? personName(present) : name, action };
  const changeId = await addMembershipChange(connection, toHistoryAuthor(author), change, [
    present,
    decision,
  ]);
  return { ok: true, changeId };
}

/** Changes the colleague whose id is in the request; they must be a member of the group. */
export async function changeColleague(
  input: CallInput<"updatePro" | "deletePro">,
  action: CatalogueAction,
  decide: (present: Membership) => MembershipOrNone,
): Promise<ColleagueChangeResult> {
  const { context, params } = input;
  const { proId = 0 } = params;
  const changed = await transactionOrRefusal(context.db, (connection) =>
    changeMembership(connection, toAuthor(input), { proId, action }, (present) =>
      present ? decide(present) : refuse("not_found"),
    ),
  );
  if (changed.ok) announceChangedRights(input, proId);
  return changed;
}

/** Ends the colleague's open streams, so that they reconnect with their new rights. Call it after the commit. */
export function announceChangedRights(
  { context, groupId }: Pick<Author, "context" | "groupId">,
  proId: number,
) {
  context.changes.announce("pros", groupId, [[proId]]);
}
