import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Trade, TRADES, type WireTrade } from "@rendezvous/contract/trade";
import type { WrittenGroupFile } from "@rendezvous/contract/group-file/shape";
import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { localize } from "@rendezvous/domain/text/localize";

const FOLDER = join(import.meta.dirname, "../../../trades");

/** Group files to begin with: their texts are in French and in English, their forms' own fields have their labels in every language. */
const FILES = new Map(
  TRADES.map((trade) => [
    trade,
    JSON.parse(readFileSync(join(FOLDER, `${trade.replaceAll("_", "-")}.json`), "utf8")) as unknown,
  ]),
);

/** The languages the texts are written in; readers of Breton read French, all others English. */
const WRITTEN: Readonly<Record<string, string>> = { fr: "fr", br: "fr" };

/** The file of a trade, each text in one language: the group's own, where it is written in it. */
export function readTrade(trade: Trade, locale: string): WrittenGroupFile {
  const written = WRITTEN[languageOf(locale) ?? FALLBACK_LANGUAGE] ?? "en";
  return inLanguage(FILES.get(trade), written) as WrittenGroupFile;
}

function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== "object" || value === null) return value;
  if ("fr" in value && "en" in value) return localize(value as Record<string, string>, language, language);
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
