import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import { addDays } from "@rendezvous/domain/time/instant";
import { formatDaySpan, formatDayWithYear, formatShortWeekday } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useCallback, useEffect, useMemo } from "react";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { countParticipants } from "./classes/use-class-dates.ts";
import { isCancelled } from "./grid/day-event.ts";
import { toGridLayout } from "./grid/grid-columns.ts";
import { type RequestedView, shownDaysOf } from "./use-requested-view.ts";
import { useDays } from "./use-day.ts";

/** Returns the day of several calendars or the week of one, with its layout and title; announces a change in the live region. */
export function useShownCalendar(requested: RequestedView, places: readonly Calendar[]) {
  const { day, view, columns, calendar, cancelled } = requested;
  const phrases = useProPhrases("calendar");
  const dateLocale = useDateLocale();
  const isWeek = view === "week";
  const { start, nDays } = shownDaysOf(requested);
  const shown = useDays(
    start,
    nDays,
    useMemo(() => (isWeek ? [calendar] : columns), [isWeek, calendar, columns]),
    cancelled,
  );
  const events = new Map(
    shown.days.flatMap(({ columns: all }) =>
      all.flatMap(({ blocks }) => blocks.map(({ event }) => [event.id, event] as const)),
    ),
  );
  const nameOfColumn = useCallback(
    (id: number): string => places.find((one) => one.id === id)?.publicname ?? "",
    [places],
  );
  const date = isWeek
    ? `${nameOfColumn(calendar)}, ${formatDaySpan(start, addDays(start, nDays - 1), dateLocale)}`
    : upperFirst(formatDayWithYear(day, dateLocale), dateLocale);
  const participants = shown.days.reduce((sum, { columns }) => sum + countParticipants(columns), 0);
  const activeCount = [...events.values()].filter((event) => !isCancelled(event)).length + participants;
  const count = activeCount === 0 ? phrases.noneThatDay : phrases.count(activeCount);
  const countText = shown.isLoading ? "" : count;
  const news = shown.isLoading ? "" : `${date}, ${count}`;
  useEffect(() => {
    if (news !== "") announce(news);
  }, [news]);
  const grid = useMemo(
    () =>
      toGridLayout(shown, (id, of) =>
        isWeek
          ? `${formatShortWeekday(of, dateLocale)} ${formatDaySpan(of, of, dateLocale, "short")}`
          : nameOfColumn(id),
      ),
    [shown, isWeek, nameOfColumn, dateLocale],
  );
  return { shown, start, nDays, date, countText, grid, events, nameOfColumn };
}

export type ShownCalendar = ReturnType<typeof useShownCalendar>;
