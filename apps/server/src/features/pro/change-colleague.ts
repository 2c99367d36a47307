import type { CallInput } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { transaction, type Transaction } from "../../lib/database.ts";
import { lockOwners } from "./data.ts";

/**
 * What an owner changes about who works in the group: it keeps an owner whatever others change at the same moment, and an owner who stopped
 * being one meanwhile changes nothing. The colleague's open streams end, so that they come back as who they are now.
 */
export async function changeColleague(
  { context, groupId, session, params }: CallInput<"updatePro" | "deletePro">,
  staysOwner: boolean,
  change: (connection: Transaction, proId: number) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const proId = params.proId ?? 0;
  const refused = await transaction(context.db, async (connection) => {
    const owners = await lockOwners(connection, groupId);
    if (session.kind !== "pro" || !owners.includes(session.proId)) return refuse("forbidden");
    if (!staysOwner && owners.every((owner) => owner === proId)) return refuse("last_owner");
    return change(connection, proId);
  });
  if (!refused) context.changes.announce("pros", groupId, [String(proId)]);
  return refused;
}
