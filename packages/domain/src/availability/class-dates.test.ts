import { expect, test } from "vitest";
import { zoneTable } from "../time/zone-table.ts";
import { formatWallDateTime, parseWallDateTime } from "../time/zone.ts";
import { compileSchedule } from "./compile.ts";
import { classStarts } from "./hours/opening-table.ts";
import { findSlots } from "./find-slots.ts";
import type { Schedule, Service } from "./model.ts";

const ZONE = "Europe/Paris";
const at = (wall: string): number => parseWallDateTime(ZONE, `${wall}:00`)!;
const wall = (instant: number): string => formatWallDateTime(ZONE, instant).slice(0, 16).replace("T", " ");

const YOGA: Service = {
  id: 1,
  length: 60,
  buffer_before: 0,
  buffer_after: 15,
  need_resource: false,
  calendars: [20],
  resources: null,
  openinghours: null,
  min_notice: null,
  maxrdv_period: null,
};
const MASSAGE: Service = { ...YOGA, id: 2, buffer_after: 0, calendars: [10] };

const EVENINGS: Schedule = {
  id: 20,
  sort: 1,
  capacity: 12,
  slot_step: 75,
  maxrdv_period: null,
  openinghours: [{ days: ["tu"], from: "18:00", to: "20:15" }],
  openings: [{ date: "2026-12-05", from: "10:00", to: "11:00" }],
  closures: [{ start: "2026-12-08 18:00", end: "2026-12-08 19:00" }],
  holidays: new Set(),
};
const TEACHER: Schedule = {
  ...EVENINGS,
  id: 10,
  capacity: 1,
  slot_step: 30,
  openinghours: [{ days: ["tu"], from: "17:00", to: "21:00" }],
  openings: [],
  closures: [],
  classes: [{ schedule: EVENINGS, service: YOGA }],
};

function startsOf(service: Service, from: string, until: string) {
  const catalogue = {
    timezone: ZONE,
    min_notice: 0,
    maxrdv_period: 525_600,
    calendars: [TEACHER, EVENINGS],
    resources: [],
  };
  const chain = [{ service, calendarIds: null, resourceIds: null, breakBefore: 0 }];
  const request = { chain, from: at(from), until: at(until), now: at("2026-11-30 08:00") };
  return findSlots(catalogue, new Map(), request).map(({ start, capacity }) => [wall(start), capacity]);
}

test("a class is booked at its dates only, one after another in longer hours, as often as it has places", () => {
  expect(startsOf(YOGA, "2026-12-01 00:00", "2026-12-09 00:00")).toEqual([
    ["2026-12-01 18:00", 12],
    ["2026-12-01 19:15", 12],
    ["2026-12-05 10:00", 12],
    ["2026-12-08 19:15", 12],
  ]);
});

test("its dates with their buffers close the teacher's calendar, cancelled ones do not", () => {
  expect(startsOf(MASSAGE, "2026-12-01 00:00", "2026-12-02 00:00").map(([start]) => start)).toEqual([
    "2026-12-01 17:00",
  ]);
  expect(startsOf(MASSAGE, "2026-12-08 00:00", "2026-12-09 00:00").map(([start]) => start)).toEqual([
    "2026-12-08 17:00",
    "2026-12-08 17:30",
    "2026-12-08 18:00",
  ]);
});

test("the dates of a span are those that begin in it", () => {
  const compiled = compileSchedule(EVENINGS, zoneTable(ZONE));
  const starts = classStarts({ compiled, service: YOGA }, at("2026-12-01 18:01"), at("2026-12-05 10:00"));
  expect(starts.map(wall)).toEqual(["2026-12-01 19:15"]);
});
