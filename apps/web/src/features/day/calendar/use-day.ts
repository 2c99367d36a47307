import type { ChangedPlace } from "@rendezvous/contract/catalogue/calendar-stream";
import { dayTimeAxis } from "@rendezvous/domain/day/day-time-axis";
import { dayColumns, nextEventsInBookings } from "@rendezvous/domain/day/day-columns";
import type { Span } from "@rendezvous/domain/day/lanes";
import { type Day, toFractionalMinutes, addDays } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { refreshSession } from "../../ground/session/use-session-sync.ts";
import { type ShownDays, listAppointmentsOfDays, listOpeningHours } from "./api.ts";
import { toCalendarEvents, toDayHours } from "./grid/day-event.ts";
import { useClassDates, withClassDates } from "./classes/use-class-dates.ts";
import { useAppointmentEvents } from "./use-appointment-events.ts";

/** The polling interval of the day while the event stream does not work. */
const LOOK_AGAIN_MS = 15_000;

/** Returns some days of some calendars and resources: the appointments, the hours, and the layout of both. */
export function useDays(start: Day, nDays: number, columnIds: readonly number[], withCancelled = false) {
  const { group, catalogue } = useLoadedGroup();
  const { classes } = catalogue;
  const { id: groupId, timezone } = group;
  const { taken: takenText } = useProPhrases("calendarActions").refused;
  const { elsewhere: busy } = useProPhrases("calendar");
  // Sorts the ids, so that moving a column does not fetch again.
  const ids = useMemo(() => inOneOrder(columnIds), [columnIds]);
  const queryClient = useQueryClient();
  const isConnected = useAppointmentEvents(groupId, (changed) => {
    // The professional's rights may have changed too.
    if (changed === null) refreshSession(group);
    const from = wallToInstant(timezone, start, 0);
    const until = wallToInstant(timezone, addDays(start, nDays), 0);
    const shownIds = [...ids, ...classes.map(({ id }) => id)];
    const isShown = changed?.some((place) => isOn(place, { from, until }, shownIds)) ?? true;
    // Days that are not on the screen are not fetched now, but when the page shows them.
    const refetchType = isShown ? "active" : "none";
    void queryClient.invalidateQueries({ queryKey: ["calendar", groupId], refetchType });
    void queryClient.invalidateQueries({ queryKey: ["waiting", groupId] });
    // Fetches the hours again, because they contain the times when others use a room.
    if (changed?.some(({ resource_id }) => resource_id !== null) ?? true)
      void queryClient.invalidateQueries({ queryKey: ["opening-hours", groupId] });
  });
  const appointments = useQuery({
    ...appointmentsOf(groupId, ids, { start, nDays }),
    refetchInterval: ({ state }) => (isConnected && state.status !== "error" ? false : LOOK_AGAIN_MS),
    // The shown data stays while other columns load; another day starts empty.
    placeholderData: (before, query) =>
      query?.queryKey[2] === start && query.queryKey[3] === nDays ? keepPreviousData(before) : undefined,
  });
  const { data: cancelled } = useQuery({
    ...appointmentsOf(groupId, ids, { start, nDays }, true),
    enabled: withCancelled,
  });
  const hours = useQuery(hoursOf(groupId, { start, nDays }));
  const classDates = useClassDates({ start, nDays });
  const layout = useMemo(() => {
    // Draws the appointments together with the hours, because the hours decide the layout.
    const booked = (hours.isLoading ? null : appointments.data) ?? [];
    const events = withCancelled && cancelled ? [...booked, ...cancelled] : booked;
    const own = (hours.data ?? []).map((one) => toDayHours(one, { taken: takenText, busy }));
    const open = withClassDates(own, classDates ?? [], classes);
    const days = Array.from({ length: nDays }, (_, index) => {
      const day = addDays(start, index);
      const axis = dayTimeAxis(timezone, day);
      const columns = dayColumns(axis, columnIds, events, open);
      const spans = columns.flatMap((column) => [
        ...column.open,
        ...column.closures.filter(({ classDate }) => classDate !== undefined),
        ...column.blocks.map(({ takenFrom, takenUntil }) => ({ from: takenFrom, until: takenUntil })),
      ]);
      return { day, axis, columns, spans };
    });
    return { days, next: nextEventsInBookings(events) };
  }, [
    timezone,
    start,
    nDays,
    columnIds,
    appointments.data,
    withCancelled,
    cancelled,
    hours.data,
    hours.isLoading,
    takenText,
    busy,
    classDates,
    classes,
  ]);
  const isLoading = appointments.isLoading || hours.isLoading;
  const failure = appointments.error ?? hours.error;
  const [again, hoursAgain] = [appointments.refetch, hours.refetch];
  // The same object while nothing has changed, so that columns are redrawn only after a change.
  return useMemo(
    () => ({
      ...layout,
      hours: hours.data ?? [],
      isLoading,
      failure,
      retry: () => void Promise.all([again(), hoursAgain()]),
    }),
    [layout, hours.data, isLoading, failure, again, hoursAgain],
  );
}

/**
 * Prefetches the days that a button leads to, while the page is still changing. Does not prefetch earlier, because each reading
 * is logged.
 */
export function usePrefetchDays(): (days: ShownDays, columnIds: readonly number[]) => void {
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  return (days, columnIds) => {
    // Prefetched data is used for a moment only: the page fetches the days when it shows them.
    const staleTime = Infinity;
    void queryClient.prefetchQuery({ ...appointmentsOf(group.id, inOneOrder(columnIds), days), staleTime });
    void queryClient.prefetchQuery({ ...hoursOf(group.id, days), staleTime });
  };
}

const inOneOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

const appointmentsOf = (groupId: number, ids: readonly number[], days: ShownDays, isCancelled = false) =>
  queryOptions({
    queryKey: ["calendar", groupId, days.start, days.nDays, ids, isCancelled],
    queryFn: async ({ signal }) =>
      toCalendarEvents(await listAppointmentsOfDays(groupId, ids, days, signal, isCancelled)),
  });

const hoursOf = (groupId: number, days: ShownDays) =>
  queryOptions({
    queryKey: ["opening-hours", groupId, days.start, days.nDays],
    queryFn: ({ signal }) => listOpeningHours(groupId, days, signal),
  });

const DAY_MINUTES = 1440;

/** The event contains only the start, so a day before it is affected too: appointments last up to a day. */
function isOn(
  { calendar_id, resource_id, start_at }: ChangedPlace,
  { from, until }: Span,
  columnIds: readonly number[],
): boolean {
  const start = toFractionalMinutes(Date.parse(start_at));
  const isThen = start < until && start + DAY_MINUTES > from;
  return isThen && [calendar_id, resource_id].some((id) => id !== null && columnIds.includes(id));
}

export type UseDaysResult = ReturnType<typeof useDays>;
