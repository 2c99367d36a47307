import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Cabinet dentaire des Lilas", "CL"],
  ["L’Atelier de Margaux", "AM"],
  ["Mairie de Sainte-Aubaine", "MS"],
  ["souffle & lumière", "SL"],
  ["École Élan", "ÉÉ"],
  ["Optique", "O"],
  ["東京サロン", "東"],
  ["4711 <b>", "B"],
  ["24/7", ""],
])("%s is %s for short", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
