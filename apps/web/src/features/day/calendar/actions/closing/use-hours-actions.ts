import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { Day } from "@rendezvous/domain/time/instant";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { placesForPros } from "../../../../ground/group/offered-catalogue.ts";
import {
  type ClosureKey,
  createClosures,
  createOpening,
  deleteClosures,
  deleteOpening,
  type NewClosure,
  type NewOpening,
  updateClosure,
} from "../../api.ts";
import { formatTimes } from "../../../../../lib/format-times.ts";
import type { UseAppointmentActionsResult } from "../use-appointment-actions.ts";

/** Returns a professional's actions on the hours of a calendar, each with the call that undoes it. */
export function useHoursActions({ act }: UseAppointmentActionsResult) {
  const { group, catalogue } = useLoadedGroup();
  const { hours } = useProPhrases("calendarActions");
  const dateLocale = useDateLocale();
  const { calendars, resources } = placesForPros(catalogue);
  const calendarAndTime = (calendarIds: number | readonly number[], start: string, end: string) => ({
    calendar: calledTogether([calendarIds].flat()),
    when: formatTimes(start, end, dateLocale),
  });
  const calledTogether = (ids: readonly number[]) =>
    ids.length > 1 && ids.length === calendars.length && calendars.every(({ id }) => ids.includes(id))
      ? hours.all
      : [...calendars, ...resources]
          .filter(({ id }) => ids.includes(id))
          .map(({ publicname }) => publicname)
          .join(", ");
  return {
    /** Blocks all of the calendars or none. Returns the appointments in the blocked time, which stay. */
    block: async (
      calendarIds: readonly number[],
      closure: NewClosure,
      until: Day | null,
    ): Promise<Appointment[]> => {
      const [calendarId = 0, ...calendar_ids] = calendarIds;
      let inside: Appointment[] = [];
      await act(async () => {
        const reply = await createClosures(group.id, calendarId, {
          closures: [closure],
          ...(until !== null && { until }),
          ...(calendar_ids.length > 0 && { calendar_ids }),
        });
        inside = reply.appointments;
        const { start, end } = closure;
        const series = reply.closures[0]?.series;
        return {
          about: null,
          text: times(hours.blocked(calendarAndTime(calendarIds, start, end)), reply.closures),
          undo: () =>
            deleteClosures(group.id, calendarId, { ...(series ? { series } : { start, end }), calendar_ids }),
        };
      });
      return inside;
    },
    change: async (calendarId: number, before: ClosureKey & { label: string }, after: NewClosure) => {
      let inside: Appointment[] = [];
      await act(async () => {
        const { start, end, series, label } = before;
        const reply = await updateClosure(group.id, calendarId, { start, end, series }, after);
        inside = reply.appointments;
        return {
          about: null,
          text: hours.changed(calendarAndTime(calendarId, after.start, after.end)),
          undo: () =>
            updateClosure(
              group.id,
              calendarId,
              { start: after.start, end: after.end, series },
              { start, end, ...(after.label !== undefined && { label }) },
            ),
        };
      });
      return inside;
    },
    /** Deletes one closure, or with `isWhole` all closures of its series. */
    unblock: (calendarId: number, { start, end, series }: ClosureKey, isWhole: boolean) =>
      act(async () => {
        const closures = await deleteClosures(
          group.id,
          calendarId,
          isWhole ? { series } : { start, end, series },
        );
        return {
          about: null,
          text: times(hours.unblocked(calendarAndTime(calendarId, start, end)), closures),
          undo: () => createClosures(group.id, calendarId, { closures }),
        };
      }),
    open: (calendarId: number, opening: NewOpening) =>
      act(async () => {
        await createOpening(group.id, calendarId, opening);
        return {
          about: null,
          text: hours.opened(calendarAndTime(calendarId, ...toStartAndEnd(opening))),
          undo: () => deleteOpening(group.id, calendarId, opening),
        };
      }),
    shut: (calendarId: number, opening: NewOpening) =>
      act(async () => {
        const deletedOpening = await deleteOpening(group.id, calendarId, opening);
        return {
          about: null,
          text: hours.shut(calendarAndTime(calendarId, ...toStartAndEnd(opening))),
          undo: () => createOpening(group.id, calendarId, deletedOpening),
        };
      }),
  };
}

function times(text: string, { length }: readonly unknown[]): string {
  return length > 1 ? `${text} (× ${length})` : text;
}

export function toStartAndEnd({ date, from, to }: NewOpening): [string, string] {
  return [`${date} ${from}`, `${date} ${to}`];
}
