/** "25", "25,5" or "25.50" in minor units; null where nothing, or no amount, is typed. */
export function toMinor(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** An amount as it is typed in a language; "" for none. */
export function toTyped(minor: number | null | undefined, language: string): string {
  if (minor === null || minor === undefined) return "";
  const cents = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: cents }).format(
    minor / 100,
  );
}
