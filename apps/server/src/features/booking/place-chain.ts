import { assignChain } from "@rendezvous/domain/availability/assign-chain";
import type { Catalogue, ChainLink, Placement } from "@rendezvous/domain/availability/model";
import { limitedWork } from "@rendezvous/domain/availability/work";
import { toTaken } from "@rendezvous/domain/availability/taken";
import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";

/** Calendar and resource of each link, in order. */
export interface Places {
  readonly calendar_ids: readonly number[];
  readonly resource_ids: readonly (number | null)[];
}

export type PlacedChain =
  | { readonly ok: true; readonly placements: readonly Placement[] }
  | { readonly ok: false; readonly refusal: "availabletimeslots" | "too_many_items" };

/**
 * Where a chain takes place among those who sit there: on the preferred places where it fits and they are still asked for,
 * else wherever it fits.
 */
export function placeChain(
  catalogue: Catalogue,
  sitting: readonly TakenSeat[],
  chain: readonly ChainLink[],
  start: EpochMinute,
  /** Minutes since the epoch. */
  now: number,
  preferred: Places | null,
): PlacedChain {
  const taken = toTaken(
    sitting.map((row) => ({ id: row.calendar_id, from: row.taken_from, until: row.taken_until })),
  );
  const narrowed = preferred && narrow(chain, preferred);
  const work = limitedWork();
  const placements =
    (narrowed && assignChain(catalogue, taken, narrowed, start, now, work)) ??
    assignChain(catalogue, taken, chain, start, now, work);
  if (placements === "too_hard") return { ok: false, refusal: "too_many_items" };
  return placements ? { ok: true, placements } : { ok: false, refusal: "availabletimeslots" };
}

function narrow(chain: readonly ChainLink[], { calendar_ids, resource_ids }: Places): ChainLink[] | null {
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
