import { dayColumns } from "@rendezvous/domain/day/day-columns";
import { expect, test } from "vitest";
import { nextFocusStop } from "./next-focus-stop.ts";

/** Calendar 1 has events 1 and 2; calendar 2 has none; calendar 3 has events 3 and 4, and event 1 as its resource. */
const event = (id: number, calendarId: number, start: number, resourceId: number | null = null) => ({
  id,
  calendarId,
  resourceId,
  bookingId: null,
  start,
  end: start + 30,
  takenFrom: start,
  takenUntil: start + 30,
});
const events = [event(1, 1, 540, 3), event(2, 1, 600), event(3, 3, 570), event(4, 3, 660)];
const columns = dayColumns({ from: 0, until: 1440 }, [1, 2, 3], events, []).map((one) => ({
  ...one,
  key: String(one.calendarId),
  top: 0,
}));
const from = (calendarId: number, eventId: number, key: string) => {
  const to = nextFocusStop(columns, { column: String(calendarId), eventId }, key);
  return to && [Number(to.column), to.eventId];
};

test("up and down lead along a column, which has a first and a last", () => {
  expect([from(1, 1, "ArrowDown"), from(1, 2, "ArrowDown"), from(1, 2, "ArrowUp")]).toEqual([
    [1, 2],
    null,
    [1, 1],
  ]);
  expect([from(3, 3, "Home"), from(3, 3, "End")]).toEqual([
    [3, 1],
    [3, 4],
  ]);
});

test("left and right lead to the nearest in time of the next column that has any", () => {
  expect([from(1, 2, "ArrowRight"), from(3, 4, "ArrowLeft")]).toEqual([
    [3, 3],
    [1, 2],
  ]);
  expect([from(1, 1, "ArrowLeft"), from(3, 3, "ArrowRight"), from(1, 1, "a")]).toEqual([null, null, null]);
});
