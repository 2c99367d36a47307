import type { LinkPrice } from "./price-chain.ts";

/** The total price of a booking, in minor units. */
export interface Totals {
  readonly before: number;
  readonly after: number;
  readonly discount: number;
  /** For the whole booking, in whole per cent; null = no promotion. */
  readonly promotion: number | null;
}

/** Adds up the prices of a booking: `before` is always `after` plus `discount`. All 0 for an empty list. */
export function toTotals(prices: readonly LinkPrice[]): Totals {
  const before = prices.reduce((sum, { price }) => sum + price, 0);
  const after = prices.reduce((sum, { price_amount }) => sum + price_amount, 0);
  return { before, after, discount: before - after, promotion: overallPromotion(prices) };
}

/**
 * Returns the discount on all prices together, weighted by price and rounded down, so that it is never overstated; the promotion
 * itself if all have the same. For items without a price, the lowest one. null when it is below one per cent.
 */
export function overallPromotion(prices: readonly Omit<LinkPrice, "price_amount">[]): number | null {
  const items = prices.filter(({ type }) => type !== "included");
  const total = items.reduce((sum, { price }) => sum + price, 0);
  const weighted = items.reduce((sum, { price, promotion }) => sum + price * (promotion ?? 0), 0);
  const lowest = items.reduce((least, { promotion }) => Math.min(least, promotion ?? 0), 100);
  const percentage = total > 0 ? Math.floor(weighted / total) : lowest;
  return items.length > 0 && percentage > 0 ? percentage : null;
}
