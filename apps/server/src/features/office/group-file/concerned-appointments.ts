import { openHours } from "@rendezvous/domain/availability/hours/open-hours";
import { type EpochMs, minuteOfDate } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { Queryable } from "../../../lib/database/database.ts";
import { publicHolidays } from "../../../lib/public-holidays.ts";
import {
  type ComingAppointment,
  listComingAppointments,
  listHours,
  type StoredHours,
} from "./concerned-data.ts";

const REASONS = ["calendar_removed", "resource_removed", "intervention_removed"] as const;

export interface ConcernedAppointment
  extends Pick<ComingAppointment, "id" | "name" | "calendar_name" | "intervention_name"> {
  readonly start: string;
  readonly reason: (typeof REASONS)[number] | "closed";
}

/** Returns future appointments that no longer fit the group: outside the hours, or with an archived record. */
export async function findConcerned(
  database: Queryable,
  groupId: number,
  zone: string,
  nowMs: EpochMs,
): Promise<ConcernedAppointment[]> {
  const appointments = await listComingAppointments(database, groupId, nowMs);
  if (appointments.length === 0) return [];
  const isOpen = openness(await listHours(database, groupId), zone, nowMs);
  return appointments.flatMap((appointment) => {
    const { id, name, calendar_name, intervention_name, start_at } = appointment;
    const reason =
      REASONS.find((one) => appointment[one]) ?? (isOpen(appointment) ? null : ("closed" as const));
    if (reason === null) return [];
    const start = formatWallDateTime(zone, minuteOfDate(start_at));
    return [{ id, start, name, calendar_name, intervention_name, reason }];
  });
}

/** Returns a check whether a calendar is open for the whole appointment; computes each day of a calendar once. */
function openness(calendars: readonly StoredHours[], zone: string, nowMs: EpochMs) {
  const year = new Date(nowMs).getUTCFullYear();
  const hoursById = new Map(
    calendars.map(({ holidays, ...hours }) => [
      hours.id,
      { ...hours, holidays: publicHolidays(holidays ?? "", year, year + 3) },
    ]),
  );
  const days = new Map<string, readonly number[]>();
  return ({ calendar_id, start_at, end_at }: ComingAppointment): boolean => {
    const calendar = hoursById.get(calendar_id);
    if (!calendar) return false;
    const [start, end] = [minuteOfDate(start_at), minuteOfDate(end_at)];
    const day = formatWallDateTime(zone, start).slice(0, 10);
    const key = `${calendar_id} ${day}`;
    // Includes the next day, for appointments that go past midnight.
    const ranges = days.get(key) ?? openHours(calendar, zone, day, 2);
    days.set(key, ranges);
    return ranges.some((from, at) => at % 2 === 0 && from <= start && end <= ranges[at + 1]!);
  };
}
