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
 * The catalogue as a professional may book in it outside the public's rules: open at every minute, without notice and however
 * far ahead. Capacities are what they are.
 */
export function alwaysOpen(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    min_notice: Number.NEGATIVE_INFINITY,
    maxrdv_period: Number.POSITIVE_INFINITY,
    calendars: catalogue.calendars.map((schedule) => ({ ...schedule, ...ALWAYS })),
    resources: catalogue.resources.map((schedule) => ({ ...schedule, ...ALWAYS })),
  };
}

/** More than ever begin at one time. */
const NO_LIMIT = 1_000_000;

/** The catalogue with room for everybody: for who books into a place that is taken, on purpose. */
export function neverFull(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    calendars: catalogue.calendars.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
    resources: catalogue.resources.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
  };
}
