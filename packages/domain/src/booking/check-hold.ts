import type { Catalogue, Placement } from "../availability/model.ts";
import { capacityOf, toSeatRequests } from "./seats.ts";

/** A hold expires after this time unless it is renewed. */
export const HOLD_MINUTES = 10;
/** The longest life of a hold, even with renewals. */
export const LONGEST_HOLD_MINUTES = 30;
/** The period for which earlier holds of a network address count, when the address holds the same time again. */
export const HOLD_COUNTING_MINUTES = 120;
/** One address may have at most a third of the holds of a calendar. */
const SHARE_OF_CALENDAR = 3;

/** A group's limits, with the names of its group file; 0 = no holds. */
export interface HoldRules {
  /** The most that people behind one network address may hold at once, by weight: appointments or hours, whichever is more. */
  readonly hold_limit_per_address: number;
  /** The most simultaneous holds of a calendar or resource, for each of its places. */
  readonly hold_limit_per_calendar: number;
}

/** The holds of a calendar or resource, without the visitor's own earlier hold. */
export interface HeldPlace {
  readonly capacity: number;
  readonly held: number;
  readonly heldByAddress: number;
  /**
   * The minutes for which all holds of the network address, within HOLD_COUNTING_MINUTES, have blocked times that overlap the
   * requested one.
   */
  readonly minutesByAddress: number;
}

/** The holds of a place as read from the database; places without holds may be missing. */
export interface HeldPlaceRow extends Omit<HeldPlace, "capacity"> {
  readonly calendar_id: number;
}

/** Returns the holds of each calendar and resource that a chain would use. */
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
 * Checks whether a slot may be held, and for how many minutes at most, renewals included. `heldByAddress` is the weight of the
 * network address's present holds, `weight` that of the new hold. Holds may reach the limit exactly; a single hold may exceed it
 * if the address has no other. A refusal never says that the slot is taken. No address can block a time for more than
 * `LONGEST_HOLD_MINUTES` per place, however often it releases and holds again.
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
