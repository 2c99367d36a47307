import { expect, test } from "vitest";
import { spellingVariants, searchWords } from "./search-words.ts";

test.each([
  ["dupont marie", ["dupont", "marie"]],
  ["  anna  roux example org ", ["anna", "roux", "example", "org"]],
  ["06 12 34 56 78", ["12345678"]],
  [" 33 6 12 34 56 78", ["12345678"]],
  ["0033612345678", ["12345678"]],
  ["martin 06 12", ["martin", "612"]],
  ["06 12 martin", ["612", "martin"]],
  ["12", ["12"]],
  ["0012", ["012"]],
  ["p17 4", ["p17", "4"]],
  ["a b c d e f g h", ["a", "b", "c", "d", "e", "f"]],
  ["", []],
])("%j is searched as %j", (folded, words) => {
  expect(searchWords(folded)).toEqual(words);
});

test.each([
  ["one letter is another", "mertin", "martin"],
  ["one letter is missing", "matin", "martin"],
  ["one letter is missing at the end", "marti", "martin"],
  ["one letter is too many", "marrtin", "martin"],
  ["two neighbours are exchanged", "matrin", "martin"],
])("a word is found when %s", (_title, typed, word) => {
  expect(spellingVariants(typed)).toContain(word);
});

test("another word is not the same mistyped", () => {
  expect(spellingVariants("martin")).not.toContain("martin");
  expect(spellingVariants("martin")).not.toContain("bertin");
  expect(spellingVariants("lea")).toEqual([]);
  expect(spellingVariants("12345678")).toEqual([]);
});
