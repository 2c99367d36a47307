import { addDays } from "@rendezvous/domain/time/days";
import { useQuery } from "@tanstack/react-query";
import { useKnownGroup } from "../../group/first-data.ts";
import { listFreeStarts } from "../api.ts";
import type { Draft } from "./drafts.ts";
import { toStart, type TypedPlace } from "./place-fields.tsx";

export const MAX_TIMES = 12;
const DAYS_OF_WEEK = 7;

export interface Repeat {
  readonly place: TypedPlace;
  readonly isFree: boolean;
}

/** The same place in the weeks after, and whether each is free; null as long as that is not known. */
export function useRepeats({ place, times, interventionId }: Draft): readonly Repeat[] | null {
  const { group } = useKnownGroup();
  const isAsked = times > 1 && interventionId !== null && place.day !== "" && place.time !== "";
  const { data = null } = useQuery({
    queryKey: ["calendar", group.id, "repeats", place, times, interventionId],
    queryFn: ({ signal }) =>
      Promise.all(
        Array.from({ length: times - 1 }, async (_, index): Promise<Repeat> => {
          const later = { ...place, day: addDays(place.day, DAYS_OF_WEEK * (index + 1)) };
          const wanted = { intervention_id: interventionId, calendar_id: place.calendarId };
          const starts = await listFreeStarts(group.id, wanted, later.day, signal);
          return { place: later, isFree: starts.includes(Date.parse(toStart(group.timezone, later))) };
        }),
      ),
    enabled: isAsked,
  });
  return times > 1 ? data : [];
}
