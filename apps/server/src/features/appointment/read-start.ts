import type { CreateAppointmentBody } from "@rendezvous/contract/appointment";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { parseRfc3339, parseWallDateTime } from "@rendezvous/domain/time/zone";

type AskedStart = Pick<CreateAppointmentBody["appointment"], "date" | "start_at">;

/** The asked start; null for what can be no slot: a time that is no whole minute, a day that does not exist. */
export function readStart(asked: AskedStart, timezone: string): EpochMinute | null {
  if (asked.start_at !== undefined) return parseRfc3339(asked.start_at);
  return asked.date === undefined ? null : parseWallDateTime(timezone, asked.date);
}
