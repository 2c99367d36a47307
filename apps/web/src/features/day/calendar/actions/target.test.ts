import { expect, test } from "vitest";
import type { GridColumn } from "../grid/grid-columns.ts";
import { nextMoveTarget, snapToStart, type MoveTarget } from "./target.ts";

const DAY = 1440;
/** A calendar that opens at 8:10 and again at 13:00, with starts every 20 minutes. */
const column = (calendarId: number, step = 20, top = 480): GridColumn => ({
  key: String(calendarId),
  calendarId,
  name: "",
  feasts: [],
  axis: { from: 0, until: DAY, hours: [] },
  top,
  step,
  open: [
    { from: 490, until: 720 },
    { from: 780, until: 1080 },
  ],
  closures: [],
  blocks: [],
});
const columns = [column(1), column(2, 15)];
const at = (start: number, calendarId = 1): MoveTarget => ({
  column: String(calendarId),
  calendarId,
  start,
  length: 20,
});
const to = (target: MoveTarget, key: string, isLengthened = false) => {
  const next = nextMoveTarget(columns, target, key, isLengthened);
  return next && [next.calendarId, next.start, next.length];
};

test("starts are counted from where a calendar opens, and while it is closed from midnight", () => {
  const [first] = columns;
  expect([490, 509, 510, 720, 781].map((minute) => snapToStart(first!, minute))).toEqual([
    490, 490, 510, 720, 780,
  ]);
});

test("up and down lead from start to start, left and right to the same time of another calendar", () => {
  expect([to(at(510), "ArrowDown"), to(at(510), "ArrowUp"), to(at(515), "ArrowUp")]).toEqual([
    [1, 530, 20],
    [1, 490, 20],
    [1, 510, 20],
  ]);
  expect([to(at(510), "ArrowRight"), to(at(505, 2), "ArrowLeft")]).toEqual([
    [2, 505, 20],
    [1, 490, 20],
  ]);
  expect([
    to(at(510), "ArrowLeft"),
    to(at(0), "ArrowUp"),
    to(at(1430), "ArrowDown"),
    to(at(510), "m"),
  ]).toEqual([null, null, null, null]);
});

test("with Shift it becomes longer and shorter, and keeps at least one step", () => {
  expect([to(at(510), "ArrowDown", true), to(at(510), "ArrowUp", true)]).toEqual([[1, 510, 40], null]);
});
