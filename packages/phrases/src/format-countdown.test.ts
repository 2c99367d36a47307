import { expect, test, vi } from "vitest";
import { formatCountdown } from "./format-countdown.ts";

const NOW = { today: "2026-11-27", ms: Date.parse("2026-11-27T12:00:00Z") };

function inMinutes(minutes: number, dateLocale = "en-GB"): string {
  const start_at = new Date(NOW.ms + minutes * 60_000).toISOString();
  return formatCountdown({ start: start_at, start_at }, NOW, dateLocale);
}

const DAY = 24 * 60;

test.each([
  [-1, ""],
  [0, ""],
  [20, "in 20 minutes"],
  [60, "in 1 hour"],
  [3 * 60 + 59, "in 3 hours"],
  [13 * 60, "tomorrow"],
  [5 * DAY, "in 5 days"],
  [13 * DAY, "in 13 days"],
  [22 * DAY, "in 3 weeks"],
  [125 * DAY, "in 4 months"],
])("in %i minutes: %s", (minutes, text) => {
  expect(inMinutes(minutes)).toBe(text);
});

test("a time after midnight that is less than an hour away is told in minutes", () => {
  const ms = Date.parse("2026-11-27T23:50:00Z");
  const start_at = "2026-11-28T00:10:00Z";
  expect(formatCountdown({ start: start_at, start_at }, { today: "2026-11-27", ms }, "en-GB")).toBe(
    "in 20 minutes",
  );
});

test("Breton is told in its own words where the browser has none", () => {
  vi.spyOn(Intl.RelativeTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  expect(inMinutes(13 * 60, "br")).toBe("warcʼhoazh");
  expect(inMinutes(5 * DAY, "br")).toBe("a-benn 5 deiz");
  vi.restoreAllMocks();
});
