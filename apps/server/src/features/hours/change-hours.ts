import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import type { CallInput } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { calendarLocks } from "../../lib/locks.ts";
import { INVALID_CALENDAR } from "../slot/parse-booking-items.ts";
import { lockSpecialHours, type SpecialHours, updateSpecialHours } from "./data.ts";

type Input = Pick<CallInput<"deleteOpening">, "context" | "session" | "groupId" | "params">;

/** What becomes of a calendar's hours, and what there is to say of it. */
interface Changed<Said> {
  readonly hours: Partial<SpecialHours>;
  readonly said: Said;
}

/**
 * Changes the closures and openings of one calendar; `change` answers null where what is to be changed is not there. Whoever books on
 * it waits meanwhile, and then decides by the new ones: all that lies in them is known as soon as this has returned.
 */
export async function changeHours<Said>(
  { context, session, groupId, params }: Input,
  change: (hours: SpecialHours) => Changed<Said> | null,
): Promise<{ readonly ok: true; readonly said: Said } | Refusal> {
  const { calendarId = 0 } = params;
  const own = ownCalendars(session, groupId);
  if (own && !own.includes(calendarId)) return INVALID_CALENDAR;
  const result = await context.lockedTransaction(groupId, calendarLocks([calendarId]), async (connection) => {
    const before = await lockSpecialHours(connection, groupId, calendarId);
    if (!before) return INVALID_CALENDAR;
    const changed = change(before);
    if (!changed) return refuse("not_found");
    await updateSpecialHours(connection, groupId, calendarId, { ...before, ...changed.hours });
    return { ok: true as const, said: changed.said };
  });
  if (!result.ok) return "refusal" in result ? refuse(result.refusal) : result;
  context.changes.announce("catalogue", groupId);
  return result;
}
