import { toFractionalMinutes, addDays } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { listFreeStarts } from "../../api.ts";
import type { PendingBooking } from "../use-pending-bookings.ts";
import { toStart, type TypedPlace } from "../place-fields.tsx";

export const MAX_WEEKLY_DATES = 12;
const DAYS_OF_WEEK = 7;
/** The number of days before and after in which other times are searched. */
const DAYS_AROUND = 3;
const MAX_OTHERS = 12;

export interface WeeklyRepeat {
  readonly place: TypedPlace;
  readonly isFree: boolean;
  /** The nearest free times around a place that is not free or was refused, by time. */
  readonly others: readonly TypedPlace[];
}

/** Returns a key that distinguishes the places of a series. */
export function placeKey({ day, time }: TypedPlace): string {
  return `${day} ${time}`;
}

/**
 * Returns the weekly dates of a series, or once some were refused only these, and whether each date is free; null until that is
 * loaded.
 */
export function useRepeats({
  place,
  times,
  interventionId,
  remaining,
}: PendingBooking): readonly WeeklyRepeat[] | null {
  const { group } = useLoadedGroup();
  const places =
    remaining ??
    Array.from({ length: place.day === "" ? 0 : times - 1 }, (_, index) => ({
      ...place,
      day: addDays(place.day, DAYS_OF_WEEK * (index + 1)),
    }));
  const isAsked = places.length > 0 && interventionId !== null && place.time !== "";
  const { data = null } = useQuery({
    queryKey: ["calendar", group.id, "repeats", places, interventionId, remaining !== null],
    queryFn: ({ signal }) =>
      Promise.all(
        places.map(async (one): Promise<WeeklyRepeat> => {
          const criteria = { intervention_id: interventionId, calendar_id: one.calendarId };
          const list = (start: string, nDays: number) =>
            listFreeStarts(group.id, criteria, { start, nDays }, signal);
          const start = Date.parse(toStart(group.timezone, one));
          const isFree = (await list(one.day, 1)).includes(start);
          if (isFree && remaining === null) return { place: one, isFree, others: [] };
          const around = await list(addDays(one.day, -DAYS_AROUND), 2 * DAYS_AROUND + 1);
          const nearest = around
            .toSorted((left, right) => Math.abs(left - start) - Math.abs(right - start))
            .slice(0, MAX_OTHERS)
            .toSorted((left, right) => left - right);
          const others = nearest.map((ms) => {
            const wall = formatWallDateTime(group.timezone, toFractionalMinutes(ms));
            return { ...one, day: wall.slice(0, 10), time: wall.slice(11, 16) };
          });
          return { place: one, isFree, others };
        }),
      ),
    enabled: isAsked,
  });
  return times > 1 ? data : [];
}
