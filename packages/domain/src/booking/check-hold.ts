import type { Catalogue, Placement } from "../availability/model.ts";
import { capacityOf, toSeatRequests } from "./seats.ts";

/** A hold lives this long without a sign of its visitor ... */
export const HOLD_MINUTES = 10;
/** ... and this long whatever the visitor does. */
export const LONGEST_HOLD_MINUTES = 30;
/** How far back it is counted how long an address has held the same time. */
export const HOLD_MEMORY_MINUTES = 120;
/** One address may have at most a third of the holds of a calendar. */
const SHARE_OF_CALENDAR = 3;

/** A group's ceilings, as its group file spells them; 0 = nothing is held. */
export interface HoldRules {
  /** What people behind one network address may hold at once, by their weight: appointments, or hours where those are more. */
  readonly hold_limit_per_address: number;
  /** Holds a calendar or resource may have at once, for each of its places. */
  readonly hold_limit_per_calendar: number;
}

/** What is held of a calendar or resource; the visitor's own earlier hold is not counted among the live ones. */
export interface HeldPlace {
  readonly capacity: number;
  readonly held: number;
  readonly heldByAddress: number;
  /** For how long the address has held, within the memory, times that overlap the wanted one; over all its holds. */
  readonly minutesByAddress: number;
}

/** What is held of a place, as it is read: places of which nothing is held may be missing. */
export interface HeldPlaceRow extends Omit<HeldPlace, "capacity"> {
  readonly calendar_id: number;
}

/** What is held of each calendar and resource that a chain would sit on. */
export function toHeldPlaces(
  catalogue: Catalogue,
  placements: readonly Placement[],
  rows: readonly HeldPlaceRow[],
): HeldPlace[] {
  const ids = new Set(toSeatRequests(placements).map(({ calendar_id }) => calendar_id));
  return [...ids].map((id) => ({
    held: 0,
    heldByAddress: 0,
    minutesByAddress: 0,
    ...rows.find(({ calendar_id }) => calendar_id === id),
    capacity: capacityOf(catalogue, id),
  }));
}

export type HoldCheck =
  | { readonly ok: true; readonly longestMinutes: number }
  | { readonly ok: false; readonly refusal: "hold_limit" };

/**
 * May a slot be held, and for how many minutes at most, renewals included? `heldByAddress` and `weight` are weights: what is
 * there already, and what the slot adds. Reaching a ceiling exactly is allowed, something heavier alone too, and a refusal
 * never says that the slot is taken. No address keeps a time from the others for more than `LONGEST_HOLD_MINUTES` for each
 * place, however often it lets go and holds again.
 */
export function checkHold(
  rules: HoldRules,
  heldByAddress: number,
  weight: number,
  places: readonly HeldPlace[],
): HoldCheck {
  const refused = { ok: false, refusal: "hold_limit" } as const;
  const most = rules.hold_limit_per_address;
  if (heldByAddress + Math.min(weight, most) > most || most === 0) return refused;
  let longestMinutes = LONGEST_HOLD_MINUTES;
  for (const place of places) {
    const limit = rules.hold_limit_per_calendar * place.capacity;
    if (place.held >= limit || place.heldByAddress >= Math.ceil(limit / SHARE_OF_CALENDAR)) return refused;
    longestMinutes = Math.min(longestMinutes, LONGEST_HOLD_MINUTES * place.capacity - place.minutesByAddress);
  }
  return longestMinutes < 1 ? refused : { ok: true, longestMinutes };
}
