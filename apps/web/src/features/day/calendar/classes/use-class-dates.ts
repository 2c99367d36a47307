import type { ClassDate } from "@rendezvous/contract/booking/class-date";
import type { DayClosure, DayHours } from "@rendezvous/domain/day/day-columns";
import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/call-api.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import type { ShownDays } from "../api.ts";

/** Returns the dates of all classes on some days; none without a class. */
export function useClassDates({ start, nDays }: ShownDays): readonly ClassDate[] | undefined {
  const { group, catalogue } = useLoadedGroup();
  const { data } = useQuery({
    queryKey: ["calendar", group.id, "class-dates", start, nDays],
    queryFn: async ({ signal }) =>
      (
        await callApi("GET /groups/{id}/classes.dates", {
          path: { id: group.id },
          query: { start, nDays },
          signal,
        })
      ).records,
    // Includes archived classes, because they may still have participants.
    enabled: group.gives_classes === true || catalogue.classes.length > 0,
  });
  return data;
}

interface ShownClass {
  readonly id: number;
  readonly publicname: string;
  readonly name: string;
  readonly teacher_id: number;
  readonly room_id: number | null;
}

/** Adds to the hours of teachers and rooms the dates of their classes: "Yoga 7/12". */
export function withClassDates(
  hours: readonly DayHours[],
  dates: readonly ClassDate[],
  classes: readonly ShownClass[],
): DayHours[] {
  return hours.map((own) => {
    const taught = dates.flatMap((date): DayClosure[] => {
      const { archived } = date;
      const one = classes.find(({ id }) => id === date.class_id) ?? archived;
      if (!one || (one.teacher_id !== own.calendarId && one.room_id !== own.calendarId)) return [];
      const { start, start_at, end_at, places, booked = places - date.free, class_id } = date;
      return [
        {
          from: Date.parse(start_at) / MINUTE_MS,
          until: Date.parse(end_at) / MINUTE_MS,
          start: start.slice(0, 16),
          end: end_at.slice(0, 16).replace("T", " "),
          label: `${nameOfClass(one)} ${booked}/${places}`,
          classDate: {
            classId: class_id,
            start,
            startAt: start_at,
            booked,
            archived: archived?.name,
          },
        },
      ];
    });
    return taught.length === 0 ? own : { ...own, closures: [...own.closures, ...taught] };
  });
}

function nameOfClass({
  name,
  publicname = "",
}: {
  readonly name: string;
  readonly publicname?: string;
}): string {
  return publicname || name;
}

/** Returns the number of booked places of the classes in these columns. A date in two columns counts once. */
export function countParticipants(
  columns: readonly { readonly closures: readonly Pick<DayClosure, "classDate">[] }[],
): number {
  const dates = columns.flatMap(({ closures }) => closures.flatMap(({ classDate }) => classDate ?? []));
  const booked = new Map(dates.map((date) => [`${date.classId} ${date.startAt}`, date.booked]));
  return [...booked.values()].reduce((sum, one) => sum + one, 0);
}
