/** How times are laid out: days side by side, one list of days, or whichever the window has room for. */
export const SLOTS_VIEWS = ["columns", "day", "auto"] as const;
export type SlotsView = (typeof SLOTS_VIEWS)[number];

/** With "auto", from this window width in pixels days stand side by side. */
export const AUTO_COLUMNS_FROM = 580;

/** How many days one fetch of slots covers. */
export const FETCHED_DAYS = 7;

/** Narrowest first: up to this window width in pixels, this number of days stands side by side. */
export const COLUMN_STEPS = [
  { maxWidth: 420, columns: 2 },
  { maxWidth: 580, columns: 3 },
  { maxWidth: 736, columns: 4 },
  { maxWidth: 880, columns: 5 },
  { maxWidth: 1024, columns: 6 },
] as const;

/** How many days fit side by side in a window of this width; a width exactly on a threshold takes the fewer days. */
export function columnsForWidth(widthPixels: number): number {
  return COLUMN_STEPS.find((step) => widthPixels <= step.maxWidth)?.columns ?? FETCHED_DAYS;
}
