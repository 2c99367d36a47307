import { assignWithoutLimit } from "../testing/search.ts";
import { describe, expect, test } from "vitest";
import type { ChainLink } from "../model.ts";
import { toTakenTimes } from "../taken-times.ts";
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
} from "../testing/example-group.ts";

describe("services in a row", () => {
  const hours = { openinghours: [open("09:00", "12:00")] };

  test("start where the one before ended, or after the pack's break", () => {
    const one = group([calendar(1, { ...hours, slot_step: 60 })]);
    const pack = [link(service(50)), link(service(40, { id: 2 }), { breakBefore: 15 })];
    expect(timesOn(one, "2026-12-01", pack)).toBe("09:00 10:00");
    expect(timesOn(one, "2026-12-01", pack, [[1, "09:50", "10:05"]])).toBe("09:00");
  });

  test("lose the buffers between neighbours on one calendar, not those across a break", () => {
    const one = group([calendar(1, { ...hours, slot_step: 180 })]);
    const cut = service(30, { buffer_after: 20, buffer_before: 20 });
    const start = at("Europe/Paris", "2026-12-01", "09:00");
    const taken = assignWithoutLimit(one, new Map(), [link(cut), link(cut)], start, start)?.map((placed) => [
      placed.takenFrom - start,
      placed.takenUntil - start,
    ]);
    expect(taken).toEqual([
      [-20, 30],
      [30, 80],
    ]);
    expect(timesOn(one, "2026-12-01", [link(cut), link(cut, { breakBefore: 10 })])).toBe("");
    expect(timesOn(one, "2026-12-01", [link(cut), link(cut, { breakBefore: 40 })])).toBe("09:00");
  });

  test("are spread so that they fit, even against the preferred order", () => {
    const two = group([calendar(1, hours), calendar(2, { ...hours, sort: 1 })]);
    const chain = [link(service(30)), link(service(30, { id: 2, calendars: [1] }))];
    // Calendar 1 is the first choice for both links, but needs a buffer before the second.
    const apart = [
      link(service(30, { buffer_after: 5 }), { breakBefore: 0 }),
      link(service(30, { id: 2, calendars: [1], buffer_before: 10 }), { breakBefore: 5 }),
    ];
    const start = at("Europe/Paris", "2026-12-01", "09:00");
    const calendars = (request: ChainLink[]) =>
      assignWithoutLimit(two, new Map(), request, start, start)?.map(({ calendarId }) => calendarId);
    expect(calendars(chain)).toEqual([1, 1]);
    expect(calendars(apart)).toEqual([2, 1]);
  });

  test("have the least places of their links, each counted alone", () => {
    const studio = group([calendar(1, { ...hours, capacity: 3 }), calendar(2, { ...hours, capacity: 2 })]);
    const chain = [link(service(30)), link(service(30), { calendarIds: [2] })];
    const [first] = slotsOn(studio, "2026-12-01", chain, [[2, "09:30", "09:40"]]);
    expect(first).toMatchObject({ capacity: 1, calendarIds: [1, 2] });
  });
});

describe("booking without preference", () => {
  const hours = { openinghours: [open("09:00", "18:00")] };
  const day = "2026-12-01";
  const nine = at("Europe/Paris", day, "09:00");

  test.each<[string, Busy[], number]>([
    ["the lowest sort when all are as free", [], 3],
    [
      "the fewest booked minutes of that day",
      [
        [3, "15:00", "16:00"],
        [1, "15:00", "15:30"],
      ],
      2,
    ],
    ["the lowest id in the end", [[3, "15:00", "16:00"]], 1],
    [
      "minutes of the day itself only",
      [
        [3, "15:00", "15:10"],
        [1, "15:00", "15:30"],
        [2, "24:00", "24:10"],
      ],
      2,
    ],
  ])("takes %s", (_title, busy, expected) => {
    const three = group([
      calendar(1, { ...hours, sort: 1 }),
      calendar(2, { ...hours, sort: 1 }),
      calendar(3, hours),
    ]);
    const rows = busy.map(([id, from, until]) => ({
      id,
      from: at("Europe/Paris", day, from),
      until: at("Europe/Paris", day, until),
    }));
    expect(
      assignWithoutLimit(three, toTakenTimes(rows), [link(service(30))], nine, nine)?.[0]?.calendarId,
    ).toBe(expected);
  });
});

describe("a link whose time is kept free after it, beside a later one on the same calendar", () => {
  const first = service(30, { id: 1, buffer_after: 60, calendars: [1] });
  const between = service(30, { id: 2, calendars: [2] });
  const last = service(60, { id: 3, calendars: [1] });
  const everyDay = { openinghours: [open("09:00", "11:00")] };
  const two = group([calendar(1, { capacity: 2, ...everyDay }), calendar(2, everyDay)]);
  const chain = [link(first), link(between), link(last)];

  // The first link takes a seat from 09:00 to 10:30, the last one from 10:00 to 11:00; so from 10:00 to 10:30 they need both of
  // two seats.
  test.each<[found: string, busy: Busy[]]>([
    ["09:00", []],
    ["09:00", [[1, "09:00", "10:00"]]],
    ["09:00", [[1, "10:30", "11:00"]]],
    [
      "09:00",
      [
        [1, "09:00", "10:00"],
        [1, "10:30", "11:00"],
      ],
    ],
    ["", [[1, "10:00", "10:30"]]],
    ["", [[1, "10:29", "10:31"]]],
    ["", [[1, "09:59", "10:01"]]],
    [
      "",
      [
        [1, "09:30", "09:40"],
        [1, "09:35", "09:45"],
      ],
    ],
    [
      "",
      [
        [1, "10:50", "11:00"],
        [1, "10:40", "11:00"],
      ],
    ],
    [
      "09:00",
      [
        [1, "10:50", "11:00"],
        [1, "10:40", "10:50"],
      ],
    ],
  ])("is offered at %j beside %j", (found, busy) => {
    expect(timesOn(two, "2026-12-01", chain, busy)).toBe(found);
  });
});
