import { ChevronDown, ChevronUp } from "lucide-react";
import { type RefObject, useSyncExternalStore } from "react";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { type CalendarEvent, isCancelled } from "./day-event.ts";
import type { GridColumn } from "./grid-columns.ts";
import type { FocusStop } from "./next-focus-stop.ts";
import styles from "./off-screen-marks.module.css";

/** Minutes shown before an opening or an appointment to which the grid scrolls. */
export const SCROLL_LEAD_MINUTES = 10;

interface Props {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly minutes: number;
  readonly onGo: (stop: FocusStop) => void;
}

/**
 * On a phone, which shows one column: the numbers of appointments above and below the viewport. Each mark scrolls to the nearest
 * of them. It is not a live region, so that screen readers stay silent while the grid scrolls.
 */
export function OffScreenMarks({ grid, columns, minutes, onGo }: Props) {
  const phrases = useProPhrases("calendar");
  const subscribe = (onChange: () => void) => {
    const box = grid.current;
    const sizes = new ResizeObserver(onChange);
    if (box) sizes.observe(box);
    box?.addEventListener("scroll", onChange, { passive: true });
    return () => {
      sizes.disconnect();
      box?.removeEventListener("scroll", onChange);
    };
  };
  // A string, so that React redraws the marks only when a number changes.
  const hidden = useSyncExternalStore(subscribe, () => {
    const marks = grid.current && findHidden(grid.current, columns, minutes);
    return `${marks?.above.length ?? 0} ${marks?.below.length ?? 0}`;
  });
  const [above = 0, below = 0] = hidden.split(" ").map(Number);

  const go = (where: "above" | "below") => {
    const box = grid.current;
    const marks = box && findHidden(box, columns, minutes);
    const block = where === "above" ? marks?.above.at(-1) : marks?.below[0];
    if (!box || !marks || !block) return;
    box.scrollTo({ top: (block.from - SCROLL_LEAD_MINUTES) * marks.pixelsPerMinute });
    onGo({ column: marks.column, eventId: block.event.id });
  };
  return (
    <>
      {above > 0 && (
        <button
          type="button"
          className={styles.above}
          aria-label={`${phrases.earlier}, ${phrases.count(above)}`}
          onClick={() => go("above")}
        >
          <ChevronUp size={16} aria-hidden="true" />
          {above}
        </button>
      )}
      {below > 0 && (
        <button
          type="button"
          className={styles.below}
          aria-label={`${phrases.later}, ${phrases.count(below)}`}
          onClick={() => go("below")}
        >
          <ChevronDown size={16} aria-hidden="true" />
          {below}
        </button>
      )}
    </>
  );
}

interface HiddenBlock {
  readonly event: CalendarEvent;
  /** Minutes from the upper edge of the grid. */
  readonly from: number;
  readonly until: number;
}

/** Returns the appointments of the visible column that lie wholly above or below the viewport, by start. */
function findHidden(box: HTMLElement, columns: readonly GridColumn[], minutes: number) {
  const first = box.querySelector<HTMLElement>("[data-column]");
  const body = first?.querySelector<HTMLElement>("[data-body]");
  const column = columns[Math.round(box.scrollLeft / (first?.offsetWidth || 1))];
  if (!body || !column) return null;
  const pixelsPerMinute = body.offsetHeight / minutes;
  const visibleFrom = box.scrollTop / pixelsPerMinute;
  const visibleUntil = (box.scrollTop + box.clientHeight - body.offsetTop) / pixelsPerMinute;
  const blocks: HiddenBlock[] = column.blocks
    .filter(({ event }) => !isCancelled(event))
    .map(({ event, takenFrom, takenUntil }) => ({
      event,
      from: takenFrom - column.top,
      until: takenUntil - column.top,
    }))
    .toSorted((one, other) => one.from - other.from);
  return {
    column: column.key,
    pixelsPerMinute,
    above: blocks.filter(({ until }) => until <= visibleFrom),
    below: blocks.filter(({ from }) => from >= visibleUntil),
  };
}
