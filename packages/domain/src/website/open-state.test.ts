import { describe, expect, test } from "vitest";
import { formatWallDateTime, parseRfc3339 } from "../time/zone.ts";
import { type WebsiteHours, openStateAt } from "./open-state.ts";

const PARIS = "Europe/Paris";
const DAY = [
  { from: "09:00", to: "12:30" },
  { from: "14:00", to: "18:30" },
];

/** Builds hours from the days of a week, Monday first. */
function week(
  days: WebsiteHours["openinghours"],
  special_days: WebsiteHours["special_days"] = [],
): WebsiteHours {
  return { openinghours: days, special_days };
}
const WORKDAYS = week([DAY, DAY, DAY, DAY, DAY, [{ from: "09:00", to: "12:00" }], []]);

/** Returns the open state in words, in local time. */
function at(hours: WebsiteHours, instant: string, zone = PARIS): string {
  const now = parseRfc3339(instant) ?? 0;
  const state = openStateAt(hours, zone, now);
  const change = state.isOpen ? state.until : state.from;
  return `${state.isOpen ? "open until" : "closed until"} ${change === null ? "ever" : formatWallDateTime(zone, change).slice(5, 16)}`;
}

describe("a day with two ranges", () => {
  // 2 December 2026 is a Wednesday.
  test.each([
    ["08:59", "closed until 12-02 09:00"],
    ["09:00", "open until 12-02 12:30"],
    ["12:29", "open until 12-02 12:30"],
    ["12:30", "closed until 12-02 14:00"],
    ["18:29", "open until 12-02 18:30"],
    ["18:30", "closed until 12-03 09:00"],
  ])("at %s is %s", (time, state) => {
    expect(at(WORKDAYS, `2026-12-02T${time}:00+01:00`)).toBe(state);
  });

  test("is followed by the next open day, over the weekend", () => {
    expect(at(WORKDAYS, "2026-12-05T13:00:00+01:00")).toBe("closed until 12-07 09:00");
  });
});

test("the clock is the group's, whoever looks", () => {
  const tokyo = week(Array.from({ length: 7 }, () => [{ from: "09:00", to: "10:00" }]));
  expect(at(tokyo, "2026-12-02T00:30:00Z", "Asia/Tokyo")).toBe("open until 12-02 10:00");
  expect(at(tokyo, "2026-12-02T00:30:00Z")).toBe("closed until 12-02 09:00");
});

describe("over midnight", () => {
  const bar = week([[], [], [], [], [{ from: "20:00", to: "02:00" }], [{ from: "20:00", to: "24:00" }], []]);

  test("a range whose end comes before its beginning ends on the next day", () => {
    expect(at(bar, "2026-12-04T23:30:00+01:00")).toBe("open until 12-05 02:00");
    expect(at(bar, "2026-12-05T01:59:00+01:00")).toBe("open until 12-05 02:00");
    expect(at(bar, "2026-12-05T02:00:00+01:00")).toBe("closed until 12-05 20:00");
  });

  test("one that ends at 24:00 is over then, unless the next day begins with one", () => {
    expect(at(bar, "2026-12-05T23:59:00+01:00")).toBe("open until 12-06 00:00");
    const night = week([
      ...bar.openinghours.slice(0, 5),
      [{ from: "20:00", to: "24:00" }],
      [{ from: "00:00", to: "03:00" }],
    ]);
    expect(at(night, "2026-12-05T23:59:00+01:00")).toBe("open until 12-06 03:00");
  });

  test("round the clock it never closes", () => {
    const always = week(Array.from({ length: 7 }, () => [{ from: "00:00", to: "24:00" }]));
    expect(at(always, "2026-12-05T23:59:00+01:00")).toBe("open until ever");
  });
});

describe("when the clocks change", () => {
  const night = week(Array.from({ length: 7 }, () => [{ from: "01:00", to: "04:00" }]));

  test("in spring the hour that is skipped is not open any longer for it", () => {
    expect(at(night, "2027-03-28T00:30:00Z")).toBe("open until 03-28 04:00");
    expect(at(night, "2027-03-28T02:00:00Z")).toBe("closed until 03-29 01:00");
  });

  test("in autumn the repeated hour is open twice", () => {
    expect(at(night, "2026-10-25T00:30:00Z")).toBe("open until 10-25 04:00");
    expect(at(night, "2026-10-25T02:59:00Z")).toBe("open until 10-25 04:00");
    expect(at(night, "2026-10-25T03:00:00Z")).toBe("closed until 10-26 01:00");
  });
});

describe("a special day", () => {
  const christmas = week(WORKDAYS.openinghours, [
    { day: "2026-12-24", hours: [{ from: "09:00", to: "12:00" }] },
    { day: "2026-12-25", hours: [] },
    { day: "2026-12-27", hours: [{ from: "10:00", to: "11:00" }] },
  ]);

  test("goes before the usual week", () => {
    expect(at(christmas, "2026-12-24T15:00:00+01:00")).toBe("closed until 12-26 09:00");
    expect(at(christmas, "2026-12-25T10:00:00+01:00")).toBe("closed until 12-26 09:00");
    expect(at(christmas, "2026-12-27T10:30:00+01:00")).toBe("open until 12-27 11:00");
  });
});

test("without hours it is closed, and nobody knows until when", () => {
  expect(at(week([]), "2026-12-02T10:00:00+01:00")).toBe("closed until ever");
});
