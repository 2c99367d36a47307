import { compileSchedule } from "@rendezvous/domain/availability/compile";
import { classStarts } from "@rendezvous/domain/availability/hours/opening-table";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { zoneTable } from "@rendezvous/domain/time/zone-table";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { loadCatalogue, type StoredClass } from "../../catalogue/catalogue/slot-catalogue.ts";
import { listTaughtTimes, type TaughtTime } from "./taught-times-data.ts";

/** A date of a class, as its teacher sees it. */
export interface TaughtDate extends TaughtTime {
  readonly places: number;
}

const DAYS_AHEAD = 90;

/** Returns the dates of a teacher's classes: earlier ones that had participants, and all of the next 90 days. */
export async function listTaughtDates(
  context: Context,
  group: GroupRecord,
  { teacherId, from }: { readonly teacherId: number; readonly from: EpochMinute },
): Promise<TaughtDate[]> {
  const groupId = group.id as AuthorizedGroupId;
  const now = minuteOf(context.clock.now());
  const until = now + DAYS_AHEAD * 1440;
  const [{ catalogue, classes }, times] = await Promise.all([
    loadCatalogue(context, group, groupId),
    listTaughtTimes(context.db, groupId, { teacherId, from, until }),
  ]);
  const booked = new Map(times.map((time) => [nameOf(time), time]));
  const own = [...classes.values()].filter((one) => one.teacherId === teacherId);
  const coming = own.flatMap((one) => {
    const { id, record, service } = one;
    return listClassStarts(one, catalogue.timezone, now, until).map((start) => ({
      class_id: id,
      name: record.name,
      start,
      end: start + service.length,
      participants: 0,
      changed_at: null,
      ...booked.get(nameOf({ class_id: id, start })),
    }));
  });
  const listed = new Set(coming.map(nameOf));
  const others = times.filter((time) => time.participants > 0 && !listed.has(nameOf(time)));
  const limits = new Map(catalogue.servicePlaces?.map(({ id, capacity }) => [id, capacity]));
  const placesOf = ({ class_id, participants }: TaughtTime) => {
    const one = classes.get(class_id);
    return one ? countAllPlaces(one, limits) : participants;
  };
  return [...others, ...coming]
    .map((time) => ({ ...time, places: placesOf(time) }))
    .sort((a, b) => a.start - b.start || a.class_id - b.class_id);
}

function nameOf({ class_id, start }: Pick<TaughtTime, "class_id" | "start">): string {
  return `${class_id} ${start}`;
}

/** Returns the places of a class; its service may have a limit of its own, over all calendars. */
export function countAllPlaces(
  { schedule, service }: StoredClass,
  limits: ReadonlyMap<number, number>,
): number {
  return Math.min(schedule.capacity, limits.get(servicePlaceId(service.id)) ?? schedule.capacity);
}

/** Returns the instants in [from, until) at which a class begins. */
export function listClassStarts(
  { schedule, service }: StoredClass,
  zone: string,
  from: EpochMinute,
  until: EpochMinute,
): EpochMinute[] {
  if (from >= until) return [];
  return classStarts({ compiled: compileSchedule(schedule, zoneTable(zone)), service }, from, until);
}
