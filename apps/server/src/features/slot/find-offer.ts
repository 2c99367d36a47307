import { findSlots } from "@rendezvous/domain/availability/find-slots";
import { firstSlotWindows } from "@rendezvous/domain/availability/first-slot";
import type { ChainLink, Slot, Taken } from "@rendezvous/domain/availability/model";
import { findPromotion } from "@rendezvous/domain/pricing/promotion";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { PlacedServices } from "./to-chain.ts";

export interface OfferedSlot extends Slot {
  readonly promotion: number | null;
}

export interface OfferRequest {
  readonly links: readonly PlacedServices[];
  readonly packId: number | null;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Minutes since the epoch. */
  readonly now: number;
  readonly minCapacity: number;
  readonly promotedOnly: boolean;
}

/** Reads what is taken and touches [from, until) on the calendars and resources that matter. */
export type TakenReader = (from: EpochMinute, until: EpochMinute) => Promise<Taken>;

/** How far beyond a slot's start a chain and its buffers may reach, and before it. */
export function reachMinutes(chain: readonly ChainLink[]): number {
  return chain.reduce(
    (sum, { service, breakBefore }) =>
      sum + breakBefore + service.buffer_before + service.length + service.buffer_after,
    0,
  );
}

/**
 * The slots of the asked span and the first slot at or after its start, however far ahead. Of several calendars the
 * promotion is the lowest that any of them gives: which one it will be is decided only by the booking.
 */
export async function findOffer(
  slotCatalogue: SlotCatalogue,
  readTaken: TakenReader,
  request: OfferRequest,
): Promise<{ slots: OfferedSlot[]; firstSlot: EpochMinute | null }> {
  const { catalogue } = slotCatalogue;
  const chain = request.links.map(({ link }) => link);
  const reach = reachMinutes(chain);
  const search = async (from: EpochMinute, until: EpochMinute): Promise<OfferedSlot[]> => {
    const taken = await readTaken(from - reach, until + reach);
    return findSlots(catalogue, taken, { chain, from, until, now: request.now })
      .map((slot) => ({ ...slot, promotion: promotionOf(slotCatalogue, request, slot) }))
      .filter(
        ({ capacity, promotion }) =>
          capacity >= request.minCapacity && (!request.promotedOnly || promotion !== null),
      );
  };

  const slots = await search(request.from, request.until);
  if (slots[0]) return { slots, firstSlot: slots[0].start };
  for (const { from, until } of firstSlotWindows(catalogue, { from: request.until, now: request.now })) {
    const [first] = await search(from, until);
    if (first) return { slots, firstSlot: first.start };
  }
  return { slots, firstSlot: null };
}

function promotionOf(slotCatalogue: SlotCatalogue, request: OfferRequest, slot: Slot): number | null {
  const { promotions, catalogue } = slotCatalogue;
  const [first] = request.links;
  if (promotions.length === 0 || !first) return null;
  const local = instantToWall(catalogue.timezone, slot.start);
  let lowest: number | null = null;
  for (const calendarId of slot.calendarIds) {
    const { interventionIds } = first;
    const found = findPromotion(promotions, {
      interventionIds,
      packId: request.packId,
      calendarId,
      ...local,
    });
    if (found === null) return null;
    lowest = lowest === null ? found : Math.min(lowest, found);
  }
  return lowest;
}
