import { expect, test } from "vitest";
import { toHours } from "./day-event.ts";

const at = (time: string) => `2026-11-30T${time}:00+01:00`;
const minute = (time: string) => Date.parse(at(time)) / 60_000;
const range = (from: string, until: string) => ({ start_at: at(from), end_at: at(until) });

test("what others take of a room is not open", () => {
  const hours = {
    calendar_id: 7,
    slot_step: 15,
    open: [range("08:30", "18:00")],
    closures: [],
    taken: [range("10:00", "10:45"), range("09:30", "10:15")],
    openings: [],
    holidays: [],
  };
  const { open, closures } = toHours(hours, "taken");
  expect(open).toEqual([minute("08:30"), minute("09:30"), minute("10:45"), minute("18:00")]);
  expect(closures.map(({ label, start }) => `${label} ${start}`)).toEqual([
    "taken 2026-11-30 10:00",
    "taken 2026-11-30 09:30",
  ]);
});
