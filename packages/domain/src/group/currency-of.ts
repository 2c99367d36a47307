/** Countries with one of our languages that do not use the euro. */
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

/** Returns the currency of a new group's prices; euros for an unknown country. */
export function currencyOf(country: string): string {
  return CURRENCIES[country] ?? "EUR";
}
