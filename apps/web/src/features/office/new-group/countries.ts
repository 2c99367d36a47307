/** The countries where the product's languages are spoken. */
const COUNTRIES = "AT AU BE BR CA CH CZ DE DO ES FR GB HU IE IT LI LU MC MX NL NZ PL PT SK US".split(" ");

/** Returns the countries by their names in a language, sorted in that language. */
export function countriesIn(language: string): { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
}

/** Returns the country of the browser's languages, if it is among these; otherwise France. */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((one) => new Intl.Locale(one).maximize().region ?? "");
  return regions.find((region) => COUNTRIES.includes(region)) ?? "FR";
}

/** Returns the timezones of a country; none if the browser lacks the method, which the types do not contain yet either. */
function zonesIn(country: string): readonly string[] {
  const place: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`);
  return place.getTimeZones?.() ?? [];
}

/**
 * Returns the timezones of the country, and the browser's own, because distant parts of some countries have separate country
 * codes.
 */
export function offeredTimezones(country: string, own: string): string[] {
  return [...new Set([...zonesIn(country), own])];
}

/** Returns the country's only timezone, or else the browser's if it belongs to the country; "" if the visitor has to choose. */
export function likelyTimezone(country: string, own: string): string {
  const zones = zonesIn(country);
  if (zones.length === 1) return zones[0] ?? own;
  return zones.length === 0 || zones.includes(own) ? own : "";
}
