import type { EpochMinute } from "../time/instant.ts";
import type { Catalogue, Schedule } from "./model.ts";

/** The first whole minute that keeps the group's notice. */
export function earliestStart(catalogue: Catalogue, now: EpochMinute): EpochMinute {
  return Math.ceil(now + catalogue.min_notice);
}

/** The last whole minute that a calendar may be booked for; its own period wins over the group's. */
export function latestStart(catalogue: Catalogue, calendar: Schedule, now: EpochMinute): EpochMinute {
  return Math.floor(now + (calendar.maxrdv_period ?? catalogue.maxrdv_period));
}
