import { expect, test } from "vitest";
import { homeTitle } from "./home-title.ts";

test.each([
  ["Bienvenue", "Bienvenue"],
  [" Bienvenue ", "Bienvenue"],
  ["", null],
  ["  ", null],
  ["Atelier Margaux", null],
  [" Atelier Margaux", null],
])("a home page titled %j has the title %j beside its group's name", (title, expected) => {
  expect(homeTitle({ name: "Atelier Margaux " }, { title })).toBe(expected);
});
