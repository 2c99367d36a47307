import { fetchStarts } from "@rendezvous/domain/slots/day-window";
import { type Day, addDays, daysBetween } from "@rendezvous/domain/time/instant";
import { useQueries } from "@tanstack/react-query";
import { type SlotCriteria, slotsQueryOptions } from "./api/list-available-time-slots.ts";
import { slotsOfDays } from "./slots-of-days.ts";
import type { SlotWindow } from "./use-slot-window.ts";

/** Returns the days without a free time in the month of a day, as far as they are loaded; null: no month. */
export function useEmptyDays(
  criteria: SlotCriteria,
  { today, limits }: Pick<SlotWindow, "today" | "limits">,
  inMonth: Day | null,
): ReadonlySet<Day> {
  const starts = inMonth === null ? [] : startsOfMonth(inMonth, today, limits.last);
  const fetches = useQueries({ queries: starts.map((day) => slotsQueryOptions(criteria, day)) });
  const days = slotsOfDays(starts.map((day, index) => ({ day, data: fetches[index]?.data })));
  return new Set([...days].flatMap(([day, slots]) => (slots.length === 0 ? [day] : [])));
}

function startsOfMonth(inMonth: Day, today: Day, last: Day): Day[] {
  const first = `${inMonth.slice(0, 8)}01`;
  const next = `${addDays(first, 31).slice(0, 8)}01`;
  const from = first < today ? today : first;
  const end = addDays(last, 1) < next ? addDays(last, 1) : next;
  return from < end ? fetchStarts(today, from, daysBetween(from, end)) : [];
}
