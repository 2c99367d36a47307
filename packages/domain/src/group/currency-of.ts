/** Countries of our languages that do not pay in euros. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CZ: "CZK",
  DO: "DOP",
  GB: "GBP",
  HU: "HUF",
  LI: "CHF",
  MX: "MXN",
  NZ: "NZD",
  PL: "PLN",
  US: "USD",
};

/** What a new group's prices are in; euros where the country is not known. */
export function currencyOf(country: string): string {
  return CURRENCIES[country] ?? "EUR";
}
