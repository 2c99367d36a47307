import { expect, test } from "vitest";
import { datePartOrderOf, joinDate, splitDate } from "./date-parts.ts";

test.each([
  ["d/m/Y", ["day", "month", "year"]],
  ["m-d-Y", ["month", "day", "year"]],
  ["YYYY-MM-DD", ["year", "month", "day"]],
  ["j n y", ["day", "month", "year"]],
  ["", null],
  ["m/Y", null],
])("the format %j asks for %j", (format, parts) => {
  expect(datePartOrderOf(format)).toEqual(parts);
});

test("the parts of a date come apart and together again, half typed ones too", () => {
  for (const value of ["2026-12-01", "-12-", "2026--", "--01", ""])
    expect(joinDate(splitDate(value))).toBe(value);
});
