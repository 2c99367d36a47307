import type { Catalogue, ChainLink, Service } from "../availability/model.ts";
import type { ShownPlaces } from "../permission/shown-places.ts";
import type { PricedLink } from "../pricing/price-chain.ts";
import type { Promotion } from "../pricing/promotion.ts";
import type { ServiceLimits } from "./check-booking.ts";

/** A client's preferred places for a service; null = no preference. */
export interface Preference {
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
}

export interface ServiceItem extends Preference {
  readonly interventionId: number;
  /** The places of a class; undefined: one. */
  readonly places?: number | undefined;
  /** How often the service is done in the one appointment, which takes so many times its length; undefined: once. */
  readonly times?: number | undefined;
}

export interface PackItem {
  readonly packId: number;
  /** One for each of the pack's services, in their order; empty when the pack does not exist. */
  readonly preferences: readonly Preference[];
}

/** One requested service or pack. */
export type BookingItem = ServiceItem | PackItem;

export type PackEntry =
  | { readonly intervention_id: number; readonly calendar_id?: number | null }
  | { readonly break_time: number };

export interface BookablePack {
  readonly total_price: number | null;
  readonly config: readonly PackEntry[];
}

/** The parts of a group's catalogue that decide bookings; records by their ids. */
export interface BookableCatalogue {
  readonly catalogue: Catalogue;
  readonly services: ReadonlyMap<number, Service>;
  readonly interventions: ReadonlyMap<
    number,
    {
      readonly price: number | null;
      readonly only_package: boolean;
      readonly needs_pass?: boolean;
    } & Omit<ServiceLimits, "id">
  >;
  /** Only opened packs. */
  readonly packs: ReadonlyMap<number, BookablePack>;
  readonly promotions: readonly Promotion[];
  /** The places with a public name, which clients may book. null: all. */
  readonly named: ShownPlaces;
}

/** One appointment of a booking before it is placed: its link of the chain, and its price data. */
export interface BookingLink extends PricedLink {
  readonly link: ChainLink;
  /** The index in the chain of the first link of the same pack; outside a pack, the index of this link. */
  readonly root: number;
}

export function toChainLinks(links: readonly BookingLink[]): ChainLink[] {
  return links.map(({ link }) => link);
}

/** Calendar and resource of each link, in order. */
export interface ChainPlaces {
  readonly calendar_ids: readonly number[];
  readonly resource_ids: readonly (number | null)[];
}
