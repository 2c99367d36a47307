import type { Condition } from "@rendezvous/contract/ground/paging";
import { parseWallDateTime } from "@rendezvous/domain/time/zone";
import { expect, test } from "vitest";
import { toAppointmentRangeQuery } from "./to-appointment-range-query.ts";

const ZONE = "Europe/Paris";
const at = (wall: string) => parseWallDateTime(ZONE, wall)!;
const days = (...request: [string, Condition["op"], string][]) =>
  toAppointmentRangeQuery(
    request.map(([field, op, value]) => ({ field, op, value })),
    [15, 16],
    ZONE,
  );

test("the time between the narrowest conditions is read, with three hours on both sides", () => {
  expect(
    days(
      ["start", ">=", "2026-12-01"],
      ["end", ">", "2026-12-02 09:30:00"],
      ["start", "<", "2026-12-05"],
      ["start", "<=", "2026-12-04 18:00:00"],
    ),
  ).toEqual({
    calendarIds: [15, 16],
    from: at("2026-12-02 06:30:00"),
    until: at("2026-12-04 21:00:00"),
  });
  expect(days(["start", ">=", "2026-12-01"], ["start", "<=", "2026-12-01"])).toMatchObject({
    from: at("2026-11-30 21:00:00"),
    until: at("2026-12-01 03:00:00"),
  });
});

test.each<[string, [string, Condition["op"], string][]]>([
  ["nothing is asked", []],
  ["there is no end", [["start", ">=", "2026-12-01"]]],
  ["there is no beginning", [["start", "<", "2026-12-01"]]],
  [
    "the end lies before the beginning",
    [
      ["start", ">=", "2026-12-02"],
      ["start", "<", "2026-12-01"],
    ],
  ],
  [
    "it is no day",
    [
      ["start", ">=", "2026-12-32"],
      ["start", "<", "2027-01-01"],
    ],
  ],
  [
    "it is about something else",
    [
      ["birthdate", ">=", "2026-12-01"],
      ["start", "<", "2027-01-01"],
    ],
  ],
])("no time is read where %s", (_why, request) => {
  expect(days(...request)).toBeNull();
});
