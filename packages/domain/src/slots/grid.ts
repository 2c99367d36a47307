import type { Day, WallDateTime } from "../time/instant.ts";

/** The data of a free slot that the grid needs: its wall time in the group's timezone and its instant. */
export interface GridSlot {
  readonly start: WallDateTime;
  /** RFC 3339 with offset: distinguishes the two passes of a repeated hour. */
  readonly start_at: string;
  readonly promotion?: number | undefined;
}

export interface GridDay<S extends GridSlot> {
  readonly day: Day;
  /** False while the day is being fetched: its cells are unknown then, not empty. */
  readonly isLoaded: boolean;
  readonly slotCount: number;
  readonly firstHour: number | null;
  readonly lastHour: number | null;
  /** The slots of each hour that has any, in chronological order. */
  readonly byHour: ReadonlyMap<number, readonly S[]>;
}

/** A window of days by hours. `hours` has no gaps from the first to the last hour with a slot. */
export interface SlotGrid<S extends GridSlot> {
  readonly days: readonly GridDay<S>[];
  readonly hours: readonly number[];
  readonly slotCount: number;
}

/** Both ends are inclusive. */
export interface HourSpan {
  readonly first: number;
  readonly last: number;
}

/** The local day of a slot. */
export function slotDay(slot: GridSlot): Day {
  return slot.start.slice(0, 10);
}

/** The local hour in which a slot starts, 0 to 23. */
export function slotHour(slot: GridSlot): number {
  return Number(slot.start.slice(11, 13));
}

/** Groups slots by local day, each day's slots in chronological order (not by wall time: an hour may repeat). */
export function slotsByDay<S extends GridSlot>(slots: readonly S[]): Map<Day, S[]> {
  const sorted = [...slots].sort((a, b) => Date.parse(a.start_at) - Date.parse(b.start_at));
  return Map.groupBy(sorted, slotDay);
}

/** Returns the earliest and the latest hour in which a slot starts; null without slots. */
export function hourSpanOf(slots: readonly GridSlot[]): HourSpan | null {
  if (slots.length === 0) return null;
  const hours = slots.map(slotHour);
  return { first: Math.min(...hours), last: Math.max(...hours) };
}

/**
 * Returns the grid of a window. A day that is missing from `byDay` is not fetched yet; a day with an empty list has no free slot.
 */
export function toSlotGrid<S extends GridSlot>(
  days: readonly Day[],
  byDay: ReadonlyMap<Day, readonly S[]>,
): SlotGrid<S> {
  const gridDays = days.map((day) => toGridDay(day, byDay.get(day)));
  const ends = gridDays.flatMap(({ firstHour, lastHour }) => [firstHour ?? [], lastHour ?? []].flat());
  const first = Math.min(...ends);
  const hours =
    ends.length === 0 ? [] : Array.from({ length: Math.max(...ends) - first + 1 }, (_, i) => first + i);
  return { days: gridDays, hours, slotCount: gridDays.reduce((sum, { slotCount }) => sum + slotCount, 0) };
}

function toGridDay<S extends GridSlot>(day: Day, slots: readonly S[] | undefined): GridDay<S> {
  const span = hourSpanOf(slots ?? []);
  return {
    day,
    isLoaded: slots !== undefined,
    slotCount: slots?.length ?? 0,
    firstHour: span?.first ?? null,
    lastHour: span?.last ?? null,
    byHour: Map.groupBy(slots ?? [], slotHour),
  };
}
