import type { Standing } from "@rendezvous/domain/booking/told-together";

/** Of a row that knows more, only where it stands. */
export function toStanding({ id, start, end, calendar_id, resource_id, deleted }: Standing): Standing {
  return { id, start, end, calendar_id, resource_id, deleted };
}
