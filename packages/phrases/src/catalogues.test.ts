import { ERROR_CODES } from "@rendezvous/contract/errors";
import { describe, expect, test } from "vitest";
import { loadAccountPhrases } from "./account-phrases.ts";
import { loadAppointmentPhrases } from "./appointment-phrases.ts";
import { loadBrowserPhrases } from "./browser-phrases.ts";
import { earlyPagePhrases } from "./early-page-phrases.ts";
import { loadFichePhrases } from "./fiche-phrases.ts";
import { errorText } from "./error-text.ts";
import { type Language, LANGUAGES } from "./language.ts";
import { mailPhrases } from "./mail-phrases.ts";
import { loadPersonalDataPhrases } from "./personal-data-phrases.ts";
import { personalDocumentPhrases } from "./personal-document-phrases.ts";

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
  const account = await loadAccountPhrases(language);
  const appointment = await loadAppointmentPhrases(language);
  const document = personalDocumentPhrases(language);
  const early = earlyPagePhrases(language);
  const data = await loadPersonalDataPhrases(language);
  const fiche = await loadFichePhrases(language);
  const mail = mailPhrases(language);
  return {
    ...(await loadBrowserPhrases(language)),
    account,
    appointment,
    data,
    document,
    early,
    fiche,
    mail,
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
