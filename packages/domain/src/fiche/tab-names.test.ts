import { expect, test } from "vitest";
import { tabNames } from "./tab-names.ts";

const person = (firstname: string, lastname: string, email = "a@example.org") => ({
  firstname,
  lastname,
  email,
});

test("a tab has the person's first name", () => {
  expect(tabNames([person("Inès", "Arnaud"), person("Tom", "Arnaud")])).toEqual(["Inès", "Tom"]);
});

test("two people with one first name are told apart by their last names", () => {
  expect(tabNames([person("Tom", "Arnaud"), person("Léa", "Roux"), person("Tom", "Roux")])).toEqual([
    "Tom Arnaud",
    "Léa",
    "Tom Roux",
  ]);
});

test("no tab is without a name", () => {
  expect(tabNames([person("", "Roux"), person("", "Arnaud"), person("", "")])).toEqual([
    "Roux",
    "Arnaud",
    "a@example.org",
  ]);
  expect(tabNames([person("", " "), person("Tom", "Roux")])).toEqual(["a@example.org", "Tom"]);
});
