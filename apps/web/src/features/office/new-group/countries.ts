/** Where the product's languages are spoken. */
const COUNTRIES = "AT AU BE BR CA CH CZ DE DO ES FR GB HU IE IT LI LU MC MX NL NZ PL PT SK US".split(" ");

/** By their names in a language, in its order. */
export function countriesIn(language: string): { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region" });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
}

/** Where the visitor's browser says that they are, if it does. */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((one) => new Intl.Locale(one).maximize().region ?? "");
  return regions.find((region) => COUNTRIES.includes(region)) ?? "FR";
}

/** Its time zones, by a method that neither every browser nor the types have yet; none where it is missing. */
function zonesIn(country: string): readonly string[] {
  const place: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`);
  return place.getTimeZones?.() ?? [];
}

/** Those of the country, and the browser's own: far parts of some countries have codes of their own. */
export function zonesToChoose(country: string, own: string): string[] {
  return [...new Set([...zonesIn(country), own])];
}

/** The country's only one, or else the browser's if it is there; "" where it has to be asked. */
export function likelyZone(country: string, own: string): string {
  const zones = zonesIn(country);
  if (zones.length === 1) return zones[0] ?? own;
  return zones.length === 0 || zones.includes(own) ? own : "";
}
