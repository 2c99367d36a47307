import { expect, test } from "vitest";
import { type DatePart, readPastedDate, typedDigits } from "./date-parts.ts";

const FRENCH: DatePart[] = ["day", "month", "year"];
const AMERICAN: DatePart[] = ["month", "day", "year"];

test.each([
  ["03/04/1990", FRENCH, "1990-04-03"],
  ["3.4.1990", FRENCH, "1990-04-03"],
  ["3/4/1990", AMERICAN, "1990-03-04"],
  [" 1990-04-03 ", FRENCH, "1990-04-03"],
  ["3. 4. 1990", FRENCH, "1990-04-03"],
  ["(03/04/1990)", FRENCH, "1990-04-03"],
  [" 03041990 ", FRENCH, "1990-04-03"],
  ["03041990", FRENCH, "1990-04-03"],
  ["19900403", ["year", "month", "day"] as DatePart[], "1990-04-03"],
])("%s is a whole date", (text, order, expected) => {
  const parts = readPastedDate(text, order);
  expect(parts && `${parts.year}-${parts.month}-${parts.day}`).toBe(expected);
});

test.each([
  "",
  "3",
  "03/04",
  "03/04/90",
  "3 avril 1990",
  "0304199",
  "1/2/3/4",
  "x03041990",
  "03041990x",
  "003/04/1990",
  "03/004/1990",
])("%j is none", (text) => {
  expect(readPastedDate(text, FRENCH)).toBeNull();
});

test("a date that is typed in one go keeps its digits, a single one with a zero", () => {
  let typed = "";
  for (const letter of "3/04/1990") typed = typedDigits(typed + letter);
  expect(typed).toBe("03041990");
  expect(typedDigits("12")).toBe("12");
  expect(typedDigits("3 / 4")).toBe("034");
  expect(typedDigits("1/2/")).toBe("0102");
  expect(typedDigits("030419901")).toBe("03041990");
});
