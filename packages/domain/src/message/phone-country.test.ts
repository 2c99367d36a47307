import { expect, test } from "vitest";
import { isPhoneIn } from "./phone-country.ts";

test.each([
  ["06 12 34 56 78", "FR", [], true],
  ["+33 6 12 34 56 78", "FR", [], true],
  ["0033612345678", "FR", [], true],
  ["+32 470 12 34 56", "FR", [], false],
  ["0032470123456", "FR", [], false],
  ["+32 470 12 34 56", "FR", ["BE"], true],
  ["+262 692 12 34 56", "FR", [], false],
  ["+262 692 12 34 56", "FR", ["RE"], true],
  ["+1 212 555 0100", "US", [], true],
  ["+1 876 555 0100", "US", [], false],
  ["011 225 07 12 34 56 78", "US", [], false],
  ["01 12 34 56 78", "FR", [], true],
  ["+44 7781 123456", "GB", [], false],
  ["+44 7700 900123", "GB", [], true],
  ["+44 7700 312345", "GB", [], false],
  ["+44 7911 020727", "GB", [], true],
  ["+44 7911 123456", "GB", ["GG"], true],
  ["+44 7911 123456", "GB", [], false],
  ["+44 7457 642721", "GB", [], false],
  ["+44 7457 142721", "GB", [], true],
  ["+599 600 1234", "CW", [], true],
  ["+290 8015", "SH", [], false],
  ["+290 8015", "SH", ["TA"], true],
  ["+7 701 123 45 67", "RU", [], false],
  ["+881 612 345 678", "FR", [], false],
  ["+", "FR", [], false],
] as const)("%s, dialled in %s by a group that also names %j: %j", (phone, own, others, expected) => {
  expect(isPhoneIn(phone, own, others)).toBe(expected);
});
