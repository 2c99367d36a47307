import { describe, expect, test } from "vitest";
import { loadBrowserPhrases, loadProfessionalPhrases } from "./browser-phrases.ts";
import { dateLocaleOf, firstDayOfWeekIn } from "./date-locale.ts";
import {
  formatDay,
  formatDayAndTime,
  formatDayAtTime,
  formatDayWithYear,
  formatDayOfMonth,
  formatNumericDate,
  formatDaySpan,
  formatShortDayAndTime,
  formatShortWeekday,
  formatShortMonth,
  formatHour,
  formatTime,
} from "./format-date.ts";
import { formatDuration } from "./format-duration.ts";
import { formatPrice } from "./format-price.ts";

function plainSpaces(text: string): string {
  return text.replace(/\s/g, " ");
}

function inBreton(type: "language" | "region" | "currency", code: string): string | undefined {
  return new Intl.DisplayNames(["br"], { type }).of(code);
}

describe("dates", () => {
  test("are spoken in the reader's language, on the group's own clock", () => {
    expect(formatDayAndTime("2026-12-01 09:20:00", "en-GB")).toBe("Tuesday 1 December, 09:20");
    expect(formatDayAndTime("2026-12-15 09:20:00", "fr")).toBe("mardi 15 décembre, 09:20");
  });

  test.each([
    ["br", "09:20", "Meurzh 1añ a viz Kerzu da 09:20"],
    ["cs", "09:20", "úterý 1. prosince v 9:20"],
    ["cs", "14:00", "úterý 1. prosince ve 14:00"],
    ["de", "09:20", "Dienstag, 1. Dezember um 09:20 Uhr"],
    ["en-GB", "09:20", "Tuesday 1 December at 09:20"],
    ["en-US", "09:20", "Tuesday, December 1 at 9:20 AM"],
    ["es", "09:20", "martes, 1 de diciembre a las 9:20"],
    ["es", "01:00", "martes, 1 de diciembre a la 1:00"],
    ["fr", "09:20", "mardi 1er décembre à 09:20"],
    ["hu", "09:20", "december 1., kedd, 9:20"],
    ["it", "09:20", "martedì 1 dicembre alle ore 09:20"],
    ["nl", "09:20", "dinsdag 1 december om 09:20 uur"],
    ["pl", "09:20", "wtorek, 1 grudnia o 09:20"],
    ["pt-PT", "09:20", "terça-feira, 1 de dezembro às 09:20"],
    ["pt-PT", "01:00", "terça-feira, 1 de dezembro à 01:00"],
    ["sk", "09:20", "utorok 1. decembra o 9:20"],
  ])("and times are joined as a sentence in %s joins them: %s", async (dateLocale, time, text) => {
    await loadBrowserPhrases("br");
    expect(plainSpaces(formatDayAtTime(`2026-12-01 ${time}`, dateLocale))).toBe(text);
  });

  test("are named in Breton, as languages, countries and currencies are: what has no Breton name has its French one", async () => {
    await loadProfessionalPhrases("br", "manage");
    expect([inBreton("language", "fr"), inBreton("region", "MX"), inBreton("currency", "CHF")]).toEqual([
      "galleg",
      "Mec’hiko",
      "lur Suis",
    ]);
    expect(inBreton("language", "fa")).toBe("persan");
    expect(new Intl.DisplayNames(["cs"], { type: "language" }).of("br")).toBe("bretonština");
  });

  test("call the first of a French month '1er'", () => {
    expect(formatDay("2026-12-01", "fr")).toBe("mardi 1er décembre");
    expect(formatDay("2026-12-11", "fr-CH")).toBe("vendredi 11 décembre");
  });

  test("are ours in Breton, which browsers do not speak", async () => {
    await loadBrowserPhrases("br");
    expect(plainSpaces(formatDayAndTime("2026-12-01 09:20", "br"))).toBe("Meurzh 1añ a viz Kerzu, 09:20");
    expect(formatDay("2026-02-11", "br")).toBe("Merc’her 11 a\u00a0viz C’hwevrer");
    expect(formatShortDayAndTime("2026-11-22 14:05", "br")).toBe("Sul 22 Du, 14:05");
    expect(formatShortMonth("2026-12-01", "br")).toBe("Kzu.");
    expect(plainSpaces(formatDaySpan("2026-12-01", "2026-12-07", "br"))).toMatch(/^1añ ?– ?7 a viz Kerzu$/);
    expect(plainSpaces(formatDaySpan("2026-11-25", "2026-12-01", "br"))).toBe(
      "25 a viz Du – 1añ a viz Kerzu",
    );
    expect(
      new Intl.DateTimeFormat("br", { dateStyle: "full", timeZone: "UTC" }).format(
        new Date("2026-05-01T12:00Z"),
      ),
    ).toBe("Gwener 1 a\u00a0viz Mae 2026");
    expect(new Intl.DateTimeFormat("br", { month: "long", year: "numeric", timeZone: "UTC" }).format(0)).toBe(
      "Genver 1970",
    );
    expect(plainSpaces(formatPrice(123450, "EUR", "br"))).toBe("1 234,50 €");
    expect(new Intl.ListFormat("br").format(["Anv", "Postel", "Oad"])).toBe("Anv, Postel hag Oad");
    expect(new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(0)).toBe("January");
  });

  test("a span of days names a month once where it can", () => {
    expect(plainSpaces(formatDaySpan("2026-12-01", "2026-12-07", "en-GB"))).toMatch(/^1 ?– ?7 December$/);
    expect(plainSpaces(formatDaySpan("2026-11-30", "2026-12-06", "en-GB"))).toBe("30 November – 6 December");
    expect(plainSpaces(formatDaySpan("2026-12-01", "2026-12-07", "fr"))).toMatch(/^1er ?– ?7 décembre$/);
    expect(plainSpaces(formatDaySpan("2026-11-25", "2026-12-01", "fr"))).toBe("25 novembre – 1er décembre");
    expect(plainSpaces(formatDaySpan("2026-11-25", "2026-12-01", "fr", "short"))).toBe("25 nov. – 1er déc.");
    expect(formatDaySpan("2026-12-01", "2026-12-01", "fr")).toBe("1er décembre");
    expect([formatDayOfMonth("2026-12-01", "fr"), formatDayOfMonth("2026-12-01", "en-GB")]).toEqual([
      "1er",
      "1",
    ]);
    expect(formatShortDayAndTime("2026-12-01 09:20", "fr")).toBe("mar. 1er déc., 09:20");
    expect(["fr", "de", "en-GB"].map((locale) => formatNumericDate("2026-12-01", locale))).toEqual([
      "01/12/2026",
      "01.12.2026",
      "01/12/2026",
    ]);
  });

  test("a span of days has no zero before a day, as no date has", () => {
    expect(plainSpaces(formatDaySpan("2026-11-30", "2026-12-06", "it"))).toBe("30 novembre – 6 dicembre");
    expect(plainSpaces(formatDaySpan("2026-12-01", "2026-12-07", "it"))).toBe("1–7 dicembre");
    expect(plainSpaces(formatDaySpan("2026-11-30", "2026-12-06", "pt-PT", "short"))).toBe("30/11 – 6/12");
  });

  test("Portugal's short days have three letters, as its calendars do", () => {
    expect(formatShortWeekday("2026-12-05", "pt-PT")).toBe("sáb");
    expect(formatShortDayAndTime("2026-12-01 09:20", "pt-PT")).toBe("ter, 1/12, 09:20");
    expect(formatDay("2026-12-01", "pt-PT")).toBe("terça-feira, 1 de dezembro");
    expect(formatShortWeekday("2026-12-01", "fr")).toBe("mar.");
  });

  test.each([
    ["fr", "09 h"],
    ["de-DE", "09 Uhr"],
    ["en-GB", "09 h"],
    ["en-US", "9 AM"],
    ["es-ES", "9 h"],
    ["it-IT", "ore 9"],
    ["nl-NL", "09 u"],
    ["pt-PT", "09 h"],
    ["cs-CZ", "9 h"],
    ["sk-SK", "9 h"],
    ["hu-HU", "9 óra"],
    ["pl-PL", "godz. 09"],
    ["br", "09 e"],
  ])("write an hour in %s as people do", async (dateLocale, hour) => {
    if (dateLocale === "br") await loadBrowserPhrases("br");
    expect(plainSpaces(formatHour("2026-12-01 09:20:00", dateLocale))).toBe(hour);
    expect(formatHour("2026-12-01 09:20:00", dateLocale)).not.toContain(" ");
  });

  test("tell midnight from noon", () => {
    expect(formatTime("2026-12-01 00:05:00", "fr")).toBe("00:05");
    expect(formatTime("2026-12-01 12:05:00", "en-GB")).toBe("12:05");
  });

  test("write a time as its country does", () => {
    expect(formatTime("2026-12-01 09:05:00", "en-GB")).toBe("09:05");
    expect(plainSpaces(formatTime("2026-12-01 09:05:00", "en-US"))).toBe("9:05 AM");
    expect(plainSpaces(formatTime("2026-12-01 09:05:00", "fr-CA"))).toBe("09 h 05");
  });

  test("follow the language refined by the group's country, and French where nothing fits", () => {
    expect(dateLocaleOf("fr", "CH")).toBe("fr-CH");
    expect(dateLocaleOf("fr", "FR")).toBe("fr");
    expect(dateLocaleOf("pt", "BR")).toBe("pt-BR");
    expect(dateLocaleOf("en", "FR")).toBe("en-GB");
    expect(dateLocaleOf("xx", "FR")).toBe("fr");
  });
});

describe("prices and durations", () => {
  test("a price is its minor units with two decimals", () => {
    expect(plainSpaces(formatPrice(2500, "EUR", "fr"))).toBe("25,00 €");
    expect(formatPrice(199, "GBP", "en-GB")).toBe("£1.99");
    expect(plainSpaces(formatPrice(120000, "JPY", "fr"))).toContain("1 200,00");
    expect(plainSpaces(formatPrice(-580, "EUR", "fr"))).toBe("−5,80 €");
  });

  test("under an hour minutes, from there on hours and the rest", () => {
    expect(plainSpaces(formatDuration(45, "fr"))).toBe("45 min");
    expect(plainSpaces(formatDuration(60, "en-GB"))).toBe("1 h");
    expect(plainSpaces(formatDuration(90, "de-AT"))).toBe("1 Std. 30 Min.");
    expect(plainSpaces(formatDuration(135, "pl"))).toBe("2 godz. 15 min");
  });
});

test.each([
  // language, country, date locale, first day, price, time, day
  ["br", "FR", "br", "mon", "1 234,50 €", "14:05", "Meurzh 1añ a viz Kerzu 2026"],
  ["cs", "CZ", "cs", "mon", "1 234,50 €", "14:05", "úterý 1. prosince 2026"],
  ["de", "DE", "de", "mon", "1.234,50 €", "14:05", "Dienstag, 1. Dezember 2026"],
  ["de", "AT", "de-AT", "mon", "€ 1.234,50", "14:05", "Dienstag, 1. Dezember 2026"],
  ["de", "CH", "de-CH", "mon", "EUR 1'234.50", "14:05", "Dienstag, 1. Dezember 2026"],
  ["en", "FR", "en-GB", "mon", "€1,234.50", "14:05", "Tuesday, 1 December 2026"],
  ["en", "GB", "en-GB", "mon", "€1,234.50", "14:05", "Tuesday, 1 December 2026"],
  ["en", "US", "en-US", "sun", "€1,234.50", "2:05 PM", "Tuesday, December 1, 2026"],
  ["es", "ES", "es", "mon", "1234,50 €", "14:05", "martes, 1 de diciembre de 2026"],
  ["es", "DO", "es-DO", "sun", "EUR 1,234.50", "2:05 p. m.", "martes, 1 de diciembre de 2026"],
  ["es", "US", "es-US", "sun", "EUR 1,234.50", "2:05 p.m.", "martes, 1 de diciembre de 2026"],
  ["fr", "FR", "fr", "mon", "1 234,50 €", "14:05", "mardi 1er décembre 2026"],
  ["fr", "CA", "fr-CA", "sun", "1 234,50 €", "14 h 05", "mardi 1er décembre 2026"],
  ["fr", "CH", "fr-CH", "mon", "1'234.50 €", "14:05", "mardi, 1er décembre 2026"],
  ["hu", "HU", "hu", "mon", "1234,50 EUR", "14:05", "2026. december 1., kedd"],
  ["it", "IT", "it", "mon", "1234,50 €", "14:05", "martedì 1 dicembre 2026"],
  ["it", "CH", "it-CH", "mon", "€ 1234.50", "14:05", "martedì, 1 dicembre 2026"],
  ["nl", "NL", "nl", "mon", "€ 1.234,50", "14:05", "dinsdag 1 december 2026"],
  ["nl", "BE", "nl-BE", "mon", "€ 1.234,50", "14:05", "dinsdag 1 december 2026"],
  ["pl", "PL", "pl", "mon", "1234,50 €", "14:05", "wtorek, 1 grudnia 2026"],
  ["pt", "PT", "pt-PT", "mon", "1234,50 €", "14:05", "terça-feira, 1 de dezembro de 2026"],
  ["pt", "BR", "pt-BR", "sun", "€ 1.234,50", "14:05", "terça-feira, 1 de dezembro de 2026"],
  ["sk", "SK", "sk", "mon", "1 234,50 €", "14:05", "utorok 1. decembra 2026"],
])("%s in %s writes as %s does", async (language, country, locale, firstDay, price, time, day) => {
  await loadBrowserPhrases("br");
  expect(dateLocaleOf(language, country)).toBe(locale);
  expect(firstDayOfWeekIn(locale)).toBe(firstDay);
  expect(plainSpaces(formatPrice(123_450, "EUR", locale))).toBe(price);
  expect(plainSpaces(formatTime("2026-12-01 14:05", locale))).toBe(time);
  expect(plainSpaces(formatDayWithYear("2026-12-01", locale))).toBe(day);
});
