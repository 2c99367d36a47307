import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Trade, TRADES, type WireTrade } from "@rendezvous/contract/trade";
import type { WrittenGroupFile } from "@rendezvous/contract/group-file/shape";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";

const FOLDER = join(import.meta.dirname, "../../../trades");

/** Group files to begin with: their texts are in French and in English, their forms' own fields have their labels in every language. */
const FILES = new Map(
  TRADES.map((trade) => [
    trade,
    JSON.parse(readFileSync(join(FOLDER, `${trade.replaceAll("_", "-")}.json`), "utf8")) as unknown,
  ]),
);

/** The same texts in the other languages, by what they are in English. */
const TEXTS = new Map(
  readdirSync(join(FOLDER, "languages")).map((file) => [
    file.replace(".json", ""),
    JSON.parse(readFileSync(join(FOLDER, "languages", file), "utf8")) as Readonly<Record<string, string>>,
  ]),
);

/** The file of a trade, each text in one language, the group's own. */
export function readTrade(trade: Trade, locale: string): WrittenGroupFile {
  return inLanguage(FILES.get(trade), languageOf(locale) ?? FALLBACK_LANGUAGE) as WrittenGroupFile;
}

function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== "object" || value === null) return value;
  if ("fr" in value && "en" in value) {
    const { fr, en } = value as { fr: string; en: string };
    return language === "fr" ? fr : (TEXTS.get(language)?.[en] ?? en);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
}

/** What a trade brings, as a new owner sees and changes it. */
export function toWireTrade(trade: Trade, locale: string): WireTrade {
  const { calendars = [], interventions = [] } = readTrade(trade, locale);
  const rules = calendars[0]?.openinghours ?? [];
  return {
    trade,
    // Hours that are a service's own, such as those of a class, stay as the trade has them.
    openinghours: rules
      .filter(({ interventions: named = [] }) => named.length === 0)
      .map(({ days, from, to }) => ({ days, from, to })),
    interventions: interventions.map(({ externid, publicname, length = 30, price }) => ({
      externid,
      name: typeof publicname === "string" ? publicname : externid,
      length,
      price: price ?? null,
    })),
  };
}
