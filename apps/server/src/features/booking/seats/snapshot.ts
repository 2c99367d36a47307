import type { AppointmentSnapshot } from "@rendezvous/domain/booking/merge-changes";

/** Of a row that knows more, only where it stands. */
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
