import type { Catalogue, ChainLink, Service } from "../availability/model.ts";
import type { ShownPlaces } from "../permission/shown-places.ts";
import type { PricedLink } from "../pricing/price-chain.ts";
import type { Promotion } from "../pricing/promotion.ts";

/** Where a client wants a service to be; null = no preference. */
export interface Preference {
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
}

export interface ServiceItem extends Preference {
  readonly interventionId: number;
}

export interface PackItem {
  readonly packId: number;
  /** One for each of the pack's services, in their order; none when there is no such pack. */
  readonly preferences: readonly Preference[];
}

/** One thing that a client wants to book. */
export type BookingItem = ServiceItem | PackItem;

export type PackEntry =
  | { readonly intervention_id: number; readonly calendar_id?: number | null }
  | { readonly break_time: number };

export interface BookablePack {
  readonly total_price: number | null;
  readonly config: readonly PackEntry[];
}

/** What a group offers, as far as bookings are decided by it; records by their ids. */
export interface BookableCatalogue {
  readonly catalogue: Catalogue;
  readonly services: ReadonlyMap<number, Service>;
  readonly interventions: ReadonlyMap<
    number,
    { readonly price: number | null; readonly only_package: boolean }
  >;
  /** The opened ones only. */
  readonly packs: ReadonlyMap<number, BookablePack>;
  readonly promotions: readonly Promotion[];
  /** Those with a public name: what clients may have. null: all of them. */
  readonly named: ShownPlaces;
}

/** One appointment of a booking before it is placed: its place in the chain, and what it is sold as. */
export interface BookingLink extends PricedLink {
  readonly link: ChainLink;
  /** The position in the chain of its pack's first link; its own when it belongs to none. */
  readonly root: number;
}

export function chainOf(links: readonly BookingLink[]): ChainLink[] {
  return links.map(({ link }) => link);
}

/** Calendar and resource of each link, in order. */
export interface Places {
  readonly calendar_ids: readonly number[];
  readonly resource_ids: readonly (number | null)[];
}
