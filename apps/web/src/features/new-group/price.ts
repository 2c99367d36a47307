/** "25", "25,5" or "25.50" in minor units; null where nothing, or no amount, is typed. */
export function toMinor(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** An amount as it is typed; "" for none. */
export function toTyped(minor: number | null | undefined): string {
  if (minor === null || minor === undefined) return "";
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
