import { formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { addDays, weekdayOf } from "@rendezvous/domain/time/instant";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readBusyTimes } from "./read-busy-times.ts";

const ZONE = "Europe/Paris";

function calendar(...events: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");
}

let count = 0;
function event(...lines: string[]): string {
  const uid = lines.some((line) => line.startsWith("UID")) ? [] : [`UID:${count++}`];
  return ["BEGIN:VEVENT", ...uid, "SUMMARY:Dentist\\, secret", ...lines, "END:VEVENT"].join("\r\n");
}

function read(text: string, [first, last] = ["2026-12-01", "2027-01-01"], zone = ZONE) {
  const result = readBusyTimes({
    text,
    zone,
    from: wallToInstant(zone, first, 0),
    until: wallToInstant(zone, last, 0),
    ownUid: { start: "7-", end: "@ours" },
  });
  return result.ok ? result.busy : result.failure;
}

/** Returns `2026-12-01 09:00 - 10:00` for each busy time, on the group's clock. */
function linesOf(text: string, days?: [string, string], zone = ZONE): string[] {
  const busy = read(text, days, zone);
  if (typeof busy === "string") return [busy];
  const time = (at: number) => formatWallDateTime(zone, at).slice(0, 16);
  return busy.flatMap((start, at) => {
    if (at % 2 === 1) return [];
    const [from, until] = [time(start), time(busy[at + 1]!)];
    return [`${from} - ${from.slice(0, 10) === until.slice(0, 10) ? until.slice(11) : until}`];
  });
}

test("reads single events in UTC, in a zone, and floating on the group's clock", () => {
  const text = calendar(
    event("DTSTART:20261201T090000Z", "DTEND:20261201T100000Z"),
    event("DTSTART;TZID=America/New_York:20261202T090000", "DTEND;TZID=America/New_York:20261202T093000"),
    event("DTSTART;TZID=W. Europe Standard Time:20261203T090000", "DURATION:PT1H15M"),
    event("DTSTART:20261204T090000", "DTEND:20261204T100000"),
    event("DTSTART;TZID=/example.org/1/Europe/London:20261205T090000", "DURATION:PT30M"),
    event("DTSTART:20261206T090030Z", "DTEND:20261206T093001Z"),
  );
  expect(linesOf(text)).toEqual([
    "2026-12-01 10:00 - 11:00",
    "2026-12-02 15:00 - 15:30",
    "2026-12-03 09:00 - 10:15",
    "2026-12-04 09:00 - 10:00",
    "2026-12-05 10:00 - 10:30",
    "2026-12-06 10:00 - 10:31",
  ]);
});

test("floating times are on the file's clock if it names one, days always on the group's", () => {
  const text = calendar(
    "X-WR-TIMEZONE:America/New_York",
    event("DTSTART:20261201T090000", "DTEND:20261201T100000"),
    event("DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207"),
    event("DTSTART;VALUE=DATE:20261210"),
  );
  expect(linesOf(text)).toEqual([
    "2026-12-01 15:00 - 16:00",
    "2026-12-05 00:00 - 2026-12-07 00:00",
    "2026-12-10 00:00 - 2026-12-11 00:00",
  ]);
});

test("a zone that only the file knows is the one that it defines", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Our office",
    "BEGIN:STANDARD",
    "DTSTART:19701025T030000",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
    "TZOFFSETFROM:+0300",
    "TZOFFSETTO:+0200",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:19700329T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0300",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ].join("\r\n");
  const text = calendar(
    zone,
    event("DTSTART;TZID=Our office:20261201T100000", "DURATION:PT1H"),
    event("DTSTART;TZID=Our office:20260701T100000", "DURATION:PT1H"),
    event("DTSTART;TZID=Nobody's:20261202T100000", "DURATION:PT1H"),
  );
  expect(linesOf(text, ["2026-06-01", "2027-01-01"])).toEqual([
    "2026-07-01 09:00 - 10:00",
    "2026-12-01 09:00 - 10:00",
    "2026-12-02 10:00 - 11:00",
  ]);
});

test("what is free, cancelled or the group's own takes no time", () => {
  const times = ["DTSTART:20261201T090000Z", "DTEND:20261201T100000Z"];
  const text = calendar(
    event(...times, "TRANSP:TRANSPARENT"),
    event(...times, "STATUS:CANCELLED"),
    event(...times, "UID:7-4711@ours"),
    event("DTSTART:20261201T090000Z"),
    event("DTSTART:20261201T090000Z", "DTEND:20261201T080000Z"),
    event("SUMMARY:without a start"),
    event("DTSTART:nonsense"),
    event("DTSTART:20261215T090000Z", "DTEND:20261215T100000Z", "UID:8-4711@ours", "TRANSP:OPAQUE"),
  );
  expect(linesOf(text)).toEqual(["2026-12-15 10:00 - 11:00"]);
});

test("a series loses what is taken out of it, and gets what replaces it", () => {
  const text = calendar(
    event(
      "UID:s",
      "DTSTART;TZID=Europe/Paris:20261201T090000",
      "DTEND;TZID=Europe/Paris:20261201T100000",
      "RRULE:FREQ=DAILY;COUNT=8",
      "EXDATE;TZID=Europe/Paris:20261202T090000",
      "EXDATE:20261203T080000Z",
      "EXDATE;VALUE=DATE:20261204",
      "RDATE;TZID=Europe/Paris:20261220T120000",
      "RDATE;VALUE=PERIOD:20261221T120000Z/PT2H",
    ),
    event(
      "UID:s",
      "RECURRENCE-ID;TZID=Europe/Paris:20261205T090000",
      "DTSTART;TZID=Europe/Paris:20261205T140000",
      "DTEND;TZID=Europe/Paris:20261205T150000",
    ),
    event("UID:s", "RECURRENCE-ID:20261206T080000Z", "DTSTART:20261206T080000Z", "STATUS:CANCELLED"),
  );
  expect(linesOf(text)).toEqual([
    "2026-12-01 09:00 - 10:00",
    "2026-12-05 14:00 - 15:00",
    "2026-12-07 09:00 - 10:00",
    "2026-12-08 09:00 - 10:00",
    "2026-12-20 12:00 - 13:00",
    "2026-12-21 13:00 - 15:00",
  ]);
});

const series = (rule: string, ...more: string[]) =>
  calendar(event("DTSTART;TZID=Europe/Paris:20200101T090000", "DURATION:PT1H", `RRULE:${rule}`, ...more));

const night = (end: string) =>
  linesOf(calendar(event("DTSTART;TZID=Europe/Paris:20261001T220000", end, "RRULE:FREQ=DAILY;INTERVAL=23")), [
    "2026-10-24",
    "2026-10-28",
  ]);

test("nine o'clock stays nine o'clock when the clocks change", () => {
  const days: [string, string] = ["2026-03-28", "2026-03-31"];
  expect(linesOf(series("FREQ=DAILY"), days)).toEqual([
    "2026-03-28 09:00 - 10:00",
    "2026-03-29 09:00 - 10:00",
    "2026-03-30 09:00 - 10:00",
  ]);
  expect(linesOf(series("FREQ=DAILY;UNTIL=20260329T070000Z"), days)).toHaveLength(2);
  expect(linesOf(series("FREQ=DAILY;UNTIL=20260329T065959Z"), days)).toHaveLength(1);
  expect(linesOf(series("FREQ=DAILY;UNTIL=20260329"), days)).toHaveLength(2);
});

test("a night over the change of the clocks takes its exact time with DTEND, its days on the clock with DURATION", () => {
  expect(night("DTEND;TZID=Europe/Paris:20261002T060000")).toEqual(["2026-10-24 22:00 - 2026-10-25 05:00"]);
  expect(night("DURATION:P1D")).toEqual(["2026-10-24 22:00 - 2026-10-25 22:00"]);
});

test("an event that began before the days and one that ends after them are cut", () => {
  const text = calendar(
    event("DTSTART:20261129T230000Z", "DTEND:20261202T230000Z"),
    event("DTSTART:20261231T100000Z", "DTEND:20270102T100000Z"),
  );
  expect(linesOf(text)).toEqual([
    "2026-12-01 00:00 - 2026-12-03 00:00",
    "2026-12-31 11:00 - 2027-01-01 00:00",
  ]);
});

test("folded lines, other line ends, alarms within events and a mark at the beginning", () => {
  const text = calendar(
    event(
      "DTSTART;TZID=Europe/Pa\r\n ris:20261201T090000",
      "DURATION:PT1H",
      "BEGIN:VALARM",
      "DURATION:PT5H",
      "TRIGGER:-PT15M",
      "END:VALARM",
    ),
  );
  expect(linesOf(`\uFEFF${text.replaceAll("\r\n", "\n")}`)).toEqual(["2026-12-01 09:00 - 10:00"]);
});

test("what is no calendar, cut off or too large is refused", () => {
  const one = event("DTSTART:20261201T090000Z", "DURATION:PT1H");
  expect(read("<html>Please sign in</html>")).toBe("not_a_calendar");
  expect(read("")).toBe("not_a_calendar");
  expect(read(calendar(one).replace("END:VCALENDAR", ""))).toBe("not_a_calendar");
  expect(read(calendar(...Array.from({ length: 5001 }, () => one)))).toBe("too_many");
  expect(read(calendar(event("DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY")))).toBe(
    "too_many",
  );
});

test("thousands of events that began long ago are read at once", () => {
  const old = event("DTSTART;TZID=Europe/Paris:20050103T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY");
  const begin = performance.now();
  expect(linesOf(calendar(...Array.from({ length: 2000 }, () => old)))).toHaveLength(4);
  expect(performance.now() - begin).toBeLessThan(5000);
});

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const compact = (day: string) => day.replaceAll("-", "");

const monday = (day: string) => {
  let start = day;
  while (weekdayOf(start) !== "mo") start = addDays(start, -1);
  return start;
};

/** Goes through every day, and asks for each whether the rule names it. */
function slowly(rule: Rule, first: string, from: string, until: string): string[] {
  const found: string[] = [];
  let named = 0;
  for (let day = first, index = 0; day < until; day = addDays(day, 1), index++) {
    const weekday = weekdayOf(day).toUpperCase();
    const weeks = (Date.parse(monday(day)) - Date.parse(monday(first))) / (7 * 86_400_000);
    const months =
      (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
      Number(day.slice(5, 7)) -
      Number(first.slice(5, 7));
    const isNamed =
      rule.freq === "DAILY"
        ? index % rule.interval === 0
        : rule.freq === "WEEKLY"
          ? weeks % rule.interval === 0 && rule.days.includes(weekday)
          : months % rule.interval === 0 && Number(day.slice(8)) === Number(first.slice(8));
    if (!isNamed) continue;
    named++;
    if (rule.count !== null && named > rule.count) break;
    // The first start counts, even after UNTIL.
    if (rule.until !== null && day > rule.until && index > 0) break;
    if (day >= from) found.push(day);
  }
  return found;
}

interface Rule {
  readonly freq: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly interval: number;
  readonly days: readonly string[];
  readonly count: number | null;
  readonly until: string | null;
}

test("recurrences are those of a slow, obvious search, over every change of the clocks", () => {
  const scenes = fc.constantFrom(
    ["Europe/Paris", "2026-03-29"],
    ["Europe/Paris", "2026-10-25"],
    ["America/New_York", "2026-11-01"],
    ["Australia/Lord_Howe", "2026-10-04"],
    ["Asia/Kathmandu", "2026-05-05"],
  );
  const random = fc.record({
    scene: scenes,
    // Two in the morning is skipped, or comes twice.
    minute: fc.constantFrom(0, 60, 120, 150, 180, 540, 1380),
    length: fc.integer({ min: 1, max: 300 }),
    before: fc.integer({ min: 0, max: 3000 }),
    freq: fc.constantFrom("DAILY" as const, "WEEKLY" as const, "MONTHLY" as const),
    interval: fc.integer({ min: 1, max: 5 }),
    days: fc.subarray(DAYS),
    count: fc.option(fc.integer({ min: 1, max: 400 })),
    ends: fc.option(fc.integer({ min: -5, max: 40 })),
  });
  fc.assert(
    fc.property(random, ({ scene: [zone, day], minute, length, before, ...rest }) => {
      const first = addDays(day, -before);
      const days = [...new Set([...rest.days, weekdayOf(first).toUpperCase()])];
      const until = rest.count === null && rest.ends !== null ? addDays(day, rest.ends) : null;
      const rule: Rule = { ...rest, days, until };
      const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}${String(minute % 60).padStart(2, "0")}00`;
      const text = calendar(
        event(
          `DTSTART;TZID=${zone}:${compact(first)}T${time}`,
          `DURATION:PT${length}M`,
          `RRULE:FREQ=${rule.freq};INTERVAL=${rule.interval}${rule.freq === "WEEKLY" ? `;BYDAY=${days.join()}` : ""}${
            rule.count === null ? "" : `;COUNT=${rule.count}`
          }${until === null ? "" : `;UNTIL=${compact(until)}`}`,
        ),
      );
      const span: [string, string] = [addDays(day, -20), addDays(day, 40)];
      const [from, to] = span.map((one) => wallToInstant(zone, one, 0)) as [number, number];
      const expected = new Uint8Array(to - from);
      for (const one of slowly(rule, first, addDays(span[0], -2), span[1])) {
        const start = wallToInstant(zone, one, minute);
        for (let at = Math.max(start, from); at < Math.min(start + length, to); at++) expected[at - from] = 1;
      }
      const found = new Uint8Array(to - from);
      const busy = read(text, span, zone) as number[];
      for (let at = 0; at < busy.length; at += 2) found.fill(1, busy[at]! - from, busy[at + 1]! - from);
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
