import { expect, test } from "vitest";
import { decideCancellation, type LinkedAppointment } from "./decide-cancellation.ts";

const NOW = 1000;
const row = (id: number, fields: Partial<LinkedAppointment> = {}): LinkedAppointment => ({
  id,
  root_id: id,
  start: 2000,
  deleted: false,
  is_visible: true,
  late_cancellation_hours: null,
  ...fields,
});
/** A single appointment; a pack of three, of which one is already cancelled; and another pack of the same booking. */
const BOOKED = [
  row(1),
  row(2),
  row(3, { root_id: 2, start: 2030 }),
  row(4, { root_id: 2, start: 1500, deleted: true }),
  row(5),
  row(6, { root_id: 5 }),
];

test.each<[string, number[], LinkedAppointment[], number, number[] | string]>([
  ["one alone goes alone", [1], BOOKED, 0, [1]],
  ["with the first of a pack goes what is left of the pack", [2], BOOKED, 0, [2, 3]],
  ["with a later one too", [3], BOOKED, 0, [2, 3]],
  ["several at once", [1, 3], BOOKED, 0, [1, 2, 3]],
  ["one that is cancelled is not cancelled again", [1, 4], BOOKED, 0, "already_cancelled"],
  ["one that is not there", [9], BOOKED, 0, "unknown_appointment"],
  [
    "one that the asker may not see is not told",
    [1],
    [row(1, { is_visible: false })],
    0,
    "unknown_appointment",
  ],
  [
    "a pack of which a part is not the asker's",
    [2],
    [row(2), row(3, { root_id: 2, is_visible: false })],
    0,
    "other_calendar",
  ],
  ["one too late", [1], BOOKED, 1001, "too_late_to_cancel"],
  ["exactly at the notice", [1], BOOKED, 1000, [1]],
  [
    "a linked one too late, though the asked one is not",
    [2],
    [row(2), row(3, { root_id: 2, start: 1500 })],
    600,
    "too_late_to_cancel",
  ],
])("%s", (_title, request, rows, notice, expected) => {
  const decision = decideCancellation(rows, request, notice, NOW, 24);
  expect(decision.ok ? decision.cancelledIds : decision.refusal).toEqual(expected);
});

test.each([
  ["by the rule of the group", [row(1, { start: NOW + 24 * 60 - 1 })], 24, [1]],
  ["exactly at the limit it is in time", [row(1, { start: NOW + 24 * 60 })], 24, []],
  ["the rule of the service replaces the group's", [row(1, { late_cancellation_hours: 0 })], 24, []],
  ["the service alone has a rule", [row(1, { late_cancellation_hours: 48 })], 0, [1]],
  ["a professional never cancels late", [row(1, { late_cancellation_hours: 48 })], null, []],
])("late: %s", (_title, rows, hours, late) => {
  const decision = decideCancellation(rows, [1], 0, NOW, hours);
  expect(decision.ok && decision.lateIds).toEqual(late);
});
