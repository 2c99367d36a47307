import { ERROR_CODES } from "@rendezvous/contract/ground/errors";
import { describe, expect, test } from "vitest";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadBrowserPhrases } from "./browser-phrases.ts";
import { LANGUAGES } from "./language.ts";
import { pluralIn } from "./plural.ts";
import { errorText } from "./server-phrases.ts";
import { allCatalogues, parametersIn, textsOf } from "./testing/all-texts.ts";

/** Texts that are correctly the same as in English. */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  br: ["Apple, Outlook", "Logo", "dd", "mm"],
  cs: ["Apple, Outlook", "Data", "Logo", "Online", "Program", "Text", "dd", "min", "mm"],
  de: [
    "Apple, Outlook",
    "Code",
    "Computer",
    "Link",
    "Logo",
    "Name",
    "Online",
    "Passkey",
    "Region",
    "Status",
    "Team",
    "Test",
    "Text",
    "Webhooks",
  ],
  es: ["Apple, Outlook", "Google Calendar", "Pack", "Packs", "Total", "Webhooks", "dd", "min", "mm", "no"],
  fr: [
    "Apple, Outlook",
    "Clients",
    "Code",
    "Confirmation",
    "Description",
    "Exceptions",
    "Invitations",
    "Latitude",
    "Logo",
    "Longitude",
    "Message",
    "Messages",
    "Minutes",
    "Notes",
    "Notifications",
    "Places",
    "Question",
    "Secret",
    "Test",
    "Total",
    "Webhooks",
    "min",
    "minutes",
    "mm",
  ],
  hu: ["Apple, Outlook", "Link", "Online", "Program"],
  it: [
    "Account",
    "Apple, Outlook",
    "Computer",
    "Google Calendar",
    "Link",
    "Logo",
    "Online",
    "Passkey",
    "Password",
    "Team",
    "min",
    "mm",
    "no",
  ],
  nl: [
    "Apple, Outlook",
    "Code",
    "Computer",
    "Filters",
    "Later",
    "Link",
    "Logo",
    "Online",
    "Passkey",
    "Postcode",
    "Status",
    "Team",
    "Test",
    "Webhooks",
    "Week",
    "dd",
    "min",
    "mm",
  ],
  pl: ["Apple, Outlook", "Link", "Logo", "Online", "Program", "Region", "Status", "dd", "min", "mm"],
  pt: [
    "Apple, Outlook",
    "Google Calendar",
    "Latitude",
    "Link",
    "Longitude",
    "Online",
    "Sites",
    "Total",
    "Webhooks",
    "dd",
    "min",
    "mm",
  ],
  sk: ["Apple, Outlook", "Logo", "Online", "Program", "Text", "dd", "min", "mm"],
};

/** Brand names, the same in every language. */
const NETWORKS: readonly string[] = ["Facebook", "Instagram", "Snapchat"];

describe("the catalogues", () => {
  test.each(LANGUAGES)(
    "%s says everything, and names the same parameters in the same phrases",
    async (language) => {
      const pattern = textsOf(await allCatalogues("fr"));
      const texts = textsOf(await allCatalogues(language));
      expect([...texts.keys()].sort()).toEqual([...pattern.keys()].sort());
      for (const [path, [text = ""]] of texts) {
        expect(text, path).not.toBe("");
        expect(parametersIn(text), path).toEqual(parametersIn(pattern.get(path)?.[0] ?? ""));
      }
    },
  );

  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "%s says nothing in English",
    async (language) => {
      const english = textsOf(await allCatalogues("en"));
      const same = [...textsOf(await allCatalogues(language))].flatMap(([path, [text = ""]]) =>
        text === english.get(path)?.[0] && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, "")) ? [text] : [],
      );
      expect([...new Set(same)].filter((text) => !NETWORKS.includes(text)).sort()).toEqual(
        [...(AS_IN_ENGLISH[language] ?? [])].sort(),
      );
    },
  );

  test.each(LANGUAGES)("%s has a glossary", (language) => {
    expect(existsSync(join(import.meta.dirname, "languages", language, "glossary.md"))).toBe(true);
  });

  test("plural forms follow the language: French counts zero as one, Portugal does not", async () => {
    const fr = (await loadBrowserPhrases("fr")).screen;
    const en = (await loadBrowserPhrases("en")).screen;
    const pt = (await loadBrowserPhrases("pt")).screen;
    expect(pt.slots.placesLeft(0)).toBe("0 lugares");
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
