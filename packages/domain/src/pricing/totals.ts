import type { LinkPrice } from "./price-chain.ts";

/** What a booking costs altogether, minor units. */
export interface Totals {
  readonly before: number;
  readonly after: number;
  readonly discount: number;
  /** Of the whole booking, whole per cent; null = no promotion. */
  readonly promotion: number | null;
}

/** The prices of a booking added up: `before` is always `after` plus `discount`. All 0 for an empty list. */
export function toTotals(prices: readonly LinkPrice[]): Totals {
  const before = prices.reduce((sum, { price }) => sum + price, 0);
  const after = prices.reduce((sum, { price_amount }) => sum + price_amount, 0);
  return { before, after, discount: before - after, promotion: promotionOfAll(prices) };
}

/**
 * By how many per cent all of them together become cheaper, each counted by its price and rounded down, so that never more
 * is promised than is given; the one promotion itself where all have the same. Of things without a price the lowest
 * counts. null when nothing is left of it.
 */
export function promotionOfAll(prices: readonly Omit<LinkPrice, "price_amount">[]): number | null {
  const items = prices.filter(({ type }) => type !== "included");
  const total = items.reduce((sum, { price }) => sum + price, 0);
  const weighted = items.reduce((sum, { price, promotion }) => sum + price * (promotion ?? 0), 0);
  const lowest = items.reduce((least, { promotion }) => Math.min(least, promotion ?? 0), 100);
  const percentage = total > 0 ? Math.floor(weighted / total) : lowest;
  return items.length > 0 && percentage > 0 ? percentage : null;
}
