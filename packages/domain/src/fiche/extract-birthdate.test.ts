import { expect, test } from "vitest";
import { birthdateOf, extractBirthdate } from "./extract-birthdate.ts";

const DAY_FIRST = ["day", "month", "year"] as const;
const MONTH_FIRST = ["month", "day", "year"] as const;

test.each([
  ["12/03/1980", DAY_FIRST, "1980-03-12", ""],
  ["12/03/1980", MONTH_FIRST, "1980-12-03", ""],
  ["12.3.1980", DAY_FIRST, "1980-03-12", ""],
  ["12. 3. 1980", DAY_FIRST, "1980-03-12", ""],
  ["1980. 03. 12.", ["year", "month", "day"] as const, "1980-03-12", ""],
  ["1980-03-12", MONTH_FIRST, "1980-03-12", ""],
  ["martin 12/03/1980", DAY_FIRST, "1980-03-12", "martin"],
  ["12/03/1980 martin", DAY_FIRST, "1980-03-12", "martin"],
] as const)("%j has a date of birth", (text, order, birthdate, rest) => {
  expect(extractBirthdate(text, order)).toEqual({ birthdate, rest });
});

test.each(["31/02/1980", "12/03/80", "06.39.98.55.66", "06 39 98", "A-12-03-1980", "1980", "martin", ""])(
  "%j has none",
  (text) => {
    expect(extractBirthdate(text, DAY_FIRST)).toEqual({ birthdate: null, rest: text });
  },
);

test("the date of birth is the answer that is named so, where it is a date", () => {
  expect(birthdateOf({ birthplace: "Brest", birthdate: "1980-03-12" })).toBe("1980-03-12");
  expect(birthdateOf({ dateOfBirth: "1980-03-12" })).toBe("1980-03-12");
  expect(birthdateOf({ birthdate: "", arrival: "2026-12-01" })).toBe("");
});
