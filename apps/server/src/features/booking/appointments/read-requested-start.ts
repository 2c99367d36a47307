import type { CreateAppointmentBody } from "@rendezvous/contract/booking/appointment";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, parseRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";

type StartFields = Pick<CreateAppointmentBody["appointment"], "date" | "start_at">;

/**
 * Returns the requested start; null when it cannot be a slot: not a whole minute, a day that does not exist, or two fields that
 * contradict each other.
 */
export function readRequestedStart(fields: StartFields, timezone: string): EpochMinute | null {
  if (fields.start_at !== undefined) {
    const start = parseRfc3339(fields.start_at);
    const isSame =
      start === null || fields.date === undefined || formatWallDateTime(timezone, start) === fields.date;
    return isSame ? start : null;
  }
  return fields.date === undefined ? null : parseWallDateTime(timezone, fields.date);
}
