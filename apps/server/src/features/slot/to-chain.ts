import { mergeServices } from "@rendezvous/domain/availability/merge-services";
import type { ChainLink } from "@rendezvous/domain/availability/model";
import type { AppointmentType } from "@rendezvous/domain/appointment/model";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { WantedItem, WantedPack, WantedService } from "./wanted.ts";

/** A link of the chain and what it stands for: several services when they are merged into one appointment. */
export interface PlacedServices {
  readonly interventionIds: readonly number[];
  readonly link: ChainLink;
  /** The pack it belongs to. */
  readonly packId: number | null;
  readonly type: AppointmentType;
  /** The position in the chain of its pack's first link; its own when it belongs to none. */
  readonly root: number;
}

export type ChainResult =
  | { readonly ok: true; readonly links: readonly PlacedServices[]; readonly chain: readonly ChainLink[] }
  | { readonly ok: false; readonly refusal: "vevent" | "too_many_items" };

/** As many as one call can cancel again. */
const MAX_LINKS = 50;

type Service = Pick<PlacedServices, "interventionIds" | "link">;
/** A pack's services, or one that stands on its own. */
interface Item {
  readonly packId: number | null;
  readonly services: readonly Service[];
}

/** Turns what a client wants into the chain that the domain searches and places; "vevent": it makes no sense here. */
export function toChain(
  slotCatalogue: SlotCatalogue,
  wanted: readonly WantedItem[],
  mergeInterventions: boolean,
): ChainResult {
  const items: Item[] = [];
  for (const one of wanted) {
    const item = "packId" in one ? toPackItem(slotCatalogue, one) : toServiceItem(slotCatalogue, one);
    if (!item) return { ok: false, refusal: "vevent" };
    items.push(item);
  }
  const links: PlacedServices[] = [];
  for (const { packId, services } of mergeInterventions ? mergeNeighbours(items) : items) {
    const root = links.length;
    for (const service of services) {
      const type = packId === null ? "free" : links.length === root ? "first" : "included";
      links.push({ ...service, packId, type, root });
    }
  }
  if (links.length === 0 || links.length > MAX_LINKS) return { ok: false, refusal: "vevent" };
  return { ok: true, links, chain: links.map(({ link }) => link) };
}

function toServiceItem(
  { services, interventions }: SlotCatalogue,
  { interventionId, calendarIds, resourceIds }: WantedService,
): Item | null {
  const service = services.get(interventionId);
  if (!service || interventions.get(interventionId)?.only_package) return null;
  const link = { service, calendarIds, resourceIds, breakBefore: 0 };
  return { packId: null, services: [{ interventionIds: [interventionId], link }] };
}

/** A pack's own calendar for a service wins over what the client prefers. */
function toPackItem({ packs, services }: SlotCatalogue, { packId, preferences }: WantedPack): Item | null {
  const pack = packs.get(packId);
  if (!pack) return null;
  const placed: Service[] = [];
  let breakBefore = 0;
  for (const entry of pack.config) {
    if ("break_time" in entry) {
      breakBefore += entry.break_time;
      continue;
    }
    const service = services.get(entry.intervention_id);
    if (!service) return null;
    const { calendarIds = null, resourceIds = null } = preferences[placed.length] ?? {};
    placed.push({
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
  return placed.length > 0 ? { packId, services: placed } : null;
}

/** Services that follow each other become one appointment; a pack is never merged and parts those before it from those after. */
function mergeNeighbours(items: readonly Item[]): Item[] {
  const merged: Item[] = [];
  let run: Service[] = [];
  const endRun = () => {
    if (run.length > 0) merged.push({ packId: null, services: [mergeLinks(run)] });
    run = [];
  };
  for (const item of items) {
    if (item.packId === null) run.push(...item.services);
    else {
      endRun();
      merged.push(item);
    }
  }
  endRun();
  return merged;
}

function mergeLinks(services: readonly Service[]): Service {
  const [first] = services;
  if (first && services.length === 1) return first;
  const chain = services.map(({ link }) => link);
  return {
    interventionIds: services.flatMap(({ interventionIds }) => interventionIds),
    link: {
      service: mergeServices(chain.map(({ service }) => service)),
      calendarIds: acceptedByAll(chain.map(({ calendarIds }) => calendarIds)),
      resourceIds: acceptedByAll(
        chain.filter(({ service }) => service.need_resource).map(({ resourceIds }) => resourceIds),
      ),
      breakBefore: 0,
    },
  };
}

function acceptedByAll(lists: readonly (readonly number[] | null)[]): readonly number[] | null {
  return lists.reduce(
    (accepted, list) => (accepted && list ? accepted.filter((id) => list.includes(id)) : (accepted ?? list)),
    null,
  );
}
