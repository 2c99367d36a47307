import { WEEKDAYS } from "../../time/instant.ts";
import type { Catalogue, ChainLink, Schedule, Service } from "../model.ts";

const ALWAYS: Pick<
  Schedule,
  "slot_step" | "maxrdv_period" | "openinghours" | "openings" | "closures" | "busy" | "classes" | "holidays"
> = {
  slot_step: 1,
  maxrdv_period: null,
  openinghours: [{ days: WEEKDAYS, from: "00:00", to: "24:00" }],
  openings: [],
  closures: [],
  busy: [],
  classes: [],
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

/**
 * Returns the chain for a professional's override of the rules: it ignores the services' own rules, except their limits of
 * simultaneous appointments and their minimum time between starts.
 */
export function toAlwaysOffered(chain: readonly ChainLink[]): ChainLink[] {
  return chain.map((link) => ({ ...link, service: withoutRules(link.service) }));
}

function withoutRules(service: Service): Service {
  const parts = service.parts?.map(withoutRules);
  return { ...service, openinghours: null, min_notice: null, maxrdv_period: null, parts };
}

/** A capacity that no number of simultaneous appointments reaches. */
const NO_LIMIT = 1_000_000;

/** Returns the chain without the time between starts, for deliberate overbooking. */
export function toUnspaced(chain: readonly ChainLink[]): ChainLink[] {
  return chain.map((link) => ({ ...link, service: withoutSpacing(link.service) }));
}

function withoutSpacing(service: Service): Service {
  return { ...service, min_between_starts: 0, parts: service.parts?.map(withoutSpacing) };
}

/** Returns the catalogue with unlimited capacity, for deliberate overbooking. */
export function toUnlimitedCapacity(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    calendars: catalogue.calendars.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
    resources: catalogue.resources.map((schedule) => ({ ...schedule, capacity: NO_LIMIT })),
    servicePlaces: catalogue.servicePlaces?.map((places) => ({ ...places, capacity: NO_LIMIT })),
  };
}
