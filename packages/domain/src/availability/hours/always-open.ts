import { WEEKDAYS } from "../../time/instant.ts";
import type { Catalogue, Schedule } from "../model.ts";

const ALWAYS: Pick<
  Schedule,
  "slot_step" | "maxrdv_period" | "openinghours" | "openings" | "closures" | "holidays"
> = {
  slot_step: 1,
  maxrdv_period: null,
  openinghours: [{ days: WEEKDAYS, from: "00:00", to: "24:00" }],
  openings: [],
  closures: [],
  holidays: new Set(),
};

/**
 * Returns the catalogue for a professional's override of the rules: open at every minute, without notice and without limit ahead.
 * Capacities stay the same.
 */
export function toAlwaysOpen(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    min_notice: Number.NEGATIVE_INFINITY,
    maxrdv_period: Number.POSITIVE_INFINITY,
    calendars: catalogue.calendars.map((schedule) => ({ ...schedule, ...ALWAYS })),
    resources: catalogue.resources.map((schedule) => ({ ...schedule, ...ALWAYS })),
  };
}

/** More than could ever begin at one time. */
const NO_LIMIT = 1_000_000;

/** Returns the catalogue with unlimited capacity, for deliberate overbooking. */
export function toUnlimitedCapacity(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    calendars: catalogue.calendars.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
    resources: catalogue.resources.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
  };
}
