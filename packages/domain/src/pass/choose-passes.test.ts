import { expect, test } from "vitest";
import { parseRfc3339 } from "../time/zone.ts";
import { choosePasses, type PassState } from "./choose-passes.ts";

const PARIS = "Europe/Paris";
const pass = (id: number, more: Partial<PassState> = {}): PassState => ({
  id,
  interventions: null,
  left: 10,
  valid_until: null,
  ...more,
});
const visit = (day: string, places = 1, interventionIds = [1]) => ({
  interventionIds,
  places,
  start: parseRfc3339(`${day}T18:00:00+01:00`)!,
});
const chosen = (passes: PassState[], ...visits: ReturnType<typeof visit>[]) =>
  choosePasses(passes, visits, PARIS).map((one) => one?.id ?? null);

test("the pass that ends first pays, through its last day", () => {
  const passes = [pass(1), pass(2, { valid_until: "2026-12-10" }), pass(3, { valid_until: "2026-12-05" })];
  expect(chosen(passes, visit("2026-12-05"))).toEqual([3]);
  expect(chosen(passes, visit("2026-12-06"))).toEqual([2]);
  expect(chosen(passes, visit("2026-12-11"))).toEqual([1]);
});

test("each place uses a visit, all of one pass, and never more than are left", () => {
  const passes = [pass(1, { left: 2, valid_until: "2026-12-31" }), pass(2, { left: 3 })];
  expect(chosen(passes, visit("2026-12-01", 3))).toEqual([2]);
  expect(chosen(passes, visit("2026-12-01", 4))).toEqual([null]);
  expect(chosen(passes, ...Array.from({ length: 4 }, () => visit("2026-12-01", 2)))).toEqual([
    1,
    2,
    null,
    null,
  ]);
});

test("a pass pays for its services only, and for merged services only if for all of them", () => {
  const passes = [pass(1, { interventions: [1, 2] })];
  expect(chosen(passes, visit("2026-12-01", 1, [3]))).toEqual([null]);
  expect(chosen(passes, visit("2026-12-01", 1, [1, 3]))).toEqual([null]);
  expect(chosen(passes, visit("2026-12-01", 1, [2, 1]))).toEqual([1]);
});
