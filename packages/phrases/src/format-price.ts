/** Minor units as value/100 with two decimals, whatever the currency: SPEC.md section 9. */
export function formatPrice(minorUnits: number, currency: string, dateLocale: string): string {
  return new Intl.NumberFormat(dateLocale, {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minorUnits / 100);
}
