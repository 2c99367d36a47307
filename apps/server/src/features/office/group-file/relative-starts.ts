import { compileCatalogue } from "@rendezvous/domain/availability/compile";
import type { Schedule } from "@rendezvous/domain/availability/model";
import type { HoursFor } from "@rendezvous/domain/availability/eligible";
import { serviceTable } from "@rendezvous/domain/availability/hours/service-hours";
import { type Day, type EpochMinute, addDays } from "@rendezvous/domain/time/instant";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";

/** How many days are searched for an open day; a calendar that opens less often counts as closed. */
const DAYS_SEARCHED = 500;

/**
 * Returns the day that is `openDays` open days after today (before, if negative), counting the days on which the calendar is open
 * for the intervention; 0: today, if it is open. null when the calendar opens too seldom.
 */
export function findNthOpenDay(
  schedule: Schedule,
  service: HoursFor,
  timezone: string,
  now: EpochMinute,
  openDays: number,
): Day | null {
  const catalogue = { timezone, min_notice: 0, maxrdv_period: 0, calendars: [schedule], resources: [] };
  const compiled = compileCatalogue(catalogue).calendars[0]!;
  const step = Math.sign(openDays);
  let day = instantToWall(timezone, now).day;
  let left = Math.max(1, Math.abs(openDays));
  for (let searched = 0; searched < (step === 0 ? 1 : DAYS_SEARCHED); searched++) {
    day = addDays(day, step);
    const from = wallToInstant(timezone, day, 0);
    const until = wallToInstant(timezone, addDays(day, 1), 0);
    const { runs } = serviceTable(compiled, [service], from, until);
    if (meets(runs, from, until)) left--;
    if (left === 0) return day;
  }
  return null;
}

function meets(runs: Int32Array, from: EpochMinute, until: EpochMinute): boolean {
  for (let index = 0; index < runs.length; index += 2)
    if (runs[index]! < until && runs[index + 1]! > from) return true;
  return false;
}
