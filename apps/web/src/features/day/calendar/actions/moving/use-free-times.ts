import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { type Day, minuteOf, addDays, toDayNumber, weekdayIndex } from "@rendezvous/domain/time/instant";
import { useQuery } from "@tanstack/react-query";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { listFreeSlots } from "../../api.ts";

/** A free time on a calendar. */
export interface FoundTime {
  /** `YYYY-MM-DD HH:MM` on the group's clock. */
  readonly wall: string;
  readonly start: number;
  readonly calendarId: number;
  readonly interventionId: number;
  readonly length: number;
}

export const DAY_PARTS = ["any", "morning", "afternoon"] as const;

/** The values of the search's fields. */
export interface FreeTimeCriteria {
  readonly serviceId: number;
  /** In minutes; empty: the service's. */
  readonly length: string;
  /** 0: any calendar. */
  readonly calendarId: number;
  readonly from: Day;
  readonly part: (typeof DAY_PARTS)[number];
  /** The day of the week, Monday 0; null: any. */
  readonly weekday: number | null;
}

const SEARCHED_DAYS = 14;
const MOST_SHOWN = 40;
const NOON = "12:00";

/** Returns the free times that meet the criteria, the last searched day and the first day of the next search. */
export function useFreeTimes(
  { serviceId, length, calendarId, from, part, weekday }: FreeTimeCriteria,
  service: Intervention | undefined,
) {
  const { group } = useLoadedGroup();
  const searchedLength = Number(length) || (service?.length ?? 0);
  const { data, error, isLoading } = useQuery({
    // The key has the prefix of the calendar's days, so that refetching those refetches the free times too.
    queryKey: ["calendar", group.id, "free", serviceId, searchedLength, calendarId, from],
    queryFn: ({ signal }) =>
      listFreeSlots(
        group.id,
        {
          start: from,
          nDays: SEARCHED_DAYS,
          appointments: [{ intervention_id: serviceId, calendar_id: calendarId }],
          ...(searchedLength !== service?.length && { length: searchedLength }),
        },
        signal,
      ),
    enabled: service !== undefined && from !== "",
  });
  const isMeant = (wall: string) =>
    (part === "any" || wall.slice(11) < NOON === (part === "morning")) &&
    (weekday === null || weekdayIndex(toDayNumber(wall.slice(0, 10))) === weekday);
  const matches = (data ?? []).filter(({ start }) => isMeant(start));
  const hits = matches.flatMap(({ start, start_at, calendar_ids }) =>
    calendar_ids
      .filter((id) => calendarId === 0 || id === calendarId)
      .map(
        (id): FoundTime => ({
          wall: start,
          start: minuteOf(Date.parse(start_at)),
          calendarId: id,
          interventionId: serviceId,
          length: searchedLength,
        }),
      ),
  );
  const shown = hits.slice(0, MOST_SHOWN);
  const until = from === "" ? "" : addDays(from, SEARCHED_DAYS - 1);
  const later = hits.length > MOST_SHOWN ? addDays(shown.at(-1)!.wall.slice(0, 10), 1) : addDays(until, 1);
  return { data, error, isLoading, shown, until, later };
}
