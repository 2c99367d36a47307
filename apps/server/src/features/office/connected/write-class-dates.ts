import { minuteOf } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
import { toClassEvent } from "../../booking/appointments/to-calendar-events.ts";
import { listTaughtDates, type TaughtDate } from "../../booking/slot/list-taught-dates.ts";
import { setSyncToken } from "./data.ts";
import { type OpenConnection, toEventUid } from "./open-remote.ts";
import type { RemoteEvent } from "./remote-calendar.ts";
import { contentHashOf } from "./write-events.ts";
import { deleteWrittenDate, listWrittenDates, saveWrittenDate } from "./written-dates-data.ts";

/**
 * The time for writing dates. Together with the writing of appointments it is shorter than the lease of a job; the next job goes
 * on.
 */
const WRITE_WITHIN_MS = 40_000;
/** The hash of a date that is being written for the first time. */
const NOT_WRITTEN = Buffer.alloc(0);

/**
 * Writes the dates of the classes whose teacher has the calendar. Changes in the remote calendar have no effect: a moved date is
 * written again at once, a deleted one when its content changes. `own`: the events in the remote calendar; null: unchanged.
 */
export async function writeClassDates(
  connected: OpenConnection,
  own: readonly RemoteEvent[] | null,
): Promise<void> {
  const { context, group, connection, remote } = connected;
  const { source_id, calendar_id, writes, locale } = connection;
  if (writes === null) return;
  const { db, clock, installation } = context;
  const { secret } = installation;
  const startedMs = performance.now();
  const now = minuteOf(clock.now());
  const [dates, written] = await Promise.all([
    listTaughtDates(context, group, { teacherId: calendar_id, from: now - 1440 }),
    listWrittenDates(db, group.id, source_id),
  ]);
  const hashes = new Map(written.map((date) => [nameOf(date), date.content_hash]));
  const there = new Map(own?.map((event) => [event.uid, event]));
  const toEvent = (date: TaughtDate): CalendarEvent => ({
    ...toClassEvent(date, { group, locale, secret, show: writes }),
    uid: toEventUid(group.id, nameOf(date), source_id, secret),
  });
  for (const date of dates) {
    if (performance.now() - startedMs > WRITE_WITHIN_MS) return;
    const event = toEvent(date);
    const content_hash = contentHashOf(event);
    if (hashes.get(nameOf(date))?.equals(content_hash) && !isMoved(there.get(event.uid), event)) continue;
    await setSyncToken(db, group.id, source_id, null);
    // Stores the date before writing the event: if the process ends in between, a later job can still remove the event.
    if (!hashes.has(nameOf(date)))
      await saveWrittenDate(db, group.id, source_id, { ...date, content_hash: NOT_WRITTEN });
    // If the event changes there at this moment, the next job writes it.
    if ((await remote.put(event, null)) === "changed") continue;
    await saveWrittenDate(db, group.id, source_id, { ...date, content_hash });
  }
  const present = new Set(dates.map(nameOf));
  for (const date of written.filter((one) => !present.has(nameOf(one)))) {
    // The event of a past date stays in the remote calendar.
    if (date.start > now) {
      await setSyncToken(db, group.id, source_id, null);
      await remote.remove(toEventUid(group.id, nameOf(date), source_id, secret));
    }
    await deleteWrittenDate(db, group.id, source_id, date);
  }
}

function nameOf({ class_id, start }: Pick<TaughtDate, "class_id" | "start">): string {
  return `class-${class_id}-${start}`;
}

function isMoved(there: RemoteEvent | undefined, { start, end }: CalendarEvent): boolean {
  return there !== undefined && (there.start !== start || there.end !== end);
}
