import { expect, test } from "vitest";
import { formatWallDateTime } from "../../time/zone.ts";
import { openHours } from "./open-hours.ts";
import type { OpeningDays } from "./special-days.ts";

const ZONE = "Europe/Paris";
const usual: OpeningDays = {
  openinghours: [
    { days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "01:00", to: "04:00" },
    { days: ["mo", "tu"], from: "03:30", to: "12:00" },
    { days: ["we"], from: "20:00", to: "24:00" },
    { days: ["th"], from: "00:00", to: "01:00" },
  ],
  openings: [{ date: "2026-12-25", from: "09:00", to: "10:00" }],
  closures: [{ start: "2026-12-01 10:00", end: "2026-12-01 11:00" }],
  holidays: new Set(["2026-12-25"]),
};
const shown = (day: string, count = 1): string[] =>
  openHours(usual, ZONE, day, count).map((at) => formatWallDateTime(ZONE, at).slice(0, 16));
function lengthOf(day: string): number {
  const [from = 0, until = 0] = openHours(usual, ZONE, day, 1);
  return until - from;
}

test("ranges of a day are one where they touch or overlap, and closures are taken out", () => {
  expect(shown("2026-12-01")).toEqual([
    "2026-12-01 01:00",
    "2026-12-01 10:00",
    "2026-12-01 11:00",
    "2026-12-01 12:00",
  ]);
});

test("on a public holiday only what was opened for that day holds", () => {
  expect(shown("2026-12-25")).toEqual(["2026-12-25 09:00", "2026-12-25 10:00"]);
});

test("ranges that meet at midnight are one", () => {
  expect(shown("2026-12-02", 2)).toEqual([
    "2026-12-02 01:00",
    "2026-12-02 04:00",
    "2026-12-02 20:00",
    "2026-12-03 04:00",
  ]);
});

test("on days of clock change the hours are as long as they really are", () => {
  expect([lengthOf("2026-03-29"), lengthOf("2026-10-25"), lengthOf("2026-12-05")]).toEqual([120, 240, 180]);
});
