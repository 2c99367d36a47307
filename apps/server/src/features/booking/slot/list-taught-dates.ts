import { compileSchedule } from "@rendezvous/domain/availability/compile";
import { classStarts } from "@rendezvous/domain/availability/hours/opening-table";
import { servicePlaceId } from "@rendezvous/domain/availability/service-places";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { zoneTable } from "@rendezvous/domain/time/zone-table";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { runInSlices } from "../../../lib/in-turns.ts";
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
  const limits = new Map(catalogue.servicePlaces?.map(({ id, capacity }) => [id, capacity]));
  const own = [...classes.values()].filter((one) => one.teacherId === teacherId);
  const coming = await runInSlices(
    comingDates(own, {
      zone: catalogue.timezone,
      from: now,
      until,
      booked: new Map(times.map((time) => [nameOf(time), time])),
      limits,
    }),
  );
  const listed = new Set(coming.filter(({ changed_at }) => changed_at !== null).map(nameOf));
  const others = times
    .filter((time) => time.participants > 0 && !listed.has(nameOf(time)))
    .map((time) => {
      const one = classes.get(time.class_id);
      return { ...time, places: one ? countAllPlaces(one, limits) : time.participants };
    });
  return [...others, ...coming].sort((a, b) => a.start - b.start || a.class_id - b.class_id);
}

interface Coming {
  readonly zone: string;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly booked: ReadonlyMap<string, TaughtTime>;
  readonly limits: ReadonlyMap<number, number>;
}

/** Lists the dates of classes in [from, until), one per step. */
function* comingDates(
  classes: readonly StoredClass[],
  { zone, from, until, booked, limits }: Coming,
): Generator<undefined, TaughtDate[]> {
  const dates: TaughtDate[] = [];
  for (const one of classes) {
    const { id: class_id, record, service } = one;
    const places = countAllPlaces(one, limits);
    for (const start of listClassStarts(one, zone, from, until)) {
      const end = start + service.length;
      const empty = { class_id, name: record.name, start, end, participants: 0, changed_at: null };
      dates.push({ ...empty, ...booked.get(nameOf({ class_id, start })), places });
      yield;
    }
  }
  return dates;
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
