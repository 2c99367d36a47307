import { expect, test } from "vitest";
import { quietHoursAt } from "./quiet-hours.ts";
import { formatWallDateTime, parseWallDateTime } from "./zone.ts";

const ZONE = "Europe/Paris";

test.each([
  ["22:00", "08:00", "2026-12-02 23:30", "2026-12-02 22:00", "2026-12-03 08:00"],
  ["22:00", "08:00", "2026-12-02 07:59", "2026-12-01 22:00", "2026-12-02 08:00"],
  ["12:00", "14:00", "2026-12-02 12:00", "2026-12-02 12:00", "2026-12-02 14:00"],
  ["22:00", "08:00", "2026-10-25 02:30", "2026-10-24 22:00", "2026-10-25 08:00"],
])("from %s to %s: %s lies in those from %s to %s", (quiet_from, quiet_until, at, from, until) => {
  const quiet = quietHoursAt(parseWallDateTime(ZONE, `${at}:00`)!, { quiet_from, quiet_until }, ZONE)!;
  expect(formatWallDateTime(ZONE, quiet.from)).toBe(`${from}:00`);
  expect(formatWallDateTime(ZONE, quiet.until)).toBe(`${until}:00`);
});

test.each([
  ["22:00", "08:00", "08:00"],
  ["22:00", "08:00", "21:59"],
  ["22:00", null, "23:00"],
  [null, "08:00", "07:00"],
  ["08:00", "08:00", "08:00"],
])("from %s to %s: %s lies in none", (quiet_from, quiet_until, time) => {
  const at = parseWallDateTime(ZONE, `2026-12-02 ${time}:00`)!;
  expect(quietHoursAt(at, { quiet_from, quiet_until }, ZONE)).toBeNull();
});
