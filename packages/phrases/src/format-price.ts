const formatters = new Map<string, Intl.NumberFormat>();

/** Writes minor units as value/100 with two decimals, for every currency. */
export function formatPrice(minorUnits: number, currency: string, dateLocale: string): string {
  const key = `${dateLocale} ${currency}`;
  let format = formatters.get(key);
  if (format === undefined) {
    // Formatters are cached, because making one costs a hundred times as much as using it.
    format = new Intl.NumberFormat(dateLocale, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(key, format);
  }
  // Uses a minus sign instead of the keyboard's hyphen.
  return format.format(minorUnits / 100).replace("-", "\u2212");
}
