import type { Slot, AvailableTimeSlots } from "@rendezvous/contract/booking/slot";
import { FETCHED_DAYS, COLUMN_STEPS, columnsForWidth } from "@rendezvous/domain/slots/columns";
import {
  clampDay,
  listDaysOfWindow,
  type DayLimits,
  fetchStarts,
  nextStart,
  previousStart,
} from "@rendezvous/domain/slots/day-window";
import { type SlotGrid, toSlotGrid, slotHour } from "@rendezvous/domain/slots/grid";
import { nextFreeFrom } from "@rendezvous/domain/slots/next-free";
import {
  type Day,
  type EpochMs,
  type WallDateTime,
  minuteOf,
  addDays,
  daysBetween,
} from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { useQueries } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { type SlotCriteria, slotsQueryOptions } from "./api/list-available-time-slots.ts";
import { type FetchedWindow, slotsOfDays } from "./slots-of-days.ts";

export interface SlotWindow {
  readonly today: Day;
  /** The number of days by which the buttons for earlier and later days move. */
  readonly columns: number;
  readonly days: readonly Day[];
  /** From the first slot's day to the last bookable day. */
  readonly limits: DayLimits;
  readonly grid: SlotGrid<Slot>;
  /** Every hour with a slot on any day shown so far: the rows that the grid may need. */
  readonly shownHours: ReadonlySet<number>;
  /** "ready" once every day of the window is loaded. */
  readonly state: "loading" | "ready" | "failed";
  readonly failure: Error | null;
  /** Whether the server could not check some of the times, because it has lost its database. */
  readonly isStale: boolean;
  /** The starts of the previous and the next window; null: there is none. */
  readonly previous: Day | null;
  readonly next: Day | null;
  /** The first window, unless a link or the visitor names another day. */
  readonly home: Day;
  /** The first free start of all; undefined until it is loaded, null if nothing is free. */
  readonly firstSlot: WallDateTime | null | undefined;
  /** The slot at that start, if it is within the loaded days. */
  readonly earliest: Slot | null;
  /** The first free start after this window; undefined and null as for `firstSlot`. */
  readonly nextFree: WallDateTime | null | undefined;
  readonly showFrom: (day: Day) => void;
  readonly retry: () => void;
}

export interface SlotWindowOptions {
  readonly criteria: SlotCriteria;
  readonly timezone: string;
  /** The group's `maxrdv_period`, in minutes. */
  readonly maxrdv_period: number;
  /** Milliseconds since the epoch. */
  readonly nowMs: EpochMs;
  /** The first day of the first window; null: the first free one, if it is near. */
  readonly startDay: Day | null;
  /** The number of days listed one below the other; null: as many side by side as fit. */
  readonly listed: number | null;
}

/** Returns the shown window of days, its slots, and the windows around it; prefetches the next window. */
export function useSlotWindow(options: SlotWindowOptions): SlotWindow {
  const { criteria, timezone, maxrdv_period } = options;
  const fitting = useColumns();
  const columns = options.listed === null ? fitting : FETCHED_DAYS;
  const length = options.listed ?? fitting;
  const [nowMinute] = useState(() => minuteOf(options.nowMs));
  const [requestedDay, setRequestedDay] = useState(options.startDay);
  const today = instantToWall(timezone, nowMinute).day;
  const lastDay = instantToWall(timezone, nowMinute + maxrdv_period).day;

  const [firstFetch] = useQueries({ queries: [slotsQueryOptions(criteria, today)] });
  const firstSlot = firstFetch.data?.firstSlot;
  const firstDay = firstSlot?.slice(0, 10);
  const limits = limitsOf(firstDay ?? today, lastDay);
  const isNear = firstDay !== undefined && daysBetween(today, firstDay) < FETCHED_DAYS;
  const home = isNear ? firstDay : today;
  const start = requestedDay === null ? home : clampDay(requestedDay, limits);

  const starts = fetchStarts(today, start, length);
  const ahead = addDays(starts.at(-1) ?? today, FETCHED_DAYS);
  const fetches = useQueries({ queries: [...starts, ahead].map((day) => slotsQueryOptions(criteria, day)) });
  const shown = fetches.slice(0, starts.length);

  const days = listDaysOfWindow(start, length);
  const windows = [...starts, ahead].map((day, index) => ({ day, data: fetches[index]?.data }));
  const shownHours = useShownHours([firstFetch.data, ...fetches.map(({ data }) => data)]);
  const grid = toSlotGrid(days, slotsOfDays(windows));
  const failed = [firstFetch, ...shown].find(({ data, error }) => data === undefined && error !== null);
  const isReady = firstFetch.data !== undefined && grid.days.every(({ isLoaded }) => isLoaded);

  return {
    today,
    columns,
    days,
    limits,
    grid,
    shownHours: shownHours,
    state: isReady ? "ready" : failed ? "failed" : "loading",
    failure: failed?.error ?? null,
    isStale: shown.some(({ data }) => data?.isStale),
    previous: previousStart(start, columns, limits),
    next: nextStart(start, columns, limits),
    home,
    firstSlot,
    earliest:
      firstDay === undefined
        ? null
        : (slotsOfDays([{ day: today, data: firstFetch.data }]).get(firstDay)?.[0] ?? null),
    nextFree: nextFreeFrom(addDays(start, length), windowsUpToGap(windows)),
    showFrom: setRequestedDay,
    retry: () => {
      for (const fetch of [firstFetch, ...fetches]) if (fetch.isError) void fetch.refetch();
    },
  };
}

/** Some calendars can be booked further ahead than their group, so the last day is never before the first slot. */
function limitsOf(first: Day, last: Day): DayLimits {
  return { first, last: last < first ? first : last };
}

/** Returns the fetched windows up to the first missing one, because days after a gap cannot be joined to them. */
function windowsUpToGap(fetches: readonly FetchedWindow[]) {
  const gap = fetches.findIndex(({ data }) => data === undefined);
  return (gap === -1 ? fetches : fetches.slice(0, gap)).flatMap(({ data }) =>
    data ? [{ slots: data.availabletimeslots, firstSlot: data.firstSlot }] : [],
  );
}

/** Returns the number of days that fit into the window; updated when the window is resized or turned. */
function useColumns(): number {
  return useSyncExternalStore(subscribe, () => columnsForWidth(window.innerWidth));
}

function subscribe(onChange: () => void): () => void {
  const queries = COLUMN_STEPS.map(({ maxWidth }) => window.matchMedia(`(max-width: ${maxWidth}px)`));
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}

/** Returns every hour with a slot in any week shown so far, so that the grid has the same height from week to week. */
function useShownHours(fetches: readonly (AvailableTimeSlots | undefined)[]): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const hours = new Set(fetches.flatMap((data) => data?.availabletimeslots ?? []).map(slotHour));
  if ([...hours].every((hour) => shown.has(hour))) return shown;
  const wider = new Set([...shown, ...hours]);
  setShown(wider);
  return wider;
}
