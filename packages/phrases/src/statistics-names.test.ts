import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";
import { serverPhrases } from "./server-phrases.ts";

test.each(LANGUAGES)("%s: the sheets of the statistics' workbook have names that it takes", (language) => {
  const { statistics } = serverPhrases(language);
  const { period, series, service, calendar, source, language: by, lead, weekday, hour } = statistics;
  const names = [period, series, service, calendar, source, by, lead, weekday, hour, statistics.delaysSheet];
  // Spreadsheets refuse sheet names that differ only in case, names longer than 31 characters, and these characters.
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\"]{1,31}$/);
});
