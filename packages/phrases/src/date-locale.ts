/** Date locales as BCP 47 tags; plain English writes days first. */
const DATE_LOCALES: Readonly<Record<string, string>> = {
  br: "br",
  cs: "cs",
  de: "de",
  "de-at": "de-AT",
  "de-ch": "de-CH",
  en: "en-GB",
  "en-us": "en-US",
  es: "es",
  "es-do": "es-DO",
  "es-us": "es-US",
  fr: "fr",
  "fr-ca": "fr-CA",
  "fr-ch": "fr-CH",
  hu: "hu",
  it: "it",
  "it-ch": "it-CH",
  nl: "nl",
  "nl-be": "nl-BE",
  pl: "pl",
  pt: "pt-PT",
  "pt-br": "pt-BR",
  sk: "sk",
};

/** Locales whose week begins on Sunday. Intl says so of Portugal as well, but calendars in Portugal begin on Monday. */
const SUNDAY_FIRST: ReadonlySet<string> = new Set(["en-US", "es-DO", "es-US", "fr-CA", "pt-BR"]);

export function firstDayOfWeekIn(dateLocale: string): "sun" | "mon" {
  return SUNDAY_FIRST.has(dateLocale) ? "sun" : "mon";
}

/** Returns the locale for dates and prices: that of the language, refined by the group's country; French when none fits. */
export function dateLocaleOf(locale: string, country: string): string {
  const requested = locale.toLowerCase().replace("_", "-");
  const language = requested.split("-")[0] ?? "";
  return (
    DATE_LOCALES[`${language}-${country.toLowerCase()}`] ??
    DATE_LOCALES[requested] ??
    DATE_LOCALES[language] ??
    "fr"
  );
}
