import type { GroupForOperator } from "@rendezvous/contract/site/operator";
import { type CallInput, defineCall, refuse, reply } from "../../../http/call.ts";
import { countQuotas } from "../../catalogue/group/sender.ts";
import { findGroupFigures, findGroupSummary } from "./groups-data.ts";
import { listNewestOperatorChanges } from "./operator-changes-data.ts";
import { toGroupSummary } from "./to-group-summary.ts";

/** Returns the figures, limits and history of a group. */
export const getOperatedGroup = defineCall("getOperatedGroup", async (input) => {
  const group = await findOperatedGroup(input);
  return group ? reply(group) : refuse("not_found");
});

/** Returns null for an unknown group. */
export async function findOperatedGroup({
  context,
  params,
}: Pick<CallInput<"getOperatedGroup">, "context" | "params">): Promise<GroupForOperator | null> {
  const groupId = params.operatedGroupId ?? 0;
  const { db, clock } = context;
  const summary = await findGroupSummary(db, groupId, new Date(clock.now()));
  if (!summary) return null;
  const [figures, counted, changes] = await Promise.all([
    findGroupFigures(db, groupId),
    countQuotas(context, groupId),
    listNewestOperatorChanges(db, groupId),
  ]);
  const { deactivated_at, reason, quotas, ...others } = figures;
  const limitOf = (kind: keyof typeof counted) => ({ ...counted[kind], own: quotas[kind] ?? null });
  return {
    ...toGroupSummary(summary),
    ...others,
    deactivation: deactivated_at && { at: deactivated_at.toISOString(), reason: reason ?? "" },
    quotas: { mails: limitOf("mails"), sms: limitOf("sms"), invitations: limitOf("invitations") },
    changes,
  };
}
