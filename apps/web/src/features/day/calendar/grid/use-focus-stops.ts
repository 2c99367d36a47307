import { type RefObject, useState } from "react";
import type { GridColumn } from "./grid-columns.ts";
import type { FocusStop } from "./next-focus-stop.ts";

/** Returns the appointment that Tab reaches, undefined if there is none, and functions that change it without or with the focus. */
export function useFocusStops(grid: RefObject<HTMLElement | null>, columns: readonly GridColumn[]) {
  const [stop, setStop] = useState<FocusStop | null>(null);
  const stops = columns.flatMap(({ key, blocks }) =>
    blocks.map(({ event }): FocusStop => ({ column: key, eventId: event.id })),
  );
  const tabStop =
    stops.find((one) => one.column === stop?.column && one.eventId === stop.eventId) ?? stops[0];
  const goTo = (to: FocusStop) => {
    setStop(to);
    const selector = `[data-column="${to.column}"] [data-event="${to.eventId}"]`;
    grid.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  return { tabStop, setStop, goTo };
}

/** Returns the appointment that contains an element of the grid. */
export function focusStopAt(target: EventTarget): FocusStop | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
  const column = cell?.closest<HTMLElement>("[data-column]")?.dataset["column"];
  return cell && column !== undefined ? { column, eventId: Number(cell.dataset["event"]) } : null;
}
