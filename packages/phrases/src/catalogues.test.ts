import { ERROR_CODES } from "@rendezvous/contract/errors";
import { describe, expect, test } from "vitest";
import { loadBrowserPhrases, loadLazyPhrases } from "./browser-phrases.ts";
import { type Language, LANGUAGES } from "./language.ts";
import { pluralIn } from "./plural.ts";
import { errorText, serverPhrases } from "./server-phrases.ts";

/** Every text of a catalogue by its path, functions called with parameters that name themselves. */
function textsOf(catalogue: object, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue) as [string, unknown][]) {
    const here = `${path}${key}`;
    if (typeof value === "string") texts.set(here, value);
    else if (typeof value === "function") texts.set(here, callWithNames(value as (p: unknown) => string));
    else if (typeof value === "object" && value !== null)
      for (const [inner, text] of textsOf(value, `${here}.`)) texts.set(inner, text);
  }
  return texts;
}

/** `{phone}` for `p.phone`; a plural phrase gets a number instead. */
function callWithNames(phrase: (p: unknown) => string): string {
  const names = new Proxy({}, { get: (_, name) => (typeof name === "string" ? `{${name}}` : () => "2") });
  return phrase(names);
}

function parametersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

async function everything(language: Language): Promise<object> {
  return {
    ...serverPhrases(language),
    account: await loadLazyPhrases(language, "account"),
    appointment: await loadLazyPhrases(language, "appointment"),
    fiche: await loadLazyPhrases(language, "fiche"),
    personalData: await loadLazyPhrases(language, "personalData"),
  };
}

describe("the catalogues", () => {
  test("every language names the same parameters in the same phrases", async () => {
    const pattern = textsOf(await everything("fr"));
    for (const language of LANGUAGES) {
      const texts = textsOf(await everything(language));
      expect([...texts.keys()].sort()).toEqual([...pattern.keys()].sort());
      for (const [path, text] of texts) {
        expect(text, `${language} ${path}`).not.toBe("");
        expect(parametersIn(text), `${language} ${path}`).toEqual(parametersIn(pattern.get(path) ?? ""));
      }
    }
  });

  test("French never breaks a line before its double punctuation", async () => {
    const broken = [...textsOf(await everything("fr"))].filter(([, text]) => / [?!:;»%]|« /.test(text));
    expect(broken).toEqual([]);
  });

  test("plural forms follow the language: French counts zero as one", async () => {
    const fr = (await loadBrowserPhrases("fr")).screen;
    const en = (await loadBrowserPhrases("en")).screen;
    expect(fr.slots.placesLeft(0)).toBe("0 place");
    expect(en.slots.placesLeft(0)).toBe("0 places left");
    expect(fr.slots.placesLeft(1)).toBe("1 place");
    expect(en.slots.placesLeft(2)).toBe("2 places left");
  });
});

describe("plural forms", () => {
  test.each(LANGUAGES)(
    "%s has a form for every number below a million, and none too many",
    async (language) => {
      const { forms } = (await import(`./languages/${language}/plural.ts`)) as { forms: readonly string[] };
      const rules = new Intl.PluralRules(language);
      const numbers = [...Array(10_000).keys(), 10_000, 99_999, 100_000, 101_101, 999_999];
      expect([...forms].sort()).toEqual([...new Set(numbers.map((count) => rules.select(count)))].sort());
    },
  );

  test("a language with three or four forms takes each of them", () => {
    const polish = pluralIn("pl", ["one", "few", "many"]);
    const places = polish({ one: "{count} miejsce", few: "{count} miejsca", many: "{count} miejsc" });
    expect([1, 3, 5, 12, 22, 25].map(places)).toEqual([
      "1 miejsce",
      "3 miejsca",
      "5 miejsc",
      "12 miejsc",
      "22 miejsca",
      "25 miejsc",
    ]);
    const breton = pluralIn("br", ["one", "two", "few", "other"]);
    const texts = breton({ one: "a", two: "b", few: "c", other: "d" });
    expect([1, 2, 3, 9, 11, 21, 22, 70].map(texts).join("")).toBe("abccdabd");
  });

  test("a number beyond the forms takes the last one", () => {
    const french = pluralIn("fr", ["one", "other"]);
    expect(french({ one: "une place", other: "{count} places" })(1_000_000)).toMatch(/000 places$/);
  });
});

describe("errors", () => {
  test("every code has a text in every language, with and without a phone number", () => {
    for (const language of LANGUAGES)
      for (const code of ERROR_CODES) {
        expect(errorText(code, language)).toMatch(/[.!]$/);
        expect(errorText(code, language, { phone: "01 02 03 04 05" })).not.toContain("{");
      }
  });

  test("a group reserved to its clients shows its phone", () => {
    expect(errorText("not_open_group", "fr-CH", { phone: "01 02 03 04 05" })).toContain("01 02 03 04 05");
    expect(errorText("not_open_group", "en")).not.toContain("call");
  });
});
