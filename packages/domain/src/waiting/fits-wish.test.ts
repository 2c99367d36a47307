import { expect, test } from "vitest";
import { wallToInstant } from "../time/zone.ts";
import { ALL_DAYS, ALL_TIMES, fitsWish, type WishedTimes } from "./fits-wish.ts";

const PARIS = "Europe/Paris";
const at = (day: string, time: string): number =>
  wallToInstant(PARIS, day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const WISH: WishedTimes = {
  first_day: "2026-12-02",
  last_day: "2026-12-04",
  days: ALL_DAYS,
  times: ALL_TIMES,
  moves_from: null,
  offered: [],
};
const WEDNESDAY_TEN = at("2026-12-02", "10:00");

test.each<[string, Partial<WishedTimes>, number, boolean]>([
  ["the first day", {}, at("2026-12-02", "00:00"), true],
  ["the last day", {}, at("2026-12-04", "23:59"), true],
  ["the day before", {}, at("2026-12-01", "23:59"), false],
  ["the day after", {}, at("2026-12-05", "00:00"), false],
  ["a weekday that suits", { days: ["we"] }, WEDNESDAY_TEN, true],
  ["another weekday", { days: ["th", "fr"] }, WEDNESDAY_TEN, false],
  ["the first minute that suits", { times: [600, 720] }, WEDNESDAY_TEN, true],
  ["the minute at which it ends", { times: [540, 600] }, WEDNESDAY_TEN, false],
  ["the second part of the day", { times: [0, 60, 600, 720] }, WEDNESDAY_TEN, true],
  ["between two parts of the day", { times: [0, 60, 660, 720] }, WEDNESDAY_TEN, false],
  ["earlier than the appointment", { moves_from: WEDNESDAY_TEN + 1 }, WEDNESDAY_TEN, true],
  ["the time of the appointment itself", { moves_from: WEDNESDAY_TEN }, WEDNESDAY_TEN, false],
  ["offered before", { offered: [WEDNESDAY_TEN] }, WEDNESDAY_TEN, false],
])("%s", (_, wish, start, expected) => {
  expect(fitsWish({ ...WISH, ...wish }, start, PARIS)).toBe(expected);
});
