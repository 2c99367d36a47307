/** Returns the sign beside an amount: "€", "CHF". */
export function currencySign(currency: string, dateLocale: string): string {
  const parts = new Intl.NumberFormat(dateLocale, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
