import * as fc from "fast-check";
import { type EpochMinute, WEEKDAYS, addDays } from "../../time/instant.ts";
import type { Catalogue, Schedule, Service, TaughtClass } from "../model.ts";
import { servicePlaceId } from "../service-places.ts";
import { slowClock, slowInstant } from "./slow-clock.ts";
import type { SlowLink, SlowRow } from "./slow-slots.ts";

/** A random group, its taken times, and a request; the days are around a clock change if the zone has one. */
export interface RandomCase {
  readonly zone: string;
  readonly day: string;
  readonly catalogue: Catalogue;
  readonly rows: readonly SlowRow[];
  readonly chain: readonly SlowLink[];
  readonly from: number;
  readonly until: number;
  readonly now: EpochMinute;
}

const SCENES = [
  ["Europe/Paris", "2026-03-29"],
  ["Europe/Paris", "2026-10-25"],
  ["Europe/Paris", "2026-12-01"],
  ["America/New_York", "2026-03-08"],
  ["America/New_York", "2026-11-01"],
  // A change of half an hour, in the southern summer.
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04"],
  // A change at midnight, in the years that had it.
  ["America/Sao_Paulo", "2018-02-18"],
  ["America/Sao_Paulo", "2018-11-04"],
  ["Asia/Kathmandu", "2026-05-05"],
  // A permanent change of a quarter of an hour.
  ["Asia/Kathmandu", "1986-01-01"],
  ["America/St_Johns", "2026-03-08"],
  ["America/St_Johns", "2026-11-01"],
  // A change one minute past midnight.
  ["America/St_Johns", "2010-03-14"],
  ["America/St_Johns", "2010-11-07"],
  // A whole day that was skipped.
  ["Pacific/Apia", "2011-12-30"],
] as const;

const CALENDAR_IDS = [11, 12, 13];
const RESOURCE_IDS = [21, 22];
const SERVICE_IDS = [1, 2, 3];
const SERVICE_PLACE_IDS = SERVICE_IDS.map(servicePlaceId);

const minute = fc.oneof(
  fc.integer({ min: 0, max: 288 }).map((n) => n * 5),
  // The small hours, in which clocks change, and midnight itself.
  fc.integer({ min: 0, max: 16 }).map((n) => n * 15),
  fc.constantFrom(0, 60, 120, 150, 180, 540, 1080, 1380, 1440),
);
const wallRange = fc
  .tuple(minute, minute)
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: toTime(from), to: toTime(to) }));
const someServices = seldom(fc.subarray(SERVICE_IDS), undefined);
const buffer = fc.constantFrom(0, 0, 0, 5, 10, 20, 45);
const capacity = fc.constantFrom(1, 1, 1, 2, 3);

function nearbyDay(day: string) {
  return fc.integer({ min: -2, max: 3 }).map((days) => addDays(day, days));
}

function rule(day: string, forServices: fc.Arbitrary<number[] | undefined> = fc.constant(undefined)) {
  return fc
    .record({
      days: fc.oneof(fc.constant([...WEEKDAYS]), fc.subarray([...WEEKDAYS], { minLength: 3 })),
      range: fc.oneof(
        wallRange,
        wallRange.map(({ from }) => ({ from, to: "24:00" })),
        wallRange.map(({ to }) => ({ from: "00:00", to })),
      ),
      valid_from: seldom(nearbyDay(day), undefined),
      valid_until: seldom(nearbyDay(day), undefined),
      adds_to_week: seldom(fc.constant(true), undefined),
      interventions: forServices,
    })
    .map(({ range, ...rest }) => ({ ...rest, ...range }));
}

function schedule(
  id: number,
  day: string,
  midnight: EpochMinute,
  isResource: boolean,
): fc.Arbitrary<Schedule> {
  const nearby = nearbyDay(day);
  const opening = fc
    .record({ date: nearby, range: wallRange, interventions: someServices })
    .map(({ range, ...rest }) => ({ ...rest, ...range }));
  const busy = fc
    .tuple(fc.integer({ min: -1440, max: 2880 }), fc.integer({ min: 0, max: 300 }))
    .map(([from, length]) => [midnight + from, midnight + from + length]);
  return fc.record({
    id: fc.constant(id),
    sort: fc.integer({ min: 0, max: 2 }),
    capacity,
    slot_step: fc.constantFrom(5, 7, 10, 15, 20, 30, 45, 60, 90),
    maxrdv_period: seldom(fc.integer({ min: 0, max: 4000 }), null),
    openinghours: fc.oneof(
      {
        weight: isResource ? 5 : 1,
        arbitrary: fc.constant([{ days: [...WEEKDAYS], from: "00:00", to: "24:00" }]),
      },
      { weight: 3, arbitrary: fc.array(rule(day, someServices), { minLength: 1, maxLength: 4 }) },
    ),
    openings: fc.array(opening, { maxLength: 2 }),
    busy: seldom(fc.array(busy, { minLength: 1, maxLength: 3 }), []).map((all) => all.flat()),
    closures: seldom(fc.array(closureNear(day), { minLength: 1, maxLength: 2 }), []),
    holidays: seldom(
      nearby.map((day) => new Set([day])),
      new Set<string>(),
    ),
    classes: seldom(fc.array(taughtClass(day), { minLength: 1, maxLength: 2 }), []),
  });
}

/** Generates a class: its hours hold one date after another, and some dates are cancelled. */
function taughtClass(day: string): fc.Arbitrary<TaughtClass> {
  return fc
    .record({
      length: fc.integer({ min: 10, max: 120 }),
      before: buffer,
      after: buffer,
      openinghours: fc.array(rule(day), { minLength: 1, maxLength: 2 }),
      closures: seldom(fc.array(closureNear(day), { minLength: 1, maxLength: 2 }), []),
    })
    .map(({ length, before, after, openinghours, closures }) => ({
      service: { id: 9, length, buffer_before: before, buffer_after: after },
      schedule: {
        id: 19,
        sort: 0,
        capacity: 12,
        slot_step: length + before + after,
        maxrdv_period: null,
        openinghours,
        openings: [],
        closures,
        holidays: new Set<string>(),
      },
    }));
}

function closureNear(day: string): fc.Arbitrary<{ start: string; end: string }> {
  return fc
    .tuple(nearbyDay(day), minute, nearbyDay(day), minute)
    .filter(([, from, , to]) => from < 1440 && to < 1440)
    .map(([a, from, b, to]) => [`${a} ${toTime(from)}`, `${b} ${toTime(to)}`].sort())
    .map(([start, end]) => ({ start: start!, end: end! }));
}

function service(id: number, day: string): fc.Arbitrary<Service> {
  return fc.record({
    id: fc.constant(id),
    length: fc.oneof(fc.constantFrom(10, 15, 20, 30, 45, 60, 90), fc.integer({ min: 1, max: 100 })),
    buffer_before: buffer,
    buffer_after: buffer,
    need_resource: fc.constantFrom(false, false, true),
    calendars: seldomSome(CALENDAR_IDS),
    resources: seldomSome(RESOURCE_IDS),
    openinghours: seldom(fc.array(rule(day), { maxLength: 3 }), null),
    min_notice: seldom(fc.constantFrom(0, 30, 300, 1000), null),
    maxrdv_period: seldom(fc.integer({ min: 0, max: 4000 }), null),
    min_between_starts: seldom(fc.constantFrom(5, 20, 60, 100), undefined),
    by_place: seldom(fc.array(placeTerms, { minLength: 1, maxLength: 3 }), undefined),
  });
}

const placeTerms = fc.record({
  calendars: fc.subarray(CALENDAR_IDS),
  resources: fc.subarray(RESOURCE_IDS),
  length: fc.option(fc.constantFrom(5, 20, 45, 80), { nil: null, freq: 5 }),
  price: fc.constant(null),
});

/** Generates cases with one service (`links` 1) or with chains of up to `links` links. Everything lies in three days. */
export function randomCase(links: 1 | 2 | 3): fc.Arbitrary<RandomCase> {
  return fc.constantFrom(...SCENES).chain(([zone, day]) => {
    const clock = slowClock(zone, day);
    const midnight = slowInstant(clock, day, 0);
    const instant = fc.integer({ min: -1440, max: 2 * 1440 }).map((minutes) => midnight + minutes);
    const row = fc.record({
      id: fc.constantFrom(...CALENDAR_IDS, ...RESOURCE_IDS, ...SERVICE_PLACE_IDS),
      from: fc.oneof(
        instant,
        fc.integer({ min: -96, max: 192 }).map((quarters) => midnight + quarters * 15),
      ),
      length: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(15, 30, 60, 240)),
      services: fc.subarray([1, 2, 3]),
    });
    const services = fc.tuple(service(1, day), service(2, day), service(3, day));
    const link = fc.record({
      serviceIndexes: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0, max: 2 }).map((index) => [index]) },
        { weight: 1, arbitrary: fc.shuffledSubarray([0, 1, 2], { minLength: 2, maxLength: 3 }) },
      ),
      calendarIds: seldomSome(CALENDAR_IDS),
      resourceIds: seldomSome(RESOURCE_IDS),
      breakBefore: fc.constantFrom(0, 0, 0, 5, 15, 30),
      // Only a single link may take several places.
      places: fc.constantFrom(...(links === 1 ? [undefined, undefined, 2, 3] : [undefined])),
    });
    const count = fc.constantFrom(1, 2, 3);
    return fc
      .record({
        calendars: fc.tuple(...CALENDAR_IDS.map((id) => schedule(id, day, midnight, false))),
        calendarCount: count,
        resources: fc.tuple(...RESOURCE_IDS.map((id) => schedule(id, day, midnight, true))),
        servicePlaces: seldom(
          fc.tuple(...SERVICE_PLACE_IDS.map((id) => fc.record({ id: fc.constant(id), capacity }))),
          [],
        ),
        min_notice: fc.constantFrom(0, 0, 30, 600),
        maxrdv_period: fc.constantFrom(525_600, 525_600, 525_600, 1440, 3000),
        rows: fc.array(row, { maxLength: 16 }),
        services,
        chain: fc.array(link, { minLength: links === 1 ? 1 : 2, maxLength: links }),
        from: instant,
        span: fc.integer({ min: 1, max: links === 1 ? 2160 : 900 }),
        ahead: fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(1000, 3000, 100_000)),
        second: fc.constantFrom(0, 0, 0.5),
      })
      .map((parts): RandomCase => {
        const { calendars, calendarCount, resources, rows, services, chain, from, span } = parts;
        return {
          zone,
          day,
          catalogue: {
            timezone: zone,
            min_notice: parts.min_notice,
            maxrdv_period: parts.maxrdv_period,
            calendars: calendars.slice(0, calendarCount),
            resources,
            servicePlaces: parts.servicePlaces,
          },
          rows: rows.map((row) => ({
            id: row.id,
            from: row.from,
            until: row.from + row.length,
            starts: (CALENDAR_IDS.includes(row.id) ? row.services : []).map((service_id) => ({
              calendar_id: row.id,
              service_id,
              start: row.from,
            })),
          })),
          chain: chain.map(({ serviceIndexes, ...rest }) => ({
            ...rest,
            services: serviceIndexes.map((index) => services[index]!),
          })),
          from,
          until: from + span,
          now: from - parts.ahead + parts.second,
        };
      });
  });
}

/** Generates mostly `otherwise`, to which a counterexample also shrinks. */
function seldom<T, U>(arbitrary: fc.Arbitrary<T>, otherwise: U): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });
}

function seldomSome(ids: number[]): fc.Arbitrary<number[] | null> {
  return seldom(fc.subarray(ids, { minLength: 1 }), null);
}

function toTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
