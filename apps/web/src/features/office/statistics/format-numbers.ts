/** Formats a part of a whole in per cent; a dash if the whole is zero. */
export function formatShare(part: number, whole: number, dateLocale: string): string {
  if (whole === 0) return "–";
  return new Intl.NumberFormat(dateLocale, { style: "percent" }).format(part / whole);
}

/** Formats the change from the previous value in per cent; a dash if that was zero. */
export function formatChange(one: number, before: number, dateLocale: string): string {
  if (before === 0) return "–";
  return new Intl.NumberFormat(dateLocale, { style: "percent", signDisplay: "exceptZero" }).format(
    one / before - 1,
  );
}

/** Formats minutes as days, with one decimal. */
export function formatDays(minutes: number | null, dateLocale: string): string {
  if (minutes === null) return "–";
  const days = { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(dateLocale, days).format(minutes / 1440);
}
