import { expect, test } from "vitest";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { toCalendarEvents, toDayHours } from "./day-event.ts";

const at = (time: string) => `2026-11-30T${time}:00+01:00`;
const minute = (time: string) => Date.parse(at(time)) / 60_000;
const range = (from: string, until: string) => ({ start_at: at(from), end_at: at(until) });

test("what others take of a room is not open, nor what a connected calendar says is busy", () => {
  const hours = {
    calendar_id: 7,
    slot_step: 15,
    open: [range("08:30", "18:00")],
    closures: [],
    busy: [range("16:00", "17:00")],
    taken: [range("10:00", "10:45"), range("09:30", "10:15")],
    openings: [],
    holidays: [],
  };
  const { open, closures } = toDayHours(hours, { taken: "taken", busy: "busy" });
  expect(open).toEqual([minute("08:30"), minute("09:30"), minute("10:45"), minute("18:00")]);
  expect(closures.map(({ label, start }) => `${label} ${start}`)).toEqual([
    "taken 2026-11-30 10:00",
    "taken 2026-11-30 09:30",
    "busy 2026-11-30 16:00",
  ]);
  expect(closures.every(({ isFixed }) => isFixed)).toBe(true);
});

const booked = (id: number, from: string, until: string, fields: Partial<Appointment> = {}) =>
  ({ id, parent_id: null, booking_id: 5, ...range(from, until), ...fields }) as Appointment;

test("of a visit moves alone what stands beside another and is no pack with it", () => {
  const events = toCalendarEvents([
    booked(1, "09:00", "09:30"),
    booked(2, "09:30", "10:00"),
    booked(3, "10:00", "10:30", { parent_id: 2 }),
    booked(4, "11:00", "11:30"),
    booked(5, "14:00", "14:30", { booking_id: 6 }),
    booked(6, "14:30", "15:00", { booking_id: 6, parent_id: 5 }),
    booked(7, "15:00", "15:30", { booking_id: null }),
  ]);
  expect(events.filter((one) => one.canMoveAlone).map(({ id }) => id)).toEqual([1, 2, 3]);
});
