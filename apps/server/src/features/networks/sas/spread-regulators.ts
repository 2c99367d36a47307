import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { invite } from "../../people/team/invite.ts";
import { addMemberships, removeMemberships, takeUninvited } from "./regulators-data.ts";

/**
 * Makes the regulators, or one, members of exactly the groups that take part, as call centre. Those without a password get one
 * invitation, with which they choose it; if it expires, they ask for a new password like their colleagues.
 */
export async function spreadRegulators(context: Context, proId: number | null): Promise<void> {
  const changed = await transaction(context.db, async (connection) => {
    const memberships = [
      ...(await addMemberships(connection, proId)),
      ...(await removeMemberships(connection, proId)),
    ];
    const nowMs = context.clock.now();
    for (const { group_id, email, firstname, lastname, locale } of await takeUninvited(
      connection,
      proId,
      new Date(nowMs),
    ))
      await invite(
        connection,
        group_id,
        { email, firstname, lastname, locale, role: "call_centre", calendars: null },
        nowMs,
      );
    return memberships;
  });
  context.jobs.wake();
  // The directory of the cells learns who works where.
  for (const { group_id, pro_id } of changed) context.changes.announce("pros", group_id, [[pro_id]]);
}
