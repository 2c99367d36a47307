import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { isCancelled } from "../day-event.ts";
import type { GridColumn } from "../grid-columns.ts";

/** The first start of a column from a minute on at which it is open and nothing lies; null where there is none. */
export function firstFree(
  { open, closures, blocks, step }: GridColumn,
  from: EpochMinute,
): EpochMinute | null {
  const busy = [
    ...closures,
    ...blocks
      .filter(({ event }) => !isCancelled(event))
      .map(({ takenFrom, takenUntil }) => ({ from: takenFrom, until: takenUntil })),
  ];
  for (const range of open) {
    const late = Math.max(0, Math.ceil((from - range.from) / step));
    for (let at = range.from + late * step; at + step <= range.until; at += step)
      if (busy.every((one) => one.until <= at || one.from >= at + step)) return at;
  }
  return null;
}
