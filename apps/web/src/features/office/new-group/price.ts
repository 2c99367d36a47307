/** Returns "25", "25,5" or "25.50" in minor units; null if the text is empty or not an amount. */
export function toMinorUnits(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Returns an amount in the typed form of a language; "" for none. */
export function toTypedPrice(minor: number | null | undefined, language: string): string {
  if (minor === null || minor === undefined) return "";
  const cents = minor % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: cents }).format(
    minor / 100,
  );
}
