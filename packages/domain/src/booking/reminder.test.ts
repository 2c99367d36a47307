import { expect, test } from "vitest";
import { isReminderDue, listReminderTimes } from "./reminder.ts";

const booked = [
  { id: 1, start: 5000 },
  { id: 2, start: 4000 },
];

const rules = (reminder_minutes: number, further_reminders: readonly number[] = []) => ({
  reminder_minutes,
  further_reminders,
});

test("a reminder waits until so long before the first appointment", () => {
  expect(listReminderTimes(booked, rules(1440), 1000)).toEqual([4000 - 1440]);
  expect(listReminderTimes(booked, rules(1440), 4000 - 1441)).toEqual([4000 - 1440]);
});

test("several are due in the order of their times, each once, without those whose time has come already", () => {
  const several = rules(1440, [120, 10_080, 120, 1440]);
  expect(listReminderTimes(booked, several, -7000)).toEqual([4000 - 10_080, 4000 - 1440, 4000 - 120]);
  expect(listReminderTimes(booked, several, 2560)).toEqual([4000 - 120]);
  expect(listReminderTimes(booked, rules(0, [120]), 1000)).toEqual([4000 - 120]);
});

test("none is planned where the group sends none", () => {
  expect(listReminderTimes(booked, rules(0), 1000)).toEqual([]);
});

test.each([
  ["still wanted and to come", [4000, 5000], 1440, 3999, true],
  ["planned before starts were kept", undefined, 1440, 3000, true],
  ["begun", [4000, 5000], 1440, 4000, false],
  ["wanted no more", [4000, 5000], 0, 3000, false],
  ["moved", [4000, 4900], 1440, 3000, false],
])("one that is %s", (_title, starts, minutes, now, isDue) => {
  const planned = { appointment_ids: [2, 1], ...(starts && { starts }) };
  expect(isReminderDue(planned, booked, rules(minutes), now)).toBe(isDue);
});

test("one whose other appointments were cancelled is still sent", () => {
  expect(
    isReminderDue({ appointment_ids: [2, 1], starts: [4000, 5000] }, [booked[0]!], rules(1440), 4500),
  ).toBe(true);
});
