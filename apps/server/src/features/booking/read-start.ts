import type { CreateAppointmentBody } from "@rendezvous/contract/appointment";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, parseRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";

type AskedStart = Pick<CreateAppointmentBody["appointment"], "date" | "start_at">;

/** The asked start; null for what can be no slot: a time that is no whole minute, a day that does not exist, or two that
 * contradict each other. */
export function readStart(asked: AskedStart, timezone: string): EpochMinute | null {
  if (asked.start_at !== undefined) {
    const start = parseRfc3339(asked.start_at);
    const isSame =
      start === null || asked.date === undefined || formatWallDateTime(timezone, start) === asked.date;
    return isSame ? start : null;
  }
  return asked.date === undefined ? null : parseWallDateTime(timezone, asked.date);
}
