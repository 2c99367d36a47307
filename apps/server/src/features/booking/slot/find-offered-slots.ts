import { findSlotsInSteps } from "@rendezvous/domain/availability/find-slots";
import { firstSlotWindows } from "@rendezvous/domain/availability/first-slot";
import { chainSpan, linkRanges } from "@rendezvous/domain/availability/chain/chain";
import type { ChainLink, Slot, TakenTimes } from "@rendezvous/domain/availability/model";
import { createLimitedBudget } from "@rendezvous/domain/availability/work";
import { lengthVariants, toLongest } from "@rendezvous/domain/availability/place-terms";
import { type BookingLink, toChainLinks } from "@rendezvous/domain/booking/model";
import { type LinkPrice, priceChain } from "@rendezvous/domain/pricing/price-chain";
import { toTotals } from "@rendezvous/domain/pricing/totals";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";

/** The price and discount of a promoted slot: the smallest discount on any calendar that the booking may get. */
export interface SlotPromotion {
  /** The discount on the whole booking, in per cent; null below one per cent. */
  readonly promotion: number | null;
  /** The price of the whole booking in minor units, before and after the discount. */
  readonly price: number;
  readonly price_amount: number;
  /** The discount of each item, in order. */
  readonly promotions: readonly (number | null)[];
}

export interface OfferedSlot extends Slot {
  readonly promoted: SlotPromotion | null;
}

export interface OfferedSlotsRequest {
  readonly links: readonly BookingLink[];
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Minutes since the epoch. */
  readonly now: EpochMinute;
  readonly minCapacity: number;
  readonly promotedOnly: boolean;
}

/** Reads the taken time that overlaps [from, until) on the relevant calendars and resources. */
export type ReadTakenTimes = (from: EpochMinute, until: EpochMinute) => Promise<TakenTimes>;

export type OfferedSlotsResult =
  | { readonly ok: true; readonly slots: OfferedSlot[]; readonly firstSlot: EpochMinute | null }
  | { readonly ok: false; readonly refusal: "too_many_items" };

/**
 * Returns the slots of the requested span and the first slot at or after its start, however far ahead; a refusal when the search
 * would take too long.
 */
export async function findOfferedSlots(
  slotCatalogue: SlotCatalogue,
  readTaken: ReadTakenTimes,
  request: OfferedSlotsRequest,
): Promise<OfferedSlotsResult> {
  const { catalogue } = slotCatalogue;
  const chain = toChainLinks(request.links);
  const reach = chainSpan(toLongest(chain), 0);
  // The possible calendars of later links are needed only for promotions.
  const withLinkCalendars = slotCatalogue.promotions.length > 0;
  const variants = (withLinkCalendars && lengthVariants(catalogue, chain)) || [chain];
  const work = createLimitedBudget();
  const search = async (from: EpochMinute, until: EpochMinute): Promise<OfferedSlot[] | null> => {
    const takenTimes = await readTaken(from + reach.from, until + reach.until);
    const search = { chain, from, until, now: request.now, withLinkCalendars };
    const slots = await runInSlices(findSlotsInSteps(catalogue, takenTimes, search, work));
    if (!slots) return null;
    const toOffered = (slot: Slot) => ({
      ...slot,
      promoted: promotionOf(slotCatalogue, request.links, slot, variants),
    });
    const offered = withLinkCalendars
      ? await runInSlices(mapInSteps(slots, toOffered))
      : slots.map(toOffered);
    return offered.filter(
      ({ capacity, promoted }) =>
        capacity >= request.minCapacity && (!request.promotedOnly || promoted !== null),
    );
  };

  const slots = await search(request.from, request.until);
  if (!slots) return TOO_MANY_ITEMS;
  if (slots[0]) return { ok: true, slots, firstSlot: slots[0].start };
  for (const { from, until } of firstSlotWindows(catalogue, {
    chain,
    from: request.until,
    now: request.now,
  })) {
    const later = await search(from, until);
    if (!later) return TOO_MANY_ITEMS;
    if (later[0]) return { ok: true, slots, firstSlot: later[0].start };
  }
  return { ok: true, slots, firstSlot: null };
}

const TOO_MANY_ITEMS = { ok: false, refusal: "too_many_items" } as const;

/**
 * Returns null when no link is promoted on every possible calendar. `variants`: the chain with the lengths that its services have
 * on different calendars, because they decide when the later links start.
 */
export function promotionOf(
  { promotions, catalogue }: SlotCatalogue,
  links: readonly BookingLink[],
  { start, calendarIds, linkCalendarIds = [calendarIds] }: Slot,
  variants: readonly (readonly ChainLink[])[] = [toChainLinks(links)],
): SlotPromotion | null {
  if (promotions.length === 0) return null;
  const isPossible = (chain: readonly ChainLink[]) =>
    chain.every(
      (link, index) => link.calendarIds?.some((id) => linkCalendarIds[index]!.includes(id)) ?? true,
    );
  const pricesOf = (chain: readonly ChainLink[]) => {
    const places = linkRanges(chain, start).map((range, index) => ({
      start: range.start,
      calendarIds: linkCalendarIds[index]!,
    }));
    return priceChain(promotions, links, places, catalogue.timezone);
  };
  const [first, ...others] = variants.filter(isPossible).map(pricesOf);
  if (!first) return null;
  const prices = others.reduce<readonly LinkPrice[]>(toHigherPrices, first);
  if (prices.every(({ promotion }) => promotion === null)) return null;
  const { before, after, promotion } = toTotals(prices);
  return {
    promotion,
    price: before,
    price_amount: after,
    promotions: prices.flatMap((price, index) => {
      if (price.type === "included") return [];
      // Services merged into one appointment share one price but are separate items.
      const count = links[index]!.packId === null ? links[index]!.interventionIds.length : 1;
      return Array.from({ length: count }, () => price.promotion);
    }),
  };
}

/** Returns each link's price with the lower of two promotions. */
function toHigherPrices(one: readonly LinkPrice[], other: readonly LinkPrice[]): readonly LinkPrice[] {
  return one.map((price, index) =>
    (price.promotion ?? 0) <= (other[index]!.promotion ?? 0) ? price : other[index]!,
  );
}
