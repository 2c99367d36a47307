import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { misfitsOfPlace, misfitsOfService, type PlacedAppointment, type PlaceState } from "./misfits.ts";
import { minuteOfDay } from "../time/instant.ts";
import { wallToInstant } from "../time/zone.ts";
import type { OpeningRule, Schedule } from "./model.ts";
import { open } from "./testing/example-group.ts";

// Monday 2026-12-07 00:00 in UTC, in minutes.
const MONDAY = Date.parse("2026-12-07T00:00Z") / 60_000;

function place(schedule: Partial<Schedule> = {}, deleted = false): PlaceState {
  const usual: Schedule = {
    id: 1,
    sort: 0,
    capacity: 1,
    slot_step: 15,
    maxrdv_period: null,
    openinghours: [{ days: ["mo"], from: "09:00", to: "17:00" }],
    openings: [],
    closures: [],
    holidays: new Set(),
  };
  return { schedule: { ...usual, ...schedule }, deleted };
}

function at(id: number, start: number, length = 30, interventionIds = [7]): PlacedAppointment {
  const [from, until] = [MONDAY + start, MONDAY + start + length];
  return { id, start: from, end: until, interventionIds, takenFrom: from, takenUntil: until };
}

const left = (appointments: PlacedAppointment[], before: PlaceState, after: PlaceState, zone = "UTC") => [
  ...misfitsOfPlace(appointments, zone, before, after),
];

describe("a calendar that changes leaves behind", () => {
  const nine = at(1, 9 * 60);
  const half = at(2, 16 * 60 + 45);

  test("whoever is there when it is archived", () => {
    expect(left([nine, half], place(), place({}, true))).toEqual([
      [1, "calendar"],
      [2, "calendar"],
    ]);
    expect(left([nine], place({}, true), place({}, true))).toEqual([]);
  });

  test("whoever is not wholly within its hours, closures and holidays, but was", () => {
    const shorter = place({ openinghours: [{ days: ["mo"], from: "09:15", to: "17:00" }] });
    expect(left([nine, at(3, 9 * 60 + 15)], place(), shorter)).toEqual([[1, "hours"]]);
    expect(left([half], place(), place({ openinghours: [] }))).toEqual([]);
    const closed = place({ closures: [{ start: "2026-12-07 09:29", end: "2026-12-07 10:00" }] });
    expect(left([nine, at(3, 600)], place(), closed)).toEqual([[1, "hours"]]);
    expect(left([nine], place(), place({ holidays: new Set(["2026-12-07"]) }))).toEqual([[1, "hours"]]);
    const others = place({
      openinghours: [{ days: ["mo"], from: "09:00", to: "17:00", interventions: [8] }],
    });
    expect(left([nine, at(3, 600, 30, [8])], place(), others)).toEqual([[1, "hours"]]);
  });

  test("on the group's own clock, when that is set back too", () => {
    // On 2026-10-25 the clock in Paris goes back from 03:00 to 02:00.
    const sunday = Date.parse("2026-10-25T09:00Z") / 60_000 - MONDAY;
    const hours = place({ openinghours: [{ days: ["su"], from: "10:00", to: "11:00" }] });
    const later = place({ openinghours: [{ days: ["su"], from: "11:00", to: "12:00" }] });
    expect(left([at(1, sunday)], hours, later, "Europe/Paris")).toEqual([[1, "hours"]]);
    expect(left([at(1, sunday + 60)], hours, later, "Europe/Paris")).toEqual([]);
  });

  test("of too many at once those that were booked last", () => {
    const three = [at(3, 540), at(1, 550), at(2, 560)];
    expect(left(three, place({ capacity: 3 }), place({ capacity: 2 }))).toEqual([[3, "capacity"]]);
    expect(left(three, place({ capacity: 3 }), place({ capacity: 1 }))).toEqual([
      [3, "capacity"],
      [2, "capacity"],
    ]);
    // A long appointment overlaps both short ones, which never overlap each other.
    const row = [at(1, 540), at(2, 570), at(3, 540, 60)];
    expect(left(row, place({ capacity: 3 }), place({ capacity: 2 }))).toEqual([]);
    expect(left(row, place({ capacity: 3 }), place({ capacity: 1 }))).toEqual([[3, "capacity"]]);
    // Conflicts at other times do not count.
    const apart = [at(1, 540), at(2, 545), at(3, 600), at(4, 605, 60), at(5, 650)];
    expect(left(apart, place({ capacity: 3 }), place({ capacity: 2 }))).toEqual([]);
    // An appointment that was already one too many is not caused by this change.
    expect(left(three, place({ capacity: 2 }), place({ capacity: 2 }))).toEqual([]);
  });
});

const minute = fc.integer({ min: 0, max: 1440 });
const wall = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const range = fc
  .tuple(minute, minute)
  .filter(([from, to]) => from !== to)
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

const state = fc.record({
  capacity: fc.integer({ min: 1, max: 4 }),
  open: fc.array(fc.tuple(range, fc.option(fc.constantFrom(7, 8))), { maxLength: 4 }),
  closed: fc.array(range, { maxLength: 2 }),
  deleted: fc.boolean(),
});
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never;

function toPlace({ capacity, open, closed, deleted }: State): PlaceState {
  const openinghours = open.map(
    ([[from, to], service]): OpeningRule => ({
      days: ["mo"],
      from: wall(from),
      to: wall(to),
      ...(service !== null && { interventions: [service] }),
    }),
  );
  const closures = closed.map(([from, to]) => ({
    start: `2026-12-07 ${wall(from)}`,
    end: to === 1440 ? "2026-12-08 00:00" : `2026-12-07 ${wall(to)}`,
  }));
  return place({ capacity, openinghours, closures }, deleted);
}

const minutesOf = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => from + index - MONDAY);

/** The same computation, minute by minute. */
function slowly(appointments: readonly PlacedAppointment[], one: State) {
  const isOpen = ({ start, end, interventionIds }: PlacedAppointment) =>
    minutesOf(start, end).every(
      (now) =>
        interventionIds.every((id) =>
          one.open.some(([[from, to], service]) => from <= now && now < to && (service ?? id) === id),
        ) && !one.closed.some(([from, to]) => from <= now && now < to),
    );
  const counts = new Map<number, number>();
  const seats = new Set<number>();
  for (const { id, takenFrom, takenUntil } of appointments.toSorted((a, b) => a.id - b.id)) {
    const taken = minutesOf(takenFrom, takenUntil);
    if (taken.some((now) => (counts.get(now) ?? 0) >= one.capacity)) continue;
    for (const now of taken) counts.set(now, (counts.get(now) ?? 0) + 1);
    seats.add(id);
  }
  return { isOpen, seats };
}

test("is what minute after minute would say, whatever the hours, closures and appointments", () => {
  const appointment = fc
    .tuple(
      fc.integer({ min: 0, max: 1380 }),
      fc.integer({ min: 1, max: 60 }),
      fc.subarray([7, 8], { minLength: 1 }),
    )
    .map(([start, length, services]) => ({ start, length, services }));
  fc.assert(
    fc.property(fc.array(appointment, { maxLength: 8 }), state, state, (written, before, after) => {
      const appointments = written.map(({ start, length, services }, index) =>
        at(index + 1, start, length, services),
      );
      const [was, is] = [slowly(appointments, before), slowly(appointments, after)];
      const expected = appointments.flatMap((one) => {
        if (before.deleted) return [];
        if (after.deleted) return [[one.id, "calendar"]];
        if (was.isOpen(one) && !is.isOpen(one)) return [[one.id, "hours"]];
        const isLost = after.capacity < before.capacity && was.seats.has(one.id) && !is.seats.has(one.id);
        return isLost ? [[one.id, "capacity"]] : [];
      });
      expect(left(appointments, toPlace(before), toPlace(after))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

const paris = (time: string) => wallToInstant("Europe/Paris", "2026-12-01", minuteOfDay(time)!);
const from = (start: string, end: string) => ({
  start: paris(start),
  end: paris(end),
  takenFrom: paris(start),
  takenUntil: paris(end) + 10,
});

const startingAt = (id: number, start: string, calendarId = 4, isInClass = false) => ({
  id,
  calendarId,
  resourceId: null,
  isInClass,
  ...from(start, "12:00"),
});

describe("a service that changes leaves behind", () => {
  const usual = {
    id: 7,
    calendars: null,
    resources: null,
    need_resource: false,
    openinghours: null,
    deleted: false,
    max_at_once: 0,
    min_between_starts: 0,
  };
  const mine = [
    { id: 1, calendarId: 4, resourceId: null, isInClass: false, ...from("09:00", "09:30") },
    { id: 2, calendarId: 5, resourceId: 9, isInClass: false, ...from("14:00", "15:00") },
  ];

  test("those that are more at once than it may have now, buffers included; who booked first stays", () => {
    const three = [
      { id: 1, calendarId: 4, resourceId: null, isInClass: false, ...from("09:00", "09:30") },
      { id: 3, calendarId: 5, resourceId: null, isInClass: false, ...from("09:30", "10:00") },
      { id: 2, calendarId: 6, resourceId: null, isInClass: false, ...from("09:35", "10:00") },
    ];
    const leftBehind = (before: number, after: number) =>
      misfitsOfService(
        three,
        "Europe/Paris",
        { ...usual, max_at_once: before },
        { ...usual, max_at_once: after },
      );
    expect([...leftBehind(0, 1)]).toEqual([
      [3, "capacity"],
      [2, "capacity"],
    ]);
    expect([...leftBehind(0, 2)]).toEqual([[3, "capacity"]]);
    expect([...leftBehind(1, 0)]).toEqual([]);
  });

  test("those that start too close to an earlier booking on their calendar, outside classes", () => {
    const booked = [
      startingAt(3, "09:00"),
      startingAt(1, "09:20"),
      startingAt(2, "09:50"),
      startingAt(4, "09:50", 5),
      startingAt(5, "10:00", 6, true),
      startingAt(6, "10:00", 6, true),
    ];
    const leftBehind = (before: number, after: number) =>
      misfitsOfService(
        booked,
        "Europe/Paris",
        { ...usual, min_between_starts: before },
        { ...usual, min_between_starts: after },
      );
    expect([...leftBehind(0, 30)]).toEqual([[3, "between_starts"]]);
    expect([...leftBehind(30, 31)]).toEqual([[2, "between_starts"]]);
    expect([...leftBehind(31, 0)]).toEqual([]);
  });

  test.each([
    [
      "all of them when it is archived",
      { deleted: true },
      [
        [1, "service"],
        [2, "service"],
      ],
    ],
    ["those on a calendar that does it no more", { calendars: [5] }, [[1, "calendar"]]],
    ["those without the resource that it needs now", { need_resource: true }, [[1, "resource"]]],
    [
      "those with a resource that it uses no more",
      { need_resource: true, resources: [3] },
      [
        [1, "resource"],
        [2, "resource"],
      ],
    ],
    ["nobody by resources that it does not need", { resources: [3] }, []],
    ["those outside its own hours", { openinghours: [open("08:00", "14:30")] }, [[2, "hours"]]],
    ["nobody by hours that cover all", { openinghours: [open("09:00", "15:00")] }, []],
  ] as const)("%s", (_title, change, expected) => {
    expect([...misfitsOfService(mine, "Europe/Paris", usual, { ...usual, ...change })]).toEqual(expected);
    expect([
      ...misfitsOfService(mine, "Europe/Paris", { ...usual, ...change }, { ...usual, ...change }),
    ]).toEqual([]);
  });
});
