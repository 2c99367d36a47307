import { mergeServices } from "@rendezvous/domain/availability/merge-services";
import type { ChainLink } from "@rendezvous/domain/availability/model";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";

/** One service as a client asks for it; null = no preference. */
export interface WantedLink {
  readonly interventionId: number;
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
}

export interface Wanted {
  /** Without a pack: the services in their order. With one: only what is preferred for those it names. */
  readonly links: readonly WantedLink[];
  readonly packId: number | null;
  /** What is preferred where the links do not say it themselves. */
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
}

/** A link of the chain and the services it stands for: several when they are merged into one appointment. */
export interface PlacedServices {
  readonly interventionIds: readonly number[];
  readonly link: ChainLink;
}

export type ChainResult =
  | { readonly ok: true; readonly links: readonly PlacedServices[]; readonly chain: readonly ChainLink[] }
  | { readonly ok: false; readonly refusal: "invalid_calendar" | "vevent" };

/** Turns what a client asks for into the chain that the domain searches and places. */
export function toChain(
  slotCatalogue: SlotCatalogue,
  wanted: Wanted,
  mergeInterventions: boolean,
): ChainResult {
  if (!namesOnlyKnownCalendars(slotCatalogue, wanted)) return { ok: false, refusal: "invalid_calendar" };
  const links =
    wanted.packId === null ? toServiceLinks(slotCatalogue, wanted) : toPackLinks(slotCatalogue, wanted);
  if (!links || links.length === 0) return { ok: false, refusal: "vevent" };
  const merges = mergeInterventions && wanted.packId === null && links.length > 1;
  const placed = merges ? [mergeLinks(links)] : links;
  return { ok: true, links: placed, chain: placed.map(({ link }) => link) };
}

function namesOnlyKnownCalendars({ calendars, resources }: SlotCatalogue, wanted: Wanted): boolean {
  return [wanted, ...wanted.links].every(
    ({ calendarIds, resourceIds }) =>
      (calendarIds ?? []).every((id) => calendars.has(id)) &&
      (resourceIds ?? []).every((id) => resources.has(id)),
  );
}

function toServiceLinks({ services }: SlotCatalogue, wanted: Wanted): PlacedServices[] | null {
  const links: PlacedServices[] = [];
  for (const { interventionId, calendarIds, resourceIds } of wanted.links) {
    const service = services.get(interventionId);
    if (!service) return null;
    links.push({
      interventionIds: [interventionId],
      link: {
        service,
        calendarIds: calendarIds ?? wanted.calendarIds,
        resourceIds: resourceIds ?? wanted.resourceIds,
        breakBefore: 0,
      },
    });
  }
  return links;
}

/** A pack's own calendar for a service wins; then what the client prefers for it. */
function toPackLinks({ packs, services }: SlotCatalogue, wanted: Wanted): PlacedServices[] | null {
  const pack = packs.get(wanted.packId!);
  if (!pack) return null;
  const links: PlacedServices[] = [];
  const preferred = [...wanted.links];
  let breakBefore = 0;
  for (const entry of pack.config) {
    if ("break_time" in entry) {
      breakBefore += entry.break_time;
      continue;
    }
    const service = services.get(entry.intervention_id);
    if (!service) return null;
    // The same service may stand in a pack twice: each wish is used once.
    const at = preferred.findIndex(({ interventionId }) => interventionId === service.id);
    const [own] = at < 0 ? [] : preferred.splice(at, 1);
    links.push({
      interventionIds: [service.id],
      link: {
        service,
        calendarIds: entry.calendar_id ? [entry.calendar_id] : (own?.calendarIds ?? wanted.calendarIds),
        resourceIds: own?.resourceIds ?? wanted.resourceIds,
        breakBefore,
      },
    });
    breakBefore = 0;
  }
  return links;
}

function mergeLinks(links: readonly PlacedServices[]): PlacedServices {
  const chain = links.map(({ link }) => link);
  return {
    interventionIds: links.flatMap(({ interventionIds }) => interventionIds),
    link: {
      service: mergeServices(chain.map(({ service }) => service)),
      calendarIds: acceptedByAll(chain.map(({ calendarIds }) => calendarIds)),
      resourceIds: acceptedByAll(chain.map(({ resourceIds }) => resourceIds)),
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
