import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Day, addDays } from "../time/instant.ts";
import { instantToWall, wallToInstant } from "../time/zone.ts";
import { dayTimeAxis, shownHourSpan } from "./day-time-axis.ts";
import { type DayEvent, type DayHours, dayColumns, nextEventsInBookings } from "./day-columns.ts";
import { type Span, toLanes } from "./lanes.ts";

const RUNS = { numRuns: 3000 };
/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000;

/** Includes days of both clock changes, and zones that change by half an hour or at midnight. */
const days = fc.constantFrom<[string, Day]>(
  ["Europe/Paris", "2026-12-01"],
  ["Europe/Paris", "2026-03-29"],
  ["Europe/Paris", "2026-10-25"],
  ["America/St_Johns", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["Africa/Cairo", "2026-04-24"],
  ["Asia/Kathmandu", "2026-06-15"],
);

/** Minutes from the start of the day, some of them before it or after its end. */
const minute = fc.integer({ min: -120, max: 1620 });
const span = fc
  .tuple(minute, fc.integer({ min: 1, max: 200 }))
  .map(([from, length]) => ({ from, until: from + length }));
const event = fc.record({
  span,
  before: fc.integer({ min: 0, max: 20 }),
  after: fc.integer({ min: 0, max: 20 }),
  calendarId: fc.integer({ min: 1, max: 3 }),
  resourceId: fc.constantFrom(null, null, 8, 9),
  bookingId: fc.constantFrom(null, 100, 101),
});

const isIn = ({ from, until }: Span, at: number): boolean => from <= at && at < until;

/** The simple reference, minute by minute: a cluster of overlaps is as wide as its fullest minute. */
function slowLanes(spans: readonly Span[]) {
  const order = spans
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.from - b.from || b.until - a.until || a.index - b.index);
  const placed: (Span & { index: number; lane: number })[] = [];
  for (const one of order) {
    let lane = 0;
    const isTaken = () =>
      placed.some((other) => {
        if (other.lane !== lane) return false;
        for (let at = one.from; at < one.until; at++) if (isIn(other, at)) return true;
        return false;
      });
    while (isTaken()) lane++;
    placed.push({ ...one, lane });
  }
  const isBusy = (at: number): boolean => spans.some((one) => isIn(one, at));
  return spans.map((one, index) => {
    let first = one.from;
    while (isBusy(first - 1) && connects(spans, first)) first--;
    let last = one.until - 1;
    while (isBusy(last + 1) && connects(spans, last + 1)) last++;
    let lanes = 0;
    for (let at = first; at <= last; at++)
      lanes = Math.max(lanes, spans.filter((other) => isIn(other, at)).length);
    return { lane: placed.find((other) => other.index === index)!.lane, lanes };
  });
}

function booked(id: number, start: number, bookingId: number | null): DayEvent {
  const end = start + 10;
  return { id, start, end, takenFrom: start, takenUntil: end, calendarId: id, resourceId: null, bookingId };
}

function hoursOn(day: Day): number[] {
  return dayTimeAxis("Europe/Paris", day).hours.map(({ hour }) => hour);
}

/** Whether a span covers both sides of the beginning of this minute. */
function connects(spans: readonly Span[], at: number): boolean {
  return spans.some((one) => isIn(one, at - 1) && isIn(one, at));
}

test("lanes are those of the obvious way", { timeout: TIMEOUT_MS }, () => {
  const short = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 25 }))
    .map(([from, length]) => ({ from, until: from + length }));
  fc.assert(
    fc.property(fc.array(short, { maxLength: 14 }), (spans) => {
      expect(toLanes(spans)).toEqual(slowLanes(spans));
    }),
    RUNS,
  );
});

test("every minute of the day shows what the obvious way shows, and nothing lies on top of another", {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(
      days,
      fc.array(event, { maxLength: 12 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), span), { maxLength: 3 }),
      ([zone, day], drawn, closed) => {
        const axis = dayTimeAxis(zone, day);
        const events = drawn.map(({ span: { from, until }, before, after, ...rest }, id): DayEvent => {
          const [start, end] = [axis.from + from, axis.from + until];
          return { ...rest, id, start, end, takenFrom: start - before, takenUntil: end + after };
        });
        const hours = [1, 2, 3].map(
          (calendarId): DayHours => ({
            calendarId,
            open: [axis.from + 400, axis.from + 500, axis.from + 600, axis.from + 5000],
            closures: closed
              .filter(([id]) => id === calendarId)
              .map(([, { from, until }]) => ({
                from: axis.from + from,
                until: axis.from + until,
                label: "away",
                start: "",
                end: "",
              })),
          }),
        );
        const columns = dayColumns(axis, [3, 1, 8], events, hours);
        expect(columns.map(({ calendarId }) => calendarId)).toEqual([3, 1, 8]);
        const wrong: string[] = [];
        for (const { calendarId, blocks, open, closures } of columns) {
          const own = events.filter((one) => one.calendarId === calendarId || one.resourceId === calendarId);
          const mine = hours.find((one) => one.calendarId === calendarId);
          for (let at = axis.from; at < axis.until; at++) {
            const has = (list: readonly Span[]): boolean => list.some((one) => isIn(one, at));
            const shown = blocks.filter((one) => isIn(one, at)).map((one) => one.event.id);
            const requestBody = own.filter(({ start, end }) => start <= at && at < end).map(({ id }) => id);
            if (shown.length !== requestBody.length || requestBody.some((id) => !shown.includes(id)))
              wrong.push(`${at} blocks`);
            const lanes = blocks
              .filter((one) => one.takenFrom <= at && at < one.takenUntil)
              .map(({ lane }) => lane);
            if (new Set(lanes).size !== lanes.length) wrong.push(`${at} on top`);
            if (has(closures) !== has(mine?.closures ?? [])) wrong.push(`${at} closures`);
            const minuteOf = at - axis.from;
            const isOpen = mine !== undefined && ((minuteOf >= 400 && minuteOf < 500) || minuteOf >= 600);
            if (has(open) !== isOpen) wrong.push(`${at} open`);
          }
        }
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

test("a day is as long as it is, with a mark wherever a clock on the wall shows a whole hour", () => {
  fc.assert(
    fc.property(days, ([zone, day]) => {
      const { from, until, hours } = dayTimeAxis(zone, day);
      expect(instantToWall(zone, from).day).toBe(day);
      expect(instantToWall(zone, from - 1).day).toBe(addDays(day, -1));
      expect(instantToWall(zone, until - 1).day).toBe(day);
      expect(until).toBe(wallToInstant(zone, addDays(day, 1), 0));
      for (const { at, hour } of hours)
        expect(instantToWall(zone, at)).toEqual({ day, minuteOfDay: hour * 60 });
    }),
  );
  expect(hoursOn("2026-03-29").slice(0, 4)).toEqual([0, 1, 3, 4]);
  expect(hoursOn("2026-10-25").slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
});

test("the hours shown hold everything that touches the day, and no hour more", () => {
  fc.assert(
    fc.property(days, fc.array(span, { maxLength: 4 }), ([zone, day], drawn) => {
      const axis = dayTimeAxis(zone, day);
      const spans = drawn
        .map(({ from, until }) => ({ from: axis.from + from, until: axis.from + until }))
        .filter((one) => one.from < axis.until && one.until > axis.from);
      const shown = shownHourSpan(axis, spans);
      expect(shown.from).toBeLessThan(shown.until);
      const marks = [axis.from, ...axis.hours.map(({ at }) => at), axis.until];
      expect(marks).toContain(shown.from);
      expect(marks).toContain(shown.until);
      for (const { from, until } of spans) {
        expect(shown.from).toBeLessThanOrEqual(Math.max(from, axis.from));
        expect(shown.until).toBeGreaterThanOrEqual(Math.min(until, axis.until));
      }
      if (spans.length > 0) {
        const inside = marks.filter((at) => shown.from < at && at < shown.until);
        const [first, last] = [inside[0] ?? shown.until, inside.at(-1) ?? shown.from];
        expect(spans.some(({ from }) => from < first)).toBe(true);
        expect(spans.some(({ until }) => until > last)).toBe(true);
      }
    }),
    RUNS,
  );
  const empty = dayTimeAxis("Europe/Paris", "2026-12-01");
  const { from, until } = shownHourSpan(empty, []);
  expect([from - empty.from, until - empty.from]).toEqual([480, 1080]);
});

test("what was booked together is joined one to the next, across columns", () => {
  const next = nextEventsInBookings([
    booked(1, 30, 7),
    booked(2, 10, 7),
    booked(3, 15, null),
    booked(4, 50, 7),
    booked(5, 20, 8),
  ]);
  expect([...next]).toEqual([
    [2, 1],
    [1, 4],
  ]);
});
