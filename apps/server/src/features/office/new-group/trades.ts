import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Trade, TRADES, type WireTrade } from "@rendezvous/contract/catalogue/trade";
import type { WrittenGroupFile } from "@rendezvous/contract/office/group-file/shape";
import { localize, type LocalizedText } from "@rendezvous/domain/text/localize";
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, languageOf } from "@rendezvous/phrases/language";

const FOLDER = join(import.meta.dirname, "../../../../trades");

/** The template files: texts in French and English, labels of the forms' own fields in every language. */
const FILES = new Map(
  TRADES.map((trade) => [
    trade,
    JSON.parse(readFileSync(join(FOLDER, `${trade.replaceAll("_", "-")}.json`), "utf8")) as unknown,
  ]),
);

/** The texts in the other languages, by their English text. */
const TEXTS = new Map(
  readdirSync(join(FOLDER, "languages")).map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(FOLDER, "languages", file), "utf8")) as Readonly<Record<string, string>>,
  ]),
);

/** Returns the template of a trade with each text in every language, the group's own first. */
export function readTrade(trade: Trade, locale: string): WrittenGroupFile {
  const own = languageOf(locale) ?? FALLBACK_LANGUAGE;
  const languages = [own, ...LANGUAGES.filter((one) => one !== own)];
  return inLanguages(FILES.get(trade), languages) as WrittenGroupFile;
}

function inLanguages(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguages(one, languages));
  if (typeof value !== "object" || value === null) return value;
  if ("fr" in value && "en" in value) return translate(value as { fr: string; en: string }, languages);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguages(one, languages)]));
}

/** Empty in a language without such a word: German has none for "chez". */
function translate(text: { readonly fr: string; readonly en: string }, languages: readonly Language[]) {
  const inLanguage = (language: Language) =>
    language === "fr" ? text.fr : (TEXTS.get(language)?.[text.en] ?? text.en);
  return Object.fromEntries(languages.map((one) => [one, inLanguage(one)]));
}

/** Returns the template of a trade in the form that a new owner sees and edits. */
export function toWireTrade(trade: Trade, locale: string): WireTrade {
  const { calendars = [], interventions = [] } = readTrade(trade, locale);
  const rules = calendars[0]?.openinghours ?? [];
  const nameOf = ({ externid, publicname }: { externid: string; publicname?: LocalizedText }) =>
    localize(publicname, locale, FALLBACK_LANGUAGE) || externid;
  return {
    trade,
    calendar_name: calendars[0] ? nameOf(calendars[0]) : "",
    // Hours of a single service, such as a class, stay as in the template.
    openinghours: rules
      .filter(({ interventions: named = [] }) => named.length === 0)
      .map(({ days, from, to }) => ({ days, from, to })),
    interventions: interventions.map((one) => ({
      externid: one.externid,
      name: nameOf(one),
      length: one.length ?? 30,
      price: one.price ?? null,
    })),
  };
}
