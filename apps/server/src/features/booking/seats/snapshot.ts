import type { AppointmentSnapshot } from "@rendezvous/domain/booking/merge-changes";

/** Returns only the fields of a row that say when and where the appointment is. */
export function toSnapshot({
  id,
  start,
  end,
  calendar_id,
  resource_id,
  deleted,
}: AppointmentSnapshot): AppointmentSnapshot {
  return { id, start, end, calendar_id, resource_id, deleted };
}
