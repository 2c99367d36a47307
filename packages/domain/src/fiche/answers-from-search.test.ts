import { expect, test } from "vitest";
import { answersFromSearch } from "./answers-from-search.ts";

test.each([
  ["06 39 98 12 34", { firstphone: "06 39 98 12 34" }],
  [" +33 (0)6.39.98.12.34 ", { firstphone: "+33 (0)6.39.98.12.34" }],
  ["1204", {}],
  ["odile@exemple.fr", { email: "odile@exemple.fr" }],
  ["Lefèvre", { lastname: "Lefèvre" }],
  ["O’Neill-Roux", { lastname: "O’Neill-Roux" }],
  // It is unclear which of the two words is the last name.
  ["Odile Roux", {}],
  ["A12", {}],
  ["", {}],
])("%j tells of somebody new %j", (searched, answers) => {
  expect(answersFromSearch(searched)).toEqual(answers);
});
