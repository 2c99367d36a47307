/** The layout of the times: days side by side, one list of days, or the one of these two that fits the window. */
export const SLOTS_VIEWS = ["columns", "day", "auto"] as const;
export type SlotsView = (typeof SLOTS_VIEWS)[number];

/** With "auto", windows of at least this width in pixels show days side by side. */
export const AUTO_COLUMNS_FROM = 580;

/** The number of days in one fetch of slots. */
export const FETCHED_DAYS = 7;

/** Narrowest first: up to this window width in pixels, this number of days is shown side by side. */
export const COLUMN_STEPS = [
  { maxWidth: 420, columns: 2 },
  { maxWidth: 580, columns: 3 },
  { maxWidth: 736, columns: 4 },
  { maxWidth: 880, columns: 5 },
  { maxWidth: 1024, columns: 6 },
] as const;

/**
 * Returns the number of days that fit side by side in a window of this width; a width exactly on a threshold gets the lower
 * number.
 */
export function columnsForWidth(widthPixels: number): number {
  return COLUMN_STEPS.find((step) => widthPixels <= step.maxWidth)?.columns ?? FETCHED_DAYS;
}
