import { expect, test } from "vitest";
import { shownHourSpan } from "./day-time-axis.ts";
import { type DayEvent, dayColumns, nextEventsInBookings } from "./day-columns.ts";

const DAY = { from: 1000, until: 2000 };

/** Has a buffer of 5 minutes on both sides. */
function event(id: number, start: number, end: number, resourceId: number | null = null): DayEvent {
  return {
    id,
    start,
    end,
    takenFrom: start - 5,
    takenUntil: end + 5,
    calendarId: 1,
    resourceId,
    bookingId: null,
  };
}

function blocksOf(events: readonly DayEvent[]) {
  return dayColumns(DAY, [1], events, [])[0]!.blocks;
}

test("what touches the day stands in it by its start, cut at midnight, and says that it goes beyond", () => {
  const before = event(9, 900, 1100);
  const after = event(2, 1900, 2100);
  const whole = event(1, 1000, 2000);
  const blocks = blocksOf([after, event(3, 900, 994), event(4, 2006, 2100), whole, before]);
  expect(blocks).toEqual([
    {
      event: before,
      lane: 0,
      lanes: 2,
      from: 1000,
      until: 1100,
      takenFrom: 1000,
      takenUntil: 1105,
      isFromBefore: true,
      isGoingOn: false,
    },
    {
      event: whole,
      lane: 1,
      lanes: 2,
      from: 1000,
      until: 2000,
      takenFrom: 1000,
      takenUntil: 2000,
      isFromBefore: false,
      isGoingOn: false,
    },
    {
      event: after,
      lane: 0,
      lanes: 2,
      from: 1900,
      until: 2000,
      takenFrom: 1895,
      takenUntil: 2000,
      isFromBefore: false,
      isGoingOn: true,
    },
  ]);
});

test("a buffer that reaches into the day is shown, one that ends or begins at midnight is not", () => {
  const spans = [
    [900, 995],
    [900, 996],
    [2005, 2100],
    [2004, 2100],
  ] as const;
  expect(spans.map(([start, end]) => blocksOf([event(1, start, end)]).length)).toEqual([0, 1, 0, 1]);
});

test("what begins together stands in the order of its ids", () => {
  const blocks = blocksOf([event(3, 1200, 1230), event(1, 1200, 1230), event(2, 1200, 1230)]);
  expect(blocks.map(({ event: { id } }) => id)).toEqual([1, 2, 3]);
});

test("hours and closures are those of the column, cut at midnight", () => {
  const label = "away";
  const closure = (from: number, until: number) => ({ from, until, label, start: "", end: "" });
  const open = [800, 1000, 900, 1100, 1200, 1300, 1900, 2100, 2000, 2200];
  const closures = [closure(900, 1000), closure(990, 1010), closure(1990, 2010), closure(2000, 2020)];
  const columns = dayColumns(DAY, [2, 1], [event(7, 1400, 1430, 2)], [{ calendarId: 1, open, closures }]);
  expect(columns[0]).toMatchObject({
    calendarId: 2,
    open: [],
    closures: [],
    blocks: [{ from: 1400, until: 1430 }],
  });
  expect(columns[1]).toMatchObject({
    calendarId: 1,
    open: [
      { from: 1000, until: 1100 },
      { from: 1200, until: 1300 },
      { from: 1900, until: 2000 },
    ],
    closures: [closure(1000, 1010), closure(1990, 2000)],
    blocks: [{ from: 1400, until: 1430 }],
  });
});

test("what was booked alone is joined to nothing", () => {
  expect([...nextEventsInBookings([event(1, 1000, 1010), event(2, 1020, 1030)])]).toEqual([]);
});

test("two of one booking that begin together are joined in the order of their ids", () => {
  const one = { ...event(2, 1000, 1010), bookingId: 5 };
  const other = { ...event(1, 1000, 1010), bookingId: 5 };
  expect([...nextEventsInBookings([one, other])]).toEqual([[1, 2]]);
});

test("what lies outside the day does not widen the hours shown", () => {
  const hours = [1000, 1060, 1120, 1180, 1240, 1300].map((at, index) => ({ at, hour: index }));
  const axis = { from: 1000, until: 1360, hours };
  const spans = [
    { from: 1130, until: 1170 },
    { from: 700, until: 1000 },
    { from: 1360, until: 1500 },
  ];
  expect(shownHourSpan(axis, spans)).toEqual({ from: 1120, until: 1180 });
  expect(shownHourSpan(axis, [])).toEqual({ from: 1000, until: 1360 });
});
