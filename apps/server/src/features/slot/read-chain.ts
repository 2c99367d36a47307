import { MAX_ITEMS, type RequestedChain } from "@rendezvous/contract/wanted";
import type { ChainLink } from "@rendezvous/domain/availability/model";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { findStoredCatalogue } from "../catalogue/load-catalogue.ts";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import { isHiddenPack } from "../catalogue/is-hidden-pack.ts";
import { isUnnamed } from "../catalogue/wire-record.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type ChainResult, type PlacedServices, toChain } from "./to-chain.ts";
import { toWanted, type WantedResult } from "./to-wanted.ts";
import type { WantedItem } from "./wanted.ts";

export interface Asker {
  readonly context: Context;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
}

/**
 * The chain that a call asks for, or why there is none: the same for looking at slots and for taking one. `most`: so many
 * services and packs.
 */
export async function readChain(
  { context, groupId, session }: Asker,
  group: GroupRecord,
  slotCatalogue: SlotCatalogue,
  asked: RequestedChain,
  most = MAX_ITEMS,
): Promise<ChainResult | Extract<WantedResult, { ok: false }>> {
  const { calendarsets } = await findStoredCatalogue(context, group, groupId);
  const wanted = toWanted(slotCatalogue, asked, new Set(calendarsets.map(({ id }) => id)));
  if (!wanted.ok) return wanted;
  if (wanted.items.length > most) return { ok: false, refusal: "too_many_items" };
  if (group.fields.pack_interventions === false && wanted.items.some((item) => "packId" in item))
    return { ok: false, refusal: "vevent" };
  const read = toChain(slotCatalogue, wanted.items, group.fields.merge_interventions);
  if (!read.ok || hasRight("see_unnamed", session, groupId)) return read;
  // Whoever is not shown a service, a calendar or a room may still guess its id.
  if (wanted.items.some((item) => isHidden(slotCatalogue, item))) return { ok: false, refusal: "vevent" };
  const links: PlacedServices[] = [];
  for (const one of read.links) {
    const link = onlyNamed(slotCatalogue, one.link);
    if (!link) return { ok: false, refusal: "invalid_calendar" };
    links.push({ ...one, link });
  }
  return { ok: true, links, chain: links.map(({ link }) => link) };
}

function isHidden({ interventions, calendars, packs }: SlotCatalogue, item: WantedItem): boolean {
  if ("packId" in item) {
    const pack = packs.get(item.packId);
    return pack !== undefined && isHiddenPack(pack, { interventions, calendars });
  }
  const service = interventions.get(item.interventionId);
  return service !== undefined && isUnnamed(service);
}

/** The link on what has a public name; null where only something else was asked for. */
function onlyNamed({ named }: SlotCatalogue, link: ChainLink): ChainLink | null {
  const calendarIds = inBoth(link.calendarIds, named.calendars);
  const resourceIds = inBoth(link.resourceIds, named.resources);
  return isLost(link.calendarIds, calendarIds) || isLost(link.resourceIds, resourceIds)
    ? null
    : { ...link, calendarIds, resourceIds };
}

function inBoth(asked: readonly number[] | null, named: readonly number[] | null): readonly number[] | null {
  return asked && named ? asked.filter((id) => named.includes(id)) : (asked ?? named);
}

function isLost(asked: readonly number[] | null, left: readonly number[] | null): boolean {
  return asked !== null && asked.length > 0 && left?.length === 0;
}
