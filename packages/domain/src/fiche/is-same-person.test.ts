import { expect, test } from "vitest";
import { isSamePerson } from "./is-same-person.ts";

test.each([
  ["José", "Núñez", "JOSE", "nunez", true],
  ["Anne-Marie", "D'Arc", "anne marie", "d’arc", true],
  [" Élodie ", "Le  Goff", "elodie", "Le Goff", true],
  ["Günter", "Groß", "Gunter", "Gross", true],
  ["Jean", "Martin", "Jeanne", "Martin", false],
  ["Jean", "Martin", "Martin", "Jean", false],
  ["Jean", "Martin", "Jean", "Durand", false],
  ["", "Martin", "Jean", "Martin", false],
])("%s %s and %s %s: %s", (firstname, lastname, otherFirst, otherLast, expected) => {
  expect(isSamePerson({ firstname, lastname }, { firstname: otherFirst, lastname: otherLast })).toBe(
    expected,
  );
});
