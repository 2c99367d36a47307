import { assignChain } from "../availability/chain/assign-chain.ts";
import type { Catalogue, ChainLink, Placement } from "../availability/model.ts";
import { toTakenTimesOf } from "../availability/starts-apart.ts";
import { createLimitedBudget } from "../availability/work.ts";
import type { EpochMinute } from "../time/instant.ts";
import type { ChainPlaces } from "./model.ts";
import type { TakenSeat } from "./seats.ts";

export type PlacementResult =
  | { readonly ok: true; readonly placements: readonly Placement[] }
  | { readonly ok: false; readonly refusal: "availabletimeslots" | "too_many_items" };

/** The chain to place, and its start. */
export interface ChainPlace {
  readonly chain: readonly ChainLink[];
  readonly start: EpochMinute;
  /** Minutes since the epoch; may have a fraction. */
  readonly now: EpochMinute;
  /** The places where it is held, or where it is now. */
  readonly preferred: ChainPlaces | null;
}

/**
 * Places a chain among the taken seats: on the preferred places if they fit and the request still allows them, otherwise on any.
 */
export function placeChain(
  catalogue: Catalogue,
  seats: readonly TakenSeat[],
  { chain, start, now, preferred }: ChainPlace,
): PlacementResult {
  const takenTimes = toTakenTimesOf(
    seats.map((row) => ({
      id: row.calendar_id,
      from: row.taken_from,
      until: row.taken_until,
      starts: row.starts,
    })),
    chain,
  );
  const narrowed = preferred && narrow(chain, preferred);
  const work = createLimitedBudget();
  const placements =
    (narrowed && assignChain(catalogue, takenTimes, narrowed, start, now, work)) ??
    assignChain(catalogue, takenTimes, chain, start, now, work);
  if (placements === "too_hard") return { ok: false, refusal: "too_many_items" };
  return placements ? { ok: true, placements } : { ok: false, refusal: "availabletimeslots" };
}

function narrow(
  chain: readonly ChainLink[],
  { calendar_ids, resource_ids }: ChainPlaces,
): ChainLink[] | null {
  if (calendar_ids.length !== chain.length) return null;
  return chain.map((link, index) => ({
    ...link,
    calendarIds: only(calendar_ids[index]!, link.calendarIds),
    resourceIds: resource_ids[index] ? only(resource_ids[index], link.resourceIds) : link.resourceIds,
  }));
}

function only(id: number, allowed: readonly number[] | null): readonly number[] {
  return allowed === null || allowed.includes(id) ? [id] : [];
}
