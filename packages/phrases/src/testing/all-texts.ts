import { type Language, LANGUAGE_ENTRIES } from "../language.ts";
import { serverPhrases } from "../server-phrases.ts";

/** Returns every catalogue of a language by its name. */
export async function allCatalogues(language: Language): Promise<object> {
  const { lazy, professional } = await LANGUAGE_ENTRIES[language].load();
  const fetched = { ...lazy, ...(await professional()).lazy };
  const loaded = await Promise.all(Object.values(fetched).map((fetch: () => Promise<object>) => fetch()));
  return Object.assign({}, serverPhrases(language), ...loaded) as object;
}

/**
 * Returns every text of a catalogue by its path, in all its variants: with placeholders for parameters (`{phone}`), without the
 * values that not every group has, and plural phrases with a number of each form.
 */
export function textsOf(catalogue: object, path = ""): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [key, value] of Object.entries(catalogue) as [string, unknown][]) {
    const here = `${path}${key}`;
    if (typeof value === "string") texts.set(here, [value]);
    else if (typeof value === "function") texts.set(here, variantsOf(value as (p: unknown) => string));
    else if (typeof value === "object" && value !== null)
      for (const [inner, variants] of textsOf(value, `${here}.`)) texts.set(inner, variants);
  }
  return texts;
}

/** Returns `{phone}` for `p.phone`, and a number if the phrase expects a number instead of an object. */
const NAMES = namesProxy({});
const WITHOUT = namesProxy({ phone: "" });
/** Contains a number of each plural form of every language. */
const NUMBERS = [2, 0, 1, 3, 5, 9, 11, 21, 70, 1_000_000];

function namesProxy(texts: Readonly<Record<string, string>>): object {
  return new Proxy(texts, {
    get: (_, name) => (typeof name === "string" ? (texts[name] ?? `{${name}}`) : () => "2"),
  });
}

function variantsOf(phrase: (p: unknown) => string): string[] {
  const text = phrase(NAMES);
  if (text.includes("{")) return [text, phrase(WITHOUT)];
  return NUMBERS.map(phrase);
}

export function parametersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
