import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, LANGUAGES } from "./language.ts";
import { allCatalogues, textsOf } from "./testing/all-texts.ts";

/** Returns the words that a glossary forbids: those quoted after "never" in the last column of its table. */
function forbiddenIn(language: Language): string[] {
  const glossary = readFileSync(join(import.meta.dirname, `languages/${language}/glossary.md`), "utf8");
  const reasons = glossary.split("\n").map((line) => line.split("|").at(-2) ?? "");
  return reasons.flatMap((reason) => {
    const [, list = ""] = /(?:never|jamais)(.*?)(?:, not|;|$)/.exec(reason) ?? [];
    return [...list.matchAll(/"([^"]+)"|«\s?([^»]+?)\s?»|\*([^*]+)\*/g)].map((found) =>
      found.slice(1).join(""),
    );
  });
}

test.each(LANGUAGES)("%s never says what its glossary forbids", async (language) => {
  const words = forbiddenIn(language).map((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu"));
  const wrong = [...textsOf(await allCatalogues(language))].flatMap(([path, variants]) =>
    words
      .filter((word) => variants.some((text) => word.test(text)))
      .map((word) => `${path}: ${variants[0]} (${word})`),
  );
  expect(wrong).toEqual([]);
});
