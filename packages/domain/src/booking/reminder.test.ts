import { expect, test } from "vitest";
import { formatWallDateTime, parseWallDateTime } from "../time/zone.ts";
import { isReminderDue, listReminderTimes } from "./reminder.ts";

const booked = [
  { id: 1, start: 5000 },
  { id: 2, start: 4000 },
];

const rules = (reminder_minutes: number, further_reminders: readonly number[] = []) => ({
  reminder_minutes,
  further_reminders,
  quiet_from: null,
  quiet_until: null,
});

test("a reminder waits until so long before the first appointment", () => {
  expect(listReminderTimes(booked, rules(1440), 1000, "UTC")).toEqual([4000 - 1440]);
  expect(listReminderTimes(booked, rules(1440), 4000 - 1441, "UTC")).toEqual([4000 - 1440]);
});

test("several are due in the order of their times, each once, without those whose time has come already", () => {
  const several = rules(1440, [120, 10_080, 120, 1440]);
  expect(listReminderTimes(booked, several, -7000, "UTC")).toEqual([4000 - 10_080, 4000 - 1440, 4000 - 120]);
  expect(listReminderTimes(booked, several, 2560, "UTC")).toEqual([4000 - 120]);
  expect(listReminderTimes(booked, rules(0, [120]), 1000, "UTC")).toEqual([4000 - 120]);
});

test("none is planned where the group sends none", () => {
  expect(listReminderTimes(booked, rules(0), 1000, "UTC")).toEqual([]);
});

test.each([
  ["before they begin", "22:00", "08:00", "2026-12-02 20:59", "2026-12-02 20:59"],
  ["in the evening", "22:00", "08:00", "2026-12-02 23:30", "2026-12-02 21:45"],
  ["in the morning", "22:00", "08:00", "2026-12-02 07:59", "2026-12-01 21:45"],
  ["at their end", "22:00", "08:00", "2026-12-02 08:00", "2026-12-02 08:00"],
  ["at noon", "12:00", "14:00", "2026-12-02 13:00", "2026-12-02 11:45"],
  ["after the clocks were set back", "23:00", "06:00", "2026-10-25 05:00", "2026-10-24 22:45"],
  ["without an end", "22:00", null, "2026-12-02 23:30", "2026-12-02 23:30"],
])("one of quiet hours, %s, is due before them", (_title, quiet_from, quiet_until, at, dueAt) => {
  const zone = "Europe/Paris";
  const start = parseWallDateTime(zone, `${at}:00`)! + 60;
  const quiet = { ...rules(60), quiet_from, quiet_until };
  const [time] = listReminderTimes([{ id: 1, start }], quiet, 0, zone);
  expect(formatWallDateTime(zone, time!)).toBe(`${dueAt}:00`);
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
