import { termAt } from "../availability/place-terms.ts";

/** A service or pack of the catalogue; only services have `by_place`. */
export interface Offer {
  readonly price: number | null;
  readonly length: number;
  readonly calendar_ids?: readonly number[] | null;
  readonly resource_ids?: readonly number[] | null;
  readonly need_resource?: boolean;
  readonly by_place?:
    | readonly {
        readonly calendar_ids: readonly number[];
        readonly resource_ids: readonly number[];
        readonly price: number | null;
        readonly length: number | null;
      }[]
    | undefined;
}

/** The chosen calendar and resource; null: no preference, or not chosen yet. */
export interface ChosenPlace {
  readonly calendarId: number | null;
  readonly resourceId: number | null;
}

export interface ShownTerms {
  /** The lowest price in minor units; null: none is given. */
  readonly price: number | null;
  /** True: it may cost more, depending on who does it. */
  readonly isFrom: boolean;
  /** In minutes. */
  readonly length: number;
  readonly longest: number;
}

/** Returns the price and the length of an offer as far as the chosen calendar and resource decide them. */
export function shownTerms(offer: Offer, { calendarId, resourceId }: ChosenPlace): ShownTerms {
  const { price, length, by_place = [] } = offer;
  if (by_place.length === 0) return { price, isFrom: false, length, longest: length };
  const terms = by_place.map((one) => ({
    ...one,
    calendars: one.calendar_ids,
    resources: one.resource_ids,
  }));
  // 0 stands for a place without terms of its own.
  const calendars =
    calendarId === null
      ? (offer.calendar_ids ?? [0, ...terms.flatMap((one) => one.calendars)])
      : [calendarId];
  const possible = offer.resource_ids ?? [0, ...terms.flatMap((one) => one.resources)];
  const resources = offer.need_resource ? (resourceId === null ? possible : [resourceId]) : [null];
  const at = (name: "price" | "length") =>
    calendars.flatMap((calendar) => resources.map((resource) => termAt(terms, name, calendar, resource)));
  const prices = at("price").flatMap((one) => one ?? price ?? []);
  const lengths = at("length").map((one) => one ?? length);
  return {
    price: prices.length > 0 ? Math.min(...prices) : null,
    isFrom: new Set(prices).size > 1,
    length: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}
