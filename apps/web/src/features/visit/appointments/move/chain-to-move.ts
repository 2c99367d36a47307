import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";

/**
 * Returns the chain for the search of another time: the services and packs of these appointments, on `calendarId`, or with 0 on
 * any calendar.
 */
export function chainToMove(appointments: readonly Appointment[], calendarId: number): ChosenLink[] {
  const anywhere = { calendar_id: 0, calendar_ids: null, resource_id: 0, calendars: null };
  return mergePacks(appointments).flatMap<ChosenLink>(({ first }) =>
    first.pack_id === null
      ? first.interventions.map(({ id }) => ({ ...anywhere, intervention_id: id, calendar_id: calendarId }))
      : [{ ...anywhere, pack_id: first.pack_id }],
  );
}
