import { expect, test } from "vitest";
import { isFinessOrSiret } from "./finess-or-siret.ts";

test.each([
  // Public hospitals of Paris, Lyon and Marseille.
  ["750712184", true],
  ["690781810", true],
  ["130786049", true],
  ["750712185", false],
  ["75071218", false],
  // A ministry.
  ["11000101300025", true],
  ["11000101300020", false],
  ["110001013000200", false],
  ["7507 12184", false],
])("%s: %s", (text, expected) => {
  expect(isFinessOrSiret(text)).toBe(expected);
});
