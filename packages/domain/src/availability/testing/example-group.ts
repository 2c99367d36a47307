import { WEEKDAYS, addDays, minuteOfDay } from "../../time/instant.ts";
import { formatRfc3339, wallToInstant } from "../../time/zone.ts";
import { findSlots } from "../find-slots.ts";
import type { Catalogue, ChainLink, OpeningRule, Schedule, Service } from "../model.ts";
import { toTakenTimes } from "../taken-times.ts";

const everyDay = [...WEEKDAYS];

export function calendar(id: number, fields: Partial<Schedule> = {}): Schedule {
  return {
    id,
    sort: 0,
    capacity: 1,
    slot_step: 30,
    maxrdv_period: null,
    openinghours: [],
    openings: [],
    closures: [],
    holidays: new Set(),
    ...fields,
  };
}

export function open(from: string, to: string, fields: Partial<OpeningRule> = {}): OpeningRule {
  return { days: everyDay, from, to, ...fields };
}

export function service(length: number, fields: Partial<Service> = {}): Service {
  return {
    id: 1,
    length,
    buffer_before: 0,
    buffer_after: 0,
    need_resource: false,
    calendars: null,
    resources: null,
    openinghours: null,
    min_notice: null,
    maxrdv_period: null,
    ...fields,
  };
}

export function link(service: Service, fields: Partial<ChainLink> = {}): ChainLink {
  return { service, calendarIds: null, resourceIds: null, breakBefore: 0, ...fields };
}

export function group(calendars: Schedule[], fields: Partial<Catalogue> = {}): Catalogue {
  return {
    timezone: "Europe/Paris",
    min_notice: 0,
    maxrdv_period: 525_600,
    calendars,
    resources: [],
    ...fields,
  };
}

export type Busy = readonly [id: number, from: string, until: string];

/** Returns the slots from one day's midnight to the next, or to the one after `days`. */
export function slotsOn(
  catalogue: Catalogue,
  day: string,
  chain: ChainLink[],
  busy: readonly Busy[] = [],
  days = 1,
) {
  const zone = catalogue.timezone;
  const from = wallToInstant(zone, day, 0);
  const until = wallToInstant(zone, addDays(day, days), 0);
  const rows = busy.map(([id, start, end]) => ({
    id,
    from: at(zone, day, start),
    until: at(zone, day, end),
  }));
  return findSlots(catalogue, toTakenTimes(rows), { chain, from, until, now: from - 1440 });
}

export function timesOn(...args: Parameters<typeof slotsOn>): string {
  const [{ timezone }] = args;
  return slotsOn(...args)
    .map(({ start }) => formatRfc3339(timezone, start).slice(11, 16))
    .join(" ");
}

export function at(zone: string, day: string, time: string): number {
  return wallToInstant(zone, day, minuteOfDay(time) ?? 0);
}
