import type { EpochMinute } from "../time/instant.ts";
import type { Catalogue, Schedule } from "./model.ts";

/** Returns the first whole minute after the group's minimum notice. */
export function earliestStart(catalogue: Catalogue, now: EpochMinute): EpochMinute {
  return Math.ceil(now + catalogue.min_notice);
}

/** Returns the last whole minute for which a calendar may be booked; its own period has priority over the group's. */
export function latestStart(catalogue: Catalogue, calendar: Schedule, now: EpochMinute): EpochMinute {
  return Math.floor(now + (calendar.maxrdv_period ?? catalogue.maxrdv_period));
}
