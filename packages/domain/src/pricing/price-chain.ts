import type { AppointmentType } from "../appointment/model.ts";
import type { PlaceTerms } from "../availability/model.ts";
import { termAt } from "../availability/place-terms.ts";
import type { EpochMinute } from "../time/instant.ts";
import { instantToWall } from "../time/zone.ts";
import { findPromotion, isPromotionFor, type Promotion, toPromotedPrice } from "./promotion.ts";

/** The price data of a booking's link: a service, services merged into one appointment, or a service of a pack. */
export interface PricedLink {
  readonly interventionIds: readonly number[];
  readonly packId: number | null;
  readonly type: AppointmentType;
  /**
   * Before any promotion, in minor units. A pack's price is on its first service and the included ones cost nothing, so that the
   * prices add up to the total.
   */
  readonly price: number;
  /** The services whose prices depend on who does them, and those beside them; undefined: `price` holds everywhere. */
  readonly services?: readonly PricedService[] | undefined;
}

export interface PricedService {
  readonly price: number;
  readonly by_place: readonly PlaceTerms[];
}

/** The start of a link and its possible calendars: one when it is placed, several before that. */
export interface LinkPlace {
  readonly start: EpochMinute;
  readonly calendarIds: readonly number[];
  /** The resource once it is placed; null: none. */
  readonly resourceId?: number | null;
}

/** Prices in minor units, before and after the promotion. */
export interface LinkPrice {
  readonly type: AppointmentType;
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
}

/**
 * Returns the price of each link with the promotion valid at its local start. If several calendars are possible, uses the lowest
 * promotion and the highest price among them, so that no promised price is too low.
 */
export function priceChain(
  promotions: readonly Promotion[],
  links: readonly PricedLink[],
  places: readonly LinkPlace[],
  timezone: string,
): LinkPrice[] {
  return links.map((link, index) => {
    const promotion = lowestPromotion(promotions, link, places[index]!, timezone);
    const { type } = link;
    const price = highestPrice(link, places[index]!);
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
    const percentage = findPromotion(own, { ...link, calendarId, ...local });
    if (percentage === null) return null;
    lowest = lowest === null ? percentage : Math.min(lowest, percentage);
  }
  return lowest;
}

function highestPrice({ price, services }: PricedLink, { calendarIds, resourceId }: LinkPlace): number {
  if (!services || calendarIds.length === 0) return price;
  const resources = resourceId === undefined ? possibleResources(services) : [resourceId];
  const prices = calendarIds.flatMap((calendar) =>
    resources.map((resource) =>
      services.reduce(
        (sum, one) => sum + (termAt(one.by_place, "price", calendar, resource) ?? one.price),
        0,
      ),
    ),
  );
  return Math.max(...prices);
}

function possibleResources(services: readonly PricedService[]): (number | null)[] {
  return [null, ...services.flatMap(({ by_place }) => by_place.flatMap(({ resources }) => resources))];
}
