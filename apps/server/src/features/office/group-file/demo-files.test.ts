import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../../../../../demo/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

/** Returns the texts in several languages, with their paths. */
function localizedTexts(value: unknown, path = ""): [path: string, languages: string[]][] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  if (keys.includes("fr") && keys.every((key) => /^[a-z]{2}$/.test(key))) return [[path, keys]];
  return Object.entries(value).flatMap(([key, inner]) => localizedTexts(inner, `${path}/${key}`));
}

test.each(FILES)("%s says everything in each language that its visitors may choose", (name) => {
  const file: unknown = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
  const { enabled_locales } = (file as { group: { enabled_locales: string } }).group;
  const texts = localizedTexts(file);
  const missing = texts.flatMap(([path, languages]) =>
    enabled_locales
      .split(",")
      .filter((language) => !languages.includes(language))
      .map((language) => `${path}: ${language}`),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
