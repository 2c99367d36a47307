import { expect, test } from "vitest";
import { currencyOf } from "./currency-of.ts";
import { toUrlname } from "./to-urlname.ts";

test.each([
  ["Atelier Margaux", "atelier-margaux"],
  ["Cabinet dentaire de l’Étang", "cabinet-dentaire-de-l-etang"],
  ["  Łódź & Söhne GmbH, Straße 7  ", "lodz-sohne-gmbh-strasse-7"],
  ["Cœur d'œuvre", "coeur-d-oeuvre"],
  ["日本", ""],
  ["---", ""],
  ["x".repeat(80), "x".repeat(60)],
])("%j is found under /%s", (name, urlname) => expect(toUrlname(name)).toBe(urlname));

test("a new group's prices are in the money of its country, else in euros", () => {
  expect(["CH", "CZ", "FR", "ZZ"].map(currencyOf)).toEqual(["CHF", "CZK", "EUR", "EUR"]);
});
