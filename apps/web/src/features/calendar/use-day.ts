import { dayAxis, shownHours } from "@rendezvous/domain/day/day-axis";
import { dayColumns, nextInBooking } from "@rendezvous/domain/day/day-columns";
import type { Day } from "@rendezvous/domain/time/instant";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { listAppointmentsOfDay, listOpeningHours } from "./api.ts";
import { toEvent, toHours } from "./day-event.ts";

/** As long as nothing else tells of changes, the day is looked at again so often. */
const LOOK_AGAIN_MS = 15_000;

/** A day of some calendars and resources: what is on it, when they are open, and where all of it stands. */
export function useDay(day: Day, columnIds: readonly number[]) {
  const { group } = useKnownGroup();
  const { id: groupId, timezone } = group;
  // In one order, so that moving a column asks for nothing anew.
  const asked = useMemo(() => [...columnIds].sort((one, other) => one - other), [columnIds]);
  const appointments = useQuery({
    queryKey: ["calendar", groupId, day, asked],
    queryFn: async ({ signal }) => (await listAppointmentsOfDay(groupId, asked, day, signal)).map(toEvent),
    refetchInterval: LOOK_AGAIN_MS,
    // Another column does not take away those that are there; another day does.
    placeholderData: (before, query) => (query?.queryKey[2] === day ? keepPreviousData(before) : undefined),
  });
  const hours = useQuery({
    queryKey: ["opening-hours", groupId, day],
    queryFn: ({ signal }) => listOpeningHours(groupId, day, signal),
  });
  const axis = useMemo(() => dayAxis(timezone, day), [timezone, day]);
  const layout = useMemo(() => {
    const events = appointments.data ?? [];
    const columns = dayColumns(axis, columnIds, events, (hours.data ?? []).map(toHours));
    const shown = shownHours(
      axis,
      columns.flatMap(({ open, blocks }) => [
        ...open,
        ...blocks.map(({ takenFrom, takenUntil }) => ({ from: takenFrom, until: takenUntil })),
      ]),
    );
    return { axis, columns, shown, next: nextInBooking(events) };
  }, [axis, columnIds, appointments.data, hours.data]);
  return {
    ...layout,
    holidays: hours.data ?? [],
    isLoading: appointments.isLoading || hours.isLoading,
    failure: appointments.error ?? hours.error,
    retry: () => void Promise.all([appointments.refetch(), hours.refetch()]),
  };
}

export type ShownDay = ReturnType<typeof useDay>;
