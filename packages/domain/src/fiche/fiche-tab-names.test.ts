import { expect, test } from "vitest";
import { ficheTabNames } from "./fiche-tab-names.ts";

const person = (firstname: string, lastname: string, email = "a@example.org") => ({
  firstname,
  lastname,
  email,
});

test("a tab has the person's first name", () => {
  expect(ficheTabNames([person("Inès", "Arnaud"), person("Tom", "Arnaud")])).toEqual(["Inès", "Tom"]);
});

test("two people with one first name are told apart by their last names", () => {
  expect(ficheTabNames([person("Tom", "Arnaud"), person("Léa", "Roux"), person("Tom", "Roux")])).toEqual([
    "Tom Arnaud",
    "Léa",
    "Tom Roux",
  ]);
});

test("no tab is without a name", () => {
  expect(ficheTabNames([person("", "Roux"), person("", "Arnaud"), person("", "")])).toEqual([
    "Roux",
    "Arnaud",
    "a@example.org",
  ]);
  expect(ficheTabNames([person("", " "), person("Tom", "Roux")])).toEqual(["a@example.org", "Tom"]);
});
