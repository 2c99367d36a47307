import type { AppointmentType } from "../appointment/model.ts";
import type { EpochMinute } from "../time/instant.ts";
import { instantToWall } from "../time/zone.ts";
import { findPromotion, isPromotionFor, type Promotion, toPromotedPrice } from "./promotion.ts";

/** A link of a booking as far as its price goes: a service, services merged into one appointment, or a service of a pack. */
export interface PricedLink {
  readonly interventionIds: readonly number[];
  readonly packId: number | null;
  readonly type: AppointmentType;
  /**
   * Before any promotion, minor units. A pack's price stands on its first service and the included ones cost nothing, so
   * that prices add up to what is paid.
   */
  readonly price: number;
}

/** When a link starts and on which calendars it may be: one when it is placed, several while that is open. */
export interface LinkPlace {
  readonly start: EpochMinute;
  readonly calendarIds: readonly number[];
}

/** Prices in minor units, before and after the promotion. */
export interface LinkPrice {
  readonly type: AppointmentType;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
}

/**
 * What each link costs, with the promotion that holds at its own local start. Where it is still open which calendar it will
 * be, the promotion is the lowest that any of them gives: no price is promised that might not be given.
 */
export function priceChain(
  promotions: readonly Promotion[],
  links: readonly PricedLink[],
  places: readonly LinkPlace[],
  timezone: string,
): LinkPrice[] {
  return links.map((link, index) => {
    const promotion = lowestPromotion(promotions, link, places[index]!, timezone);
    const { type, price } = link;
    return { type, price, price_amount: toPromotedPrice(price, promotion), promotion };
  });
}

function lowestPromotion(
  promotions: readonly Promotion[],
  link: PricedLink,
  { start, calendarIds }: LinkPlace,
  timezone: string,
): number | null {
  if (link.type === "included") return null;
  const own = promotions.filter((promotion) => isPromotionFor(promotion, link));
  if (own.length === 0) return null;
  const local = instantToWall(timezone, start);
  let lowest: number | null = null;
  for (const calendarId of calendarIds) {
    const found = findPromotion(own, { ...link, calendarId, ...local });
    if (found === null) return null;
    lowest = lowest === null ? found : Math.min(lowest, found);
  }
  return lowest;
}
