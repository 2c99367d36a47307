import { describe, expect, test } from "vitest";
import { formatRfc3339, parseRfc3339 } from "../time/zone.ts";
import { findSlots } from "./find-slots.ts";
import { findFirstSlot } from "./testing/search.ts";
import {
  at,
  type Busy,
  calendar,
  group,
  link,
  open,
  service,
  slotsOn,
  timesOn,
} from "./testing/example-group.ts";

describe("the slots of a day", () => {
  test("lie between what is taken (the documented case)", () => {
    const morning = group([calendar(1, { slot_step: 10, openinghours: [open("08:00", "12:00")] })]);
    const busy: Busy[] = [
      [1, "10:00", "10:40"],
      [1, "09:00", "09:30"],
    ];
    expect(timesOn(morning, "2026-12-01", [link(service(30))], busy)).toBe(
      "08:00 08:10 08:20 08:30 09:30 10:40 10:50 11:00 11:10 11:20 11:30",
    );
  });

  test("may end in the closing minute, not after it", () => {
    const hour = group([calendar(1, { slot_step: 20, openinghours: [open("09:00", "10:00")] })]);
    expect(timesOn(hour, "2026-12-01", [link(service(40))])).toBe("09:00 09:20");
    expect(timesOn(hour, "2026-12-01", [link(service(61))])).toBe("");
  });

  test("run through midnight, where each day has its own grid", () => {
    const night = group([
      calendar(1, {
        slot_step: 45,
        openinghours: [open("20:00", "24:00", { days: ["sa"] }), open("00:00", "02:00", { days: ["su"] })],
      }),
    ]);
    expect(timesOn(night, "2026-12-05", [link(service(90))], [], 2)).toBe(
      "20:00 20:45 21:30 22:15 23:00 23:45 00:00",
    );
  });

  test("lose what a closure takes, without moving the grid", () => {
    const closures = [{ start: "2026-12-01 10:10", end: "2026-12-01 10:20" }];
    const day = group([calendar(1, { openinghours: [open("09:00", "12:00")], closures })]);
    expect(timesOn(day, "2026-12-01", [link(service(30))])).toBe("09:00 09:30 10:30 11:00 11:30");
  });

  test("on a holiday are those of one-off openings, and none where a closure lies", () => {
    const holiday = calendar(1, {
      openinghours: [open("09:00", "18:00")],
      openings: [{ date: "2026-12-25", from: "10:00", to: "12:00" }],
      holidays: new Set(["2026-12-25"]),
      closures: [{ start: "2026-12-25 11:00", end: "2026-12-26 00:00" }],
    });
    expect(timesOn(group([holiday]), "2026-12-25", [link(service(30))])).toBe("10:00 10:30");
  });

  test("follow the ranges open for their own service; ranges that touch are one", () => {
    const hours = [open("09:00", "09:50"), open("09:50", "11:00", { interventions: [1] })];
    const day = group([calendar(1, { openinghours: hours })]);
    expect(timesOn(day, "2026-12-01", [link(service(30))])).toBe("09:00 09:30 10:00 10:30");
    expect(timesOn(day, "2026-12-01", [link(service(30, { id: 2 }))])).toBe("09:00");
  });

  test("lie between the first and the last day of the opening hours, both of them included", () => {
    const hours = open("09:00", "10:00", { valid_from: "2026-12-01", valid_until: "2026-12-03" });
    const days = group([calendar(1, { slot_step: 60, openinghours: [hours] })]);
    const found = (day: string) => timesOn(days, day, [link(service(60))]);
    expect(["2026-11-30", "2026-12-01", "2026-12-03", "2026-12-04"].map(found)).toEqual([
      "",
      "09:00",
      "09:00",
      "",
    ]);
  });

  test("of services one after the other lie where each is open at its turn", () => {
    const hours = [
      open("09:00", "11:00", { interventions: [1] }),
      open("10:00", "12:00", { interventions: [2] }),
    ];
    const day = group([calendar(1, { slot_step: 30, openinghours: hours })]);
    expect(timesOn(day, "2026-12-01", [link(service(30)), link(service(30, { id: 2 }))])).toBe(
      "09:30 10:00 10:30",
    );
  });

  test("count who is there at a time, not how many come by", () => {
    const studio = group([
      calendar(1, { capacity: 3, slot_step: 60, openinghours: [open("09:00", "10:00")] }),
    ]);
    const slot = (busy: Busy[]) => slotsOn(studio, "2026-12-01", [link(service(60))], busy)[0]?.capacity;
    expect(slot([])).toBe(3);
    expect(
      slot([
        [1, "09:00", "09:20"],
        [1, "09:20", "09:40"],
        [1, "09:40", "10:00"],
      ]),
    ).toBe(2);
    expect(
      slot([
        [1, "09:00", "09:21"],
        [1, "09:20", "09:40"],
      ]),
    ).toBe(1);
    expect(
      slot([
        [1, "09:00", "10:00"],
        [1, "09:00", "10:00"],
        [1, "09:59", "11:00"],
      ]),
    ).toBeUndefined();
  });

  test("keep their buffers free, which may lie outside opening hours", () => {
    const day = group([calendar(1, { openinghours: [open("09:00", "11:00")] })]);
    const chain = [link(service(30, { buffer_before: 15, buffer_after: 10 }))];
    expect(timesOn(day, "2026-12-01", chain)).toBe("09:00 09:30 10:00 10:30");
    expect(
      timesOn(day, "2026-12-01", chain, [
        [1, "08:00", "08:46"],
        [1, "10:40", "10:41"],
      ]),
    ).toBe("09:30 10:00");
  });

  test("add up over calendars, but not over more resources than there are", () => {
    const hours = { openinghours: [open("09:00", "10:00")], slot_step: 60 };
    const salon = group([calendar(1, hours), calendar(2, hours)], { resources: [calendar(9, hours)] });
    const alone = [link(service(60))];
    const withBasin = [link(service(60, { need_resource: true }))];
    expect(slotsOn(salon, "2026-12-01", alone)).toMatchObject([{ capacity: 2, calendarIds: [1, 2] }]);
    expect(slotsOn(salon, "2026-12-01", withBasin)).toMatchObject([{ capacity: 1, calendarIds: [1, 2] }]);
    expect(slotsOn(salon, "2026-12-01", withBasin, [[9, "09:30", "09:31"]])).toEqual([]);
  });

  test("name every one of many calendars, each with its own grid", () => {
    const many = Array.from({ length: 70 }, (_, i) =>
      calendar(i + 1, { slot_step: i % 2 ? 20 : 30, openinghours: [open("09:00", "10:30")] }),
    );
    const slots = slotsOn(group(many), "2026-12-01", [link(service(30))]);
    const odd = many.map(({ id }) => id).filter((id) => id % 2 === 1);
    const even = many.map(({ id }) => id).filter((id) => id % 2 === 0);
    const all = many.map(({ id }) => id);
    expect(slots.map(({ capacity }) => capacity)).toEqual([70, 35, 35, 35, 70]);
    expect(slots.map(({ calendarIds }) => calendarIds)).toEqual([all, even, odd, even, all]);
  });

  test("keep the notice to the very second, and the calendar's own period before the group's", () => {
    const day = group([calendar(1, { maxrdv_period: 120, openinghours: [open("09:00", "18:00")] })], {
      min_notice: 30,
    });
    const nine = at("Europe/Paris", "2026-12-01", "09:00");
    const request = { chain: [link(service(30))], from: nine, until: nine + 1440 };
    const starts = (now: number) =>
      findSlots(day, new Map(), { ...request, now }).map(({ start }) => start - nine);
    expect(starts(nine)).toEqual([30, 60, 90, 120]);
    expect(starts(nine + 0.5)).toEqual([60, 90, 120]);
  });
});

describe("on the days when clocks change", () => {
  const half = [link(service(30))];
  test.each([
    [
      "a skipped hour is not there",
      "Europe/Paris",
      "2026-03-29",
      "01:00",
      "05:00",
      "01:00 01:30 03:00 03:30 04:00 04:30",
    ],
    ["a range within the skip moves forward", "Europe/Paris", "2026-03-29", "02:00", "02:30", "03:00"],
    ["a range that the skip turns round is gone", "Europe/Paris", "2026-03-29", "02:30", "03:15", ""],
    [
      "a repeated hour is there twice",
      "Europe/Paris",
      "2026-10-25",
      "01:30",
      "03:30",
      "01:30 02:00 02:30 02:00 02:30 03:00",
    ],
    ["a range ends in the first pass", "Europe/Paris", "2026-10-25", "01:00", "02:30", "01:00 01:30 02:00"],
    [
      "a range starts in the first pass",
      "Europe/Paris",
      "2026-10-25",
      "02:30",
      "03:30",
      "02:30 02:00 02:30 03:00",
    ],
    [
      "New York springs forward at two",
      "America/New_York",
      "2026-03-08",
      "01:00",
      "04:00",
      "01:00 01:30 03:00 03:30",
    ],
    [
      "New York falls back at two",
      "America/New_York",
      "2026-11-01",
      "00:30",
      "02:00",
      "00:30 01:00 01:30 01:00 01:30",
    ],
    [
      "Lord Howe turns by half an hour",
      "Australia/Lord_Howe",
      "2026-04-05",
      "01:00",
      "03:00",
      "01:00 01:30 01:30 02:00 02:30",
    ],
    [
      "Lord Howe skips half an hour",
      "Australia/Lord_Howe",
      "2026-10-04",
      "01:00",
      "03:00",
      "01:00 01:30 02:30",
    ],
    ["Sao Paulo had no midnight", "America/Sao_Paulo", "2018-11-04", "00:00", "02:00", "01:00 01:30"],
    [
      "Sao Paulo had the last hour twice",
      "America/Sao_Paulo",
      "2018-02-17",
      "22:30",
      "24:00",
      "22:30 23:00 23:30 23:00 23:30",
    ],
    ["Kathmandu has no change", "Asia/Kathmandu", "2026-03-29", "02:00", "03:00", "02:00 02:30"],
    [
      "St John's changed at one past midnight",
      "America/St_Johns",
      "2010-03-14",
      "00:00",
      "02:00",
      "00:00 01:30",
    ],
  ])("%s", (_title, timezone, day, from, to, expected) => {
    const catalogue = group([calendar(1, { openinghours: [open(from, to)] })], { timezone });
    expect(timesOn(catalogue, day, half)).toBe(expected);
  });

  test("the evening before runs on into a day without midnight", () => {
    const hours = [open("00:00", "02:00"), open("23:00", "24:00")];
    const catalogue = group([calendar(1, { openinghours: hours })], { timezone: "America/Sao_Paulo" });
    const slots = slotsOn(catalogue, "2018-11-03", [link(service(60))], [], 2);
    const starts = slots.map(({ start }) => formatRfc3339("America/Sao_Paulo", start));
    expect(starts).toContain("2018-11-03T23:30:00-03:00");
    expect(starts).toContain("2018-11-04T01:00:00-02:00");
    expect(starts).not.toContain("2018-11-04T01:30:00-02:00");
  });
});

function twoPatterns() {
  const hours = [open("00:00", "24:00", { days: ["mo", "we"] }), open("09:00", "12:00")];
  return group([calendar(1, { openinghours: hours })]);
}

describe("one catalogue asked again and again", () => {
  test("answers as a fresh one does, whichever days came before", () => {
    const used = twoPatterns();
    const start = at("Europe/Paris", "2026-03-01", "00:00");
    for (const week of [4, 0, 5, 3, 60, 300, 1, 30, 61]) {
      const from = start + week * 10_080;
      const request = { chain: [link(service(90))], from, until: from + 10_080, now: from };
      expect(findSlots(used, new Map(), request)).toEqual(findSlots(twoPatterns(), new Map(), request));
    }
  });

  test("finds the first slot months ahead, and none beyond the booking period", () => {
    const catalogue = group([
      calendar(1, { openings: [{ date: "2027-06-01", from: "09:00", to: "10:00" }] }),
    ]);
    const from = at("Europe/Paris", "2026-12-01", "00:00");
    const request = { chain: [link(service(30))], from, until: from, now: from };
    expect(findFirstSlot(catalogue, new Map(), request)).toBe(parseRfc3339("2027-06-01T09:00:00+02:00"));
    expect(findFirstSlot({ ...catalogue, maxrdv_period: 43_200 }, new Map(), request)).toBeNull();
    expect(findFirstSlot({ ...catalogue, calendars: [] }, new Map(), request)).toBeNull();
  });
});

test("where it is asked for, each slot names the calendars of every service in the row", () => {
  const both = group([1, 2].map((id) => calendar(id, { openinghours: [open("09:00", "10:00")] })));
  const chain = [link(service(30)), link(service(30, { calendars: [2] }))];
  const from = at("Europe/Paris", "2026-12-01", "00:00");
  const request = { chain, from, until: from + 1440, now: from };
  const slot = { start: from + 540, capacity: 1, calendarIds: [1, 2] };
  expect(findSlots(both, new Map(), request)).toEqual([slot]);
  expect(findSlots(both, new Map(), { ...request, withLinkCalendars: true })).toEqual([
    { ...slot, linkCalendarIds: [[1, 2], [2]] },
  ]);
});
