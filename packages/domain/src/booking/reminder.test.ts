import { expect, test } from "vitest";
import { isReminderDue, minutesUntilReminder } from "./reminder.ts";

const booked = [
  { id: 1, start: 5000 },
  { id: 2, start: 4000 },
];

test("a reminder waits until so long before the first appointment", () => {
  expect(minutesUntilReminder(booked, 1440, 1000)).toBe(4000 - 1440 - 1000);
  expect(minutesUntilReminder(booked, 1440, 4000 - 1441)).toBe(1);
});

test("none is planned where the group wants none, or where its time has come already", () => {
  expect(minutesUntilReminder(booked, 0, 1000)).toBeNull();
  expect(minutesUntilReminder(booked, 1440, 4000 - 1440)).toBeNull();
});

test.each([
  ["still wanted and to come", [4000, 5000], 1440, 3999, true],
  ["planned before starts were kept", undefined, 1440, 3000, true],
  ["begun", [4000, 5000], 1440, 4000, false],
  ["wanted no more", [4000, 5000], 0, 3000, false],
  ["moved", [4000, 4900], 1440, 3000, false],
])("one that is %s", (_title, starts, minutes, now, isDue) => {
  const planned = { appointment_ids: [2, 1], ...(starts && { starts }) };
  expect(isReminderDue(planned, booked, minutes, now)).toBe(isDue);
});

test("one whose other appointments were cancelled is still sent", () => {
  expect(isReminderDue({ appointment_ids: [2, 1], starts: [4000, 5000] }, [booked[0]!], 1440, 4500)).toBe(
    true,
  );
});
