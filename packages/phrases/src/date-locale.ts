/** Date locales as BCP 47 tags; English, which has no own entry there, writes days first. */
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

/** Where a week begins on Sunday. Intl says so of Portugal too, whose calendars begin on Monday. */
const SUNDAY_FIRST: ReadonlySet<string> = new Set(["en-US", "es-DO", "es-US", "fr-CA", "pt-BR"]);

export function firstDayOfWeekIn(dateLocale: string): "sun" | "mon" {
  return SUNDAY_FIRST.has(dateLocale) ? "sun" : "mon";
}

/** How dates and prices are written: the language's own way, refined by the group's country; French where nothing fits. */
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
