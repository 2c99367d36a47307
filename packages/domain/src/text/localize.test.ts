import { expect, test } from "vitest";
import { localize, localizeWithoutFallback, languageIfDifferent, type LocalizedText } from "./localize.ts";

const EACH = { fr: "Coupe", en: "Haircut", de: "Schnitt" };

test.each<[LocalizedText, string, string, string]>([
  ["Coupe", "de", "fr", "Coupe"],
  [EACH, "de", "fr", "Schnitt"],
  [EACH, "es", "fr", "Coupe"],
  [EACH, "es", "it", "Haircut"],
  [{ de: "Schnitt" }, "es", "it", "Schnitt"],
  [{}, "fr", "fr", ""],
  ["", "fr", "fr", ""],
  [null, "fr", "fr", ""],
  [undefined, "fr", "fr", ""],
])("%j in %s, of a group in %s, is %j", (text, locale, groupLocale, expected) => {
  expect(localize(text, locale, groupLocale)).toBe(expected);
});

test.each<[LocalizedText, string, string, string | undefined]>([
  ["Coupe", "fr", "fr", undefined],
  ["Coupe", "de", "fr", "fr"],
  [EACH, "de", "fr", undefined],
  [EACH, "es", "fr", "fr"],
  [EACH, "es", "it", "en"],
  [{ de: "Schnitt" }, "es", "it", "de"],
  [{ fr: " " }, "de", "fr", undefined],
  ["  ", "de", "fr", undefined],
  ["", "de", "fr", undefined],
  [null, "de", "fr", undefined],
])("%j, read in %s in a group in %s, is in the language %j", (text, locale, groupLocale, expected) => {
  expect(languageIfDifferent(text, locale, groupLocale)).toBe(expected);
});

test.each<[LocalizedText, string, string]>([
  ["le", "fr", "le"],
  ["le", "de", ""],
  [{ de: "der" }, "de", "der"],
  [{ de: "der" }, "fr", ""],
  [null, "fr", ""],
])("of %j only what is in %s counts inside a sentence: %j", (text, locale, expected) => {
  expect(localizeWithoutFallback(text, locale, "fr")).toBe(expected);
});
