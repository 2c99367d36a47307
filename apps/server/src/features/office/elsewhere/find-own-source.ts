import type { BusySource } from "@rendezvous/contract/office/busy-source-calls";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import { INVALID_CALENDAR } from "../../booking/slot/parse-booking-items.ts";
import { listSourceRows } from "./data.ts";

type Input = Pick<CallInput<"deleteBusySource">, "context" | "session" | "groupId" | "params">;

/** Returns the source of the path, if the session may change its calendar. */
export async function findOwnSource({
  context,
  session,
  groupId,
  params,
}: Input): Promise<{ readonly ok: true; readonly source: BusySource } | Refusal> {
  const [source] = await listSourceRows(context.db, groupId, {
    calendarIds: null,
    id: params.sourceId ?? 0,
    now: minuteOf(context.clock.now()),
  });
  if (!source) return refuse("not_found");
  const own = ownCalendars(session, groupId);
  return own && !own.includes(source.calendar_id) ? INVALID_CALENDAR : { ok: true, source };
}
