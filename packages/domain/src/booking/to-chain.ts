import { mergeLinks } from "../availability/chain/chain.ts";
import { withMultipliedLength } from "../availability/place-terms.ts";
import type { ChainLink } from "../availability/model.ts";
import type { PricedService } from "../pricing/price-chain.ts";
import type { BookableCatalogue, BookingItem, BookingLink, PackItem, ServiceItem } from "./model.ts";

export type ChainResult =
  | { readonly ok: true; readonly links: readonly BookingLink[] }
  /** `item`: the index of the first item that is not offered. */
  | { readonly ok: false; readonly refusal: "vevent"; readonly item?: number };

/** The most links of a chain, because one call can cancel no more appointments. */
const MAX_LINKS = 50;

/** A link for one service, or for several merged ones. */
interface ItemLink {
  readonly interventionIds: readonly number[];
  readonly link: ChainLink;
}
/** A pack's services, or a single service. */
interface Item {
  readonly packId: number | null;
  readonly price: number;
  /** The prices of its services; empty for a pack, which has one price. */
  readonly services: readonly PricedService[];
  readonly links: readonly ItemLink[];
}

/**
 * Converts a client's request to the chain to search and place. A pack's price is on its first link; its other links cost
 * nothing. "vevent": some item is not offered in this form.
 */
export function toChain(
  offered: BookableCatalogue,
  requested: readonly BookingItem[],
  mergeInterventions: boolean,
): ChainResult {
  const items: Item[] = [];
  for (const [at, one] of requested.entries()) {
    const item = "packId" in one ? toPack(offered, one) : toService(offered, one);
    if (!item) return { ok: false, refusal: "vevent", item: at };
    items.push(item);
  }
  const links: BookingLink[] = [];
  for (const { packId, price, services, links: own } of mergeInterventions ? mergeNeighbours(items) : items) {
    const root = links.length;
    const differs = services.some(({ by_place }) => by_place.length > 0);
    for (const [index, link] of own.entries()) {
      const type = packId === null ? "free" : index === 0 ? "first" : "included";
      links.push({
        ...link,
        packId,
        type,
        root,
        price: index === 0 ? price : 0,
        services: differs ? services : undefined,
      });
    }
  }
  if (links.length === 0 || links.length > MAX_LINKS) return { ok: false, refusal: "vevent" };
  return { ok: true, links };
}

function toService({ services, interventions }: BookableCatalogue, item: ServiceItem): Item | null {
  const { interventionId, calendarIds, resourceIds, places, times = 1 } = item;
  const once = services.get(interventionId);
  const intervention = interventions.get(interventionId);
  if (!once || intervention?.only_package) return null;
  const service = times > 1 ? withMultipliedLength(once, times) : once;
  const link = { service, calendarIds, resourceIds, breakBefore: 0, places };
  const priced = { price: intervention?.price ?? 0, by_place: service.by_place ?? [] };
  const { price, by_place } = forPlaces(priced, (places ?? 1) * times);
  return {
    packId: null,
    price,
    services: [{ price, by_place }],
    links: [{ interventionIds: [interventionId], link }],
  };
}

/** Returns the price of that many places. */
function forPlaces({ price, by_place }: PricedService, places: number): PricedService {
  return {
    price: price * places,
    by_place: by_place.map((terms) => ({
      ...terms,
      price: terms.price === null ? null : terms.price * places,
    })),
  };
}

/** A pack's own calendar for a service has priority over the client's preference. */
function toPack({ packs, services }: BookableCatalogue, { packId, preferences }: PackItem): Item | null {
  const pack = packs.get(packId);
  if (!pack) return null;
  const links: ItemLink[] = [];
  let breakBefore = 0;
  for (const entry of pack.config) {
    if ("break_time" in entry) {
      breakBefore += entry.break_time;
      continue;
    }
    const service = services.get(entry.intervention_id);
    if (!service) return null;
    const { calendarIds = null, resourceIds = null } = preferences[links.length] ?? {};
    links.push({
      interventionIds: [service.id],
      link: {
        service,
        calendarIds: entry.calendar_id ? [entry.calendar_id] : calendarIds,
        resourceIds,
        breakBefore,
      },
    });
    breakBefore = 0;
  }
  return links.length > 0 ? { packId, price: pack.total_price ?? 0, services: [], links } : null;
}

/** Merges consecutive services into one appointment; a pack is never merged, and separates the services before and after it. */
function mergeNeighbours(items: readonly Item[]): Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const before = merged.at(-1);
    if (item.packId === null && before?.packId === null) merged[merged.length - 1] = merge(before, item);
    else merged.push(item);
  }
  return merged.map((item) =>
    item.packId === null ? { ...item, links: [mergeItemLinks(item.links)] } : item,
  );
}

function merge(one: Item, other: Item): Item {
  return {
    packId: null,
    price: one.price + other.price,
    services: [...one.services, ...other.services],
    links: [...one.links, ...other.links],
  };
}

function mergeItemLinks(links: readonly ItemLink[]): ItemLink {
  return {
    interventionIds: links.flatMap(({ interventionIds }) => interventionIds),
    link: mergeLinks(links.map(({ link }) => link)),
  };
}
