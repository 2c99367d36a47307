import { expect, test } from "vitest";
import { dateLocaleOf } from "./date-locale.ts";
import { formatDayAtTime, formatDayWithYear } from "./format-date.ts";
import { waiting as cs } from "./languages/cs/waiting.ts";
import { waiting as pl } from "./languages/pl/waiting.ts";
import { waiting as sk } from "./languages/sk/waiting.ts";
import { serverPhrases } from "./server-phrases.ts";

test.each([
  ["cs", cs],
  ["pl", pl],
  ["sk", sk],
] as const)(
  "%s: no weekday in its basic form stands after a word that wants another case",
  (language, words) => {
    const locale = dateLocaleOf(language, "FR");
    const until = formatDayAtTime("2026-12-02 10:30:00", locale);
    const day = formatDayWithYear("2026-12-02", locale);
    const { timeOffered } = serverPhrases(language).mail;
    const sms = timeOffered.sms({ at: "", when: until, until, url: "" });
    const sentences = [
      words.held({ until }),
      words.waits({ day }),
      words.lastDay({ day }),
      timeOffered.until({ until }),
      sms,
    ];
    for (const sentence of sentences) expect(sentence).not.toMatch(/\bdo[ \u00a0](?:středa|środa|streda)/i);
  },
);
