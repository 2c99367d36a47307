import { expect, test } from "vitest";
import { createSeatPlan } from "./seat-plan.ts";

const seat = (appointment_id: number | null, place: number, taken_from: number, taken_until: number) => ({
  appointment_id,
  calendar_id: 1,
  seat: place,
  taken_from,
  taken_until,
});
const request = (taken_from: number, taken_until: number) => [{ calendar_id: 1, taken_from, taken_until }];

test("a stored seat moves where the new one needs the room, also that of a hold", () => {
  const stored = [seat(7, 0, 0, 60), seat(null, 1, 60, 120)];
  const plan = createSeatPlan(stored, () => 2);
  expect(plan.allocate(-1, request(0, 120))).toBe(true);
  expect(plan.moved()).toEqual([{ row: stored[1], seat: 0 }]);
  expect(plan.planned()).toEqual([seat(-1, 1, 0, 120)]);
  expect(plan.allocate(-2, request(30, 90))).toBe(false);
  expect(plan.planned()).toHaveLength(1);
});

test("what moves and moves back has not moved", () => {
  const stored = [seat(7, 1, 60, 120)];
  const plan = createSeatPlan(stored, () => 2);
  plan.allocate(-1, request(60, 120));
  plan.allocate(-2, request(0, 60));
  expect(plan.moved().every(({ row, seat: place }) => row.seat !== place)).toBe(true);
  const seats = [...plan.planned(), { ...stored[0]!, seat: plan.moved()[0]?.seat ?? 1 }];
  expect(new Set(seats.filter(({ taken_from }) => taken_from === 60).map((one) => one.seat)).size).toBe(2);
});

test("an overbooked appointment stands beside all others", () => {
  const plan = createSeatPlan([seat(7, 0, 0, 60)], () => 1);
  expect(plan.allocate(-1, request(30, 90))).toBe(false);
  plan.overbook(-1, request(30, 90));
  plan.overbook(-2, request(45, 50));
  expect(plan.planned().map((one) => one.seat)).toEqual([1, 2]);
  expect(plan.moved()).toEqual([]);
});
