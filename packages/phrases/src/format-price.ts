const formatters = new Map<string, Intl.NumberFormat>();

/** Minor units as value/100 with two decimals, whatever the currency. */
export function formatPrice(minorUnits: number, currency: string, dateLocale: string): string {
  const key = `${dateLocale} ${currency}`;
  let format = formatters.get(key);
  if (format === undefined) {
    // Making a formatter costs a hundred times what using one does.
    format = new Intl.NumberFormat(dateLocale, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(key, format);
  }
  // A minus, not the hyphen that a keyboard has for it.
  return format.format(minorUnits / 100).replace("-", "\u2212");
}
