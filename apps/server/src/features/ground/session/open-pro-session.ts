import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { HalfWaySession, ProSession } from "@rendezvous/domain/permission/session";
import type { Queryable } from "../../../lib/database/database.ts";
import { listRequiringGroups, listStoredFactors } from "./factor-data.ts";
import { openSession } from "./session-data.ts";

/**
 * Opens a session after a correct password or mailed link; a half-way session if a second factor must be given or set up first.
 */
export async function openProSession(
  database: Queryable,
  session: ProSession,
  nowMs: EpochMs,
): Promise<{ readonly session: ProSession | HalfWaySession; readonly token: string }> {
  const { groupId, proId, email } = session;
  const hasFactor = (await listStoredFactors(database, proId)).length > 0;
  const needsFactor = hasFactor || (await listRequiringGroups(database, proId)).length > 0;
  const token = await openSession(database, groupId, session, nowMs, needsFactor);
  return { session: needsFactor ? { kind: "half_way", groupId, proId, email, hasFactor } : session, token };
}
