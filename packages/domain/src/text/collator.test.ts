import { expect, test } from "vitest";
import { collatorOf } from "./collator.ts";

test.each([
  ["cs", ["Cibulka", "Čapek", "Daněk", "Havel", "Chytil", "Ivan"]],
  ["pl", ["Lis", "Łuczak", "Maj"]],
  ["de", ["Ähre", "Arndt", "Zander"]],
  ["es", ["Nuria", "Ñusta", "Olga"]],
  ["hu", ["Cukor", "Csaba", "Dóra"]],
  ["br", ["Brieg", "Gwenn", "Yann"]],
  ["fr", ["Salle 2", "Salle 10", "Salle 11"]],
])("%s has an order of its own", (language, sorted) => {
  expect([...sorted].reverse().sort(collatorOf(language).compare)).toEqual(sorted);
});
