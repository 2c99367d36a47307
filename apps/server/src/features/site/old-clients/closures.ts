import { hash, randomInt } from "node:crypto";
import { ownCalendars } from "@rendezvous/domain/permission/shown-places";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredCalendar } from "../../catalogue/catalogue/stored-catalogue.ts";
import type { OldInput } from "./old-input.ts";

/**
 * Closures are no rows and have no ids. As vevents they get ids above those of the database and below 2^32. The id of a closure
 * made by an old client is stored in the name of its series, so that it survives a change; any other id is computed from the
 * calendar and times.
 */
const FIRST_ID = 2 ** 31;

export interface CalendarClosure {
  readonly id: number;
  readonly calendarId: number;
  readonly closure: StoredCalendar["closures"][number];
}

export function isClosureId(id: number): boolean {
  return id >= FIRST_ID;
}

export function newClosureId(): number {
  return FIRST_ID + randomInt(2 ** 31);
}

export function seriesOf(id: number): string {
  return `vevent-${id}`;
}

/** Returns the closures of the calendars on which the professional works. */
export async function listClosures({
  context,
  group,
  groupId,
  session,
}: OldInput): Promise<CalendarClosure[]> {
  const { calendars } = await loadCatalogue(context, group, groupId);
  const own = ownCalendars(session, groupId);
  return [...calendars.values()]
    .filter(({ id }) => own === null || own.includes(id))
    .flatMap(({ id: calendarId, closures }) =>
      closures.map((closure) => ({ id: idOf(calendarId, closure), calendarId, closure })),
    );
}

export async function findClosure(input: OldInput, id: number): Promise<CalendarClosure | undefined> {
  return (await listClosures(input)).findLast((one) => one.id === id);
}

function idOf(calendarId: number, { start, end, series }: CalendarClosure["closure"]): number {
  const [, named] = /^vevent-(\d{10})$/.exec(series ?? "") ?? [];
  if (named !== undefined) return Number(named);
  const digest = hash("sha256", `${calendarId} ${start} ${end}`, "buffer");
  return FIRST_ID + (digest.readUInt32BE(0) >>> 1);
}
