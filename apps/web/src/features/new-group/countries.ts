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
