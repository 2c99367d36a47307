import { type RefObject, useEffect, useEffectEvent } from "react";
import type { GridLayout, GridColumn } from "./grid-columns.ts";
import { SCROLL_LEAD_MINUTES } from "./off-screen-marks.tsx";

/** The breakpoint `--below-sm` of src/lib/breakpoints.css. */
const ONE_COLUMN = "(width < 34.375rem)";

/** Scrolls a loaded day to its first opening or appointment; today shows the present time instead. */
export function useScrollToOpening(
  grid: RefObject<HTMLElement | null>,
  { columns, minutes, isLoading }: GridLayout,
): void {
  const opens = firstOf(columns);
  const open = useEffectEvent(() => {
    const box = grid.current;
    // On today's grid the scroll position shows the present time first.
    if (!box || opens === null || box.querySelector("[data-now]") !== null) return;
    const body = box.querySelector<HTMLElement>("[data-body]");
    box.scrollTo({ top: ((body?.clientHeight ?? 0) * Math.max(0, opens - SCROLL_LEAD_MINUTES)) / minutes });
  });
  useEffect(() => {
    if (!isLoading) open();
  }, [isLoading]);
}

/**
 * Returns the minutes from the upper edge to the first opening or appointment; on a phone, which shows one column, of the first
 * column.
 */
function firstOf(columns: readonly GridColumn[]): number | null {
  const visible = matchMedia(ONE_COLUMN).matches ? columns.slice(0, 1) : columns;
  const starts = visible.flatMap(({ top, open, blocks }) =>
    [...open.map(({ from }) => from), ...blocks.map(({ takenFrom }) => takenFrom)].map((at) => at - top),
  );
  return starts.length === 0 ? null : Math.min(...starts);
}
