import { loadBrowserPhrases, loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { toPseudo } from "./pseudo-language.ts";

async function wordsOf(language: (typeof LANGUAGES)[number]) {
  return {
    screen: (await loadBrowserPhrases(language)).screen,
    account: await loadLazyPhrases(language, "account"),
    appointment: await loadLazyPhrases(language, "appointment"),
    fiche: await loadLazyPhrases(language, "fiche"),
  };
}

const everyLanguage = await Promise.all(LANGUAGES.map(wordsOf));
everyLanguage.push(toPseudo(await wordsOf("en")));

/** Returns a pattern for texts that begin with one of these phrases in any language, or with `isWhole` equal one. */
export function inAnyLanguage(
  read: (words: (typeof everyLanguage)[number]) => string | string[],
  { isWhole = false } = {},
): RegExp {
  const phrases = everyLanguage
    .flatMap(read)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?:${phrases.join("|")})${isWhole ? "$" : ""}`);
}
