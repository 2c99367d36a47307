import { expect, test } from "vitest";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { screen } from "@rendezvous/phrases/languages/en/screen";
import { formatStart } from "./format-start.ts";

const START = { start: "2026-11-25 08:30", start_at: "2026-11-25T08:30:00+01:00" };

test("the year, which only far times have, may come in the next line", () => {
  const text = formatStart(START, "Europe/Paris", screen, "pl", { withYear: true });
  expect(text).toBe("środa, 25\u00a0listopada 2026, 08:30");
});

test.each([
  ["fr", "mercredi 25~novembre, 08:30"],
  ["de", "Mittwoch, 25.~November, 08:30"],
  ["pl", "środa, 25~listopada, 08:30"],
  ["es", "miércoles, 25~de~noviembre, 8:30"],
  ["pt-PT", "quarta‑feira, 25~de~novembro, 08:30"],
  ["hu", "november 25., szerda, 8:30"],
  ["en-US", "Wednesday, November 25, 8:30~AM"],
])("in %s no line breaks between the day and its month", (dateLocale, written) => {
  const text = formatStart(START, "Europe/Paris", screen, dateLocale);
  expect(text.replaceAll("\u00a0", "~").replaceAll("\u202f", " ")).toBe(written);
});

test("nor in Breton, whose dates are ours", async () => {
  await loadBrowserPhrases("br");
  const text = formatStart(START, "Europe/Paris", screen, "br");
  expect(text.replaceAll("\u00a0", "~")).toMatch(/ 25~a~viz~Du, /);
});
