/** A part of a whole in per cent; a dash where there is no whole. */
export function formatShare(part: number, whole: number, dateLocale: string): string {
  if (whole === 0) return "–";
  return new Intl.NumberFormat(dateLocale, { style: "percent" }).format(part / whole);
}

/** How much more or less than before, in per cent; a dash where there was nothing. */
export function formatChange(one: number, before: number, dateLocale: string): string {
  if (before === 0) return "–";
  return new Intl.NumberFormat(dateLocale, { style: "percent", signDisplay: "exceptZero" }).format(
    one / before - 1,
  );
}

/** Minutes in days, with one decimal. */
export function formatDays(minutes: number | null, dateLocale: string): string {
  if (minutes === null) return "–";
  const days = { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(dateLocale, days).format(minutes / 1440);
}
