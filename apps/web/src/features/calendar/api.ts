import type { Appointment } from "@rendezvous/contract/appointment";
import type { OpeningHours } from "@rendezvous/contract/opening-hours";
import { addDays } from "@rendezvous/domain/time/days";
import type { Day } from "@rendezvous/domain/time/instant";
import { callApi } from "../../lib/call-api.ts";

/** What lies on the calendars and resources on a day, what began before it or ends after it too. */
export async function listAppointmentsOfDay(
  groupId: number,
  calendarIds: readonly number[],
  day: Day,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const answer = await callApi("GET /appointments", {
    query: {
      group_id: groupId,
      calendar_ids: [...calendarIds],
      conditions: [
        { field: "end", op: ">", value: `${day} 00:00:00` },
        { field: "start", op: "<", value: `${addDays(day, 1)} 00:00:00` },
      ],
    },
    signal,
  });
  return answer.records;
}

/** Of all calendars that the professional works on, and of the resources. */
export async function listOpeningHours(
  groupId: number,
  day: Day,
  signal: AbortSignal,
): Promise<OpeningHours[]> {
  const answer = await callApi("GET /groups/{id}/openinghours", {
    path: { id: groupId },
    query: { start: day },
    signal,
  });
  return answer.records;
}
