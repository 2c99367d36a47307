import { formatRfc3339, wallToInstant } from "../time/zone.ts";
import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import type { Catalogue, ChainLink } from "./model.ts";
import type { Occupant, Reason } from "./reason.ts";
import { at, calendar, group, link, open, service } from "./testing/example-group.ts";
import { runToEnd, unlimitedBudget } from "./work.ts";

const DAY = "2026-12-01";
const MORNING = [open("09:00", "12:00")];

type Busy = readonly [id: number, start: string, end: string, before?: number, after?: number];

/** Returns the lines of the day for the first calendar's opening hours. */
function linesOf(
  catalogue: Catalogue,
  chain: ChainLink[],
  busy: readonly Busy[] = [],
  now = "00:00",
): string[] {
  const zone = catalogue.timezone;
  const occupants = busy.map(([calendarId, start, end, before = 0, after = 0], key): Occupant => {
    const span = { start: at(zone, DAY, start), end: at(zone, DAY, end) };
    return { key, calendarId, ...span, from: span.start - before, until: span.end + after };
  });
  const from = wallToInstant(zone, DAY, 0);
  const request = { chain, from, until: from + 1440, now: at(zone, DAY, now) };
  const timelines = runToEnd(explain(catalogue, occupants, request, unlimitedBudget()));
  const time = (instant: number) => formatRfc3339(zone, instant).slice(11, 16);
  const say = (reason: Reason): string => {
    if ("by" in reason && reason.by.length > 0) return `${reason.code} ${reason.by.join()}`;
    if (reason.code === "too_short") return `too_short until ${time(reason.until)}`;
    if (reason.code === "closure") return `closure ${reason.closure}`;
    if (reason.code === "link") return `link ${reason.link}`;
    if (reason.code === "resource")
      return `resource (${reason.places.map(({ id, reasons }) => `${id}: ${reasons.map(say).join()}`).join("; ")})`;
    return reason.code;
  };
  return (timelines?.[0]?.ranges ?? [])
    .filter(({ reasons }) => !reasons.some(({ code }) => code === "closed"))
    .map(({ from: start, until, starts, reasons }) =>
      [
        `${time(start)}-${time(until)}`,
        reasons.map(say).join(" + ") || "free",
        ...(starts.length > 0 ? [`(${starts.map(time).join(" ")})`] : []),
      ].join(" "),
    );
}

const half = [link(service(30))];

test("a morning in which somebody has an appointment", () => {
  expect(linesOf(group([calendar(1, { openinghours: MORNING })]), half, [[1, "10:00", "10:45"]])).toEqual([
    "09:00-09:31 free (09:00 09:30)",
    "09:31-10:00 too_short 0",
    "10:00-10:45 taken 0 (10:00 10:30)",
    "10:45-11:31 free (11:00 11:30)",
    "11:31-12:00 too_short until 12:00",
  ]);
});

test("a gap between two appointments in which the step has no time", () => {
  const busy: Busy[] = [
    [1, "09:00", "10:10"],
    [1, "10:50", "12:00"],
  ];
  expect(linesOf(group([calendar(1, { openinghours: MORNING })]), half, busy)).toEqual([
    "09:00-10:10 taken 0 (09:00 09:30 10:00)",
    "10:10-10:21 step",
    "10:21-10:50 too_short 1 (10:30)",
    "10:50-11:31 taken 1 (11:00 11:30)",
    "11:31-12:00 too_short until 12:00 + taken 1",
  ]);
});

test("what is kept free before and after, one's own and that of others", () => {
  const requestBody = [link(service(30, { buffer_before: 15 }))];
  expect(
    linesOf(group([calendar(1, { openinghours: MORNING })]), requestBody, [[1, "10:00", "11:00", 10, 5]]),
  ).toEqual([
    "09:00-09:21 free (09:00)",
    "09:21-09:31 buffer 0 (09:30)",
    "09:31-10:00 too_short 0",
    "10:00-11:00 taken 0 (10:00 10:30)",
    "11:00-11:20 buffer 0 (11:00)",
    "11:20-11:31 free (11:30)",
    "11:31-12:00 too_short until 12:00",
  ]);
});

test("a course for two that is full", () => {
  const course = calendar(1, { openinghours: [open("09:00", "10:00")], capacity: 2 });
  const busy: Busy[] = [
    [1, "09:00", "10:00"],
    [1, "09:15", "09:30"],
  ];
  expect(linesOf(group([course]), [link(service(15))], busy)).toEqual([
    "09:00-09:01 free (09:00)",
    "09:01-09:15 too_short 0,1",
    "09:15-09:30 capacity 0,1",
    "09:30-09:46 free (09:30)",
    "09:46-10:00 too_short until 10:00",
  ]);
});

test("a closure, a public holiday, and hours for another service", () => {
  const closures = [{ start: `${DAY} 10:00`, end: `${DAY} 11:00` }];
  expect(linesOf(group([calendar(1, { openinghours: MORNING, closures })]), half)).toEqual([
    "09:00-09:31 free (09:00 09:30)",
    "09:31-10:00 too_short until 10:00",
    "10:00-11:00 closure 0 (10:00 10:30)",
    "11:00-11:31 free (11:00 11:30)",
    "11:31-12:00 too_short until 12:00",
  ]);
  expect(linesOf(group([calendar(1, { openinghours: MORNING, holidays: new Set([DAY]) })]), half)).toEqual([
    "09:00-11:31 holiday",
    "11:31-12:00 holiday + too_short until 12:00",
  ]);
  const openinghours = [open("09:00", "10:00", { interventions: [7] })];
  expect(linesOf(group([calendar(1, { openinghours })]), half)).toEqual(["09:00-10:00 other_services"]);
});

test("a time taken elsewhere, in one piece from two sources", () => {
  const minutes = ["10:10", "10:20", "10:15", "11:00"].map((time) => at("Europe/Paris", DAY, time));
  expect(linesOf(group([calendar(1, { openinghours: MORNING, busy: minutes })]), half)).toEqual([
    "09:00-09:41 free (09:00 09:30)",
    "09:41-10:10 too_short until 10:10 (10:00)",
    "10:10-11:00 elsewhere (10:30)",
    "11:00-11:31 free (11:00 11:30)",
    "11:31-12:00 too_short until 12:00",
  ]);
});

test("the past, the notice and the period", () => {
  const catalogue = group([calendar(1, { openinghours: MORNING, maxrdv_period: 90 })], { min_notice: 30 });
  expect(linesOf(catalogue, half, [], "09:15")).toEqual([
    "09:00-09:15 past (09:00)",
    "09:15-09:45 notice (09:30)",
    "09:45-10:46 free (10:00 10:30)",
    "10:46-11:31 period (11:00 11:30)",
    "11:31-12:00 period + too_short until 12:00",
  ]);
});

test("a room that is missing, and why", () => {
  const requestBody = [link(service(30, { need_resource: true, resources: [8, 9] }))];
  const resources = [
    calendar(8, { openinghours: [open("09:00", "10:00")] }),
    calendar(9, { openinghours: [open("10:00", "12:00")] }),
  ];
  const catalogue = group([calendar(1, { openinghours: MORNING })], { resources });
  expect(linesOf(catalogue, requestBody, [[9, "10:00", "11:00"]])).toEqual([
    "09:00-09:31 free (09:00 09:30)",
    "09:31-10:00 resource (8: too_short until 10:00; 9: closed,too_short 0)",
    "10:00-11:00 resource (8: closed; 9: taken 0) (10:00 10:30)",
    "11:00-11:31 free (11:00 11:30)",
    "11:31-12:00 too_short until 12:00 + resource (8: closed; 9: too_short until 12:00)",
  ]);
});

test("a second service that finds no place in its turn", () => {
  const catalogue = group([
    calendar(1, { openinghours: MORNING }),
    calendar(2, { openinghours: [open("10:00", "12:00")] }),
  ]);
  const chain = [link(service(30), { calendarIds: [1] }), link(service(60, { id: 2 }), { calendarIds: [2] })];
  expect(linesOf(catalogue, chain)).toEqual([
    "09:00-09:30 link 1 (09:00)",
    "09:30-10:31 free (09:30 10:00 10:30)",
    "10:31-11:31 link 1 (11:00 11:30)",
    "11:31-12:00 too_short until 12:00 + link 1",
  ]);
});

test("services that do not fit one after the other, with what is kept free between them", () => {
  const [one, two] = [
    calendar(1, { openinghours: [open("09:00", "10:00")] }),
    calendar(2, { openinghours: [open("09:00", "10:00")] }),
  ];
  const chain = [
    link(service(20, { buffer_after: 15, calendars: [1] })),
    link(service(20, { id: 2, buffer_before: 15, calendars: [2] })),
  ];
  expect(linesOf(group([one, two]), chain, [[2, "09:00", "09:10"]])).toContain(
    "09:00-09:05 together (09:00)",
  );
});
