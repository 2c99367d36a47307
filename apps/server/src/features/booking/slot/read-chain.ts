import { MAX_ITEMS, type RequestedChain } from "@rendezvous/contract/booking/requested-chain";
import type { ChainLink } from "@rendezvous/domain/availability/model";
import type { BookingItem, BookingLink } from "@rendezvous/domain/booking/model";
import { toChain } from "@rendezvous/domain/booking/to-chain";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { intersectIds, shownPlaces, type ShownPlaces } from "@rendezvous/domain/permission/shown-places";
import { configuredSteps } from "@rendezvous/domain/sequence/configured-steps";
import { maxAppointments } from "@rendezvous/domain/sequence/model";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Caller } from "../../ground/history/author.ts";
import { isHiddenPack } from "../../catalogue/catalogue/is-hidden-pack.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { hasNoPublicName } from "../../catalogue/catalogue/wire-record.ts";
import { limitPlaces } from "./limit-places.ts";
import { parameterOfItem, INVALID_CALENDAR, parseBookingItems } from "./parse-booking-items.ts";

interface ReadOptions {
  /** The prefix of the parameters in the call. */
  readonly path: "" | "appointment." | "hold." | "wish.";
  /** The most services and packs allowed. */
  readonly most?: number;
}

type ChainRead = { readonly ok: true; readonly links: readonly BookingLink[] } | Refusal;

/** Returns the chain that a call requests, or a refusal. The same for searching slots, holding and booking. */
export async function readChain(
  { context, groupId, session }: Omit<Caller, "group">,
  group: GroupRecord,
  slotCatalogue: SlotCatalogue,
  request: RequestedChain,
  { path, most = MAX_ITEMS }: ReadOptions,
): Promise<ChainRead> {
  const { calendarsets } = await findStoredCatalogue(context, group, groupId);
  const calendarsetIds = new Set(calendarsets.map(({ id }) => id));
  const parsed = parseBookingItems(slotCatalogue, request, calendarsetIds, path);
  if (!parsed.ok) return parsed;
  const { items } = parsed;
  if (items.length > most) return refuse("too_many_items");
  const notOffered = (item: number): Refusal =>
    refuse("vevent", { fields: { [`${path}${parameterOfItem(request, item)}`]: "not offered" } });
  const pack = items.findIndex((item) => "packId" in item);
  if (group.fields.pack_interventions === false && pack >= 0) return notOffered(pack);
  const placed = limitPlaces(slotCatalogue, items);
  if (!placed.ok) {
    const parameter = `${path}${parameterOfItem(request, placed.item)}`.replace(/\w+$/, "places");
    const problem = `expected at most ${placed.most}`;
    return refuse("bad_request", { text: `${parameter}: ${problem}`, fields: { [parameter]: problem } });
  }
  const chain = toChain(slotCatalogue, placed.items, group.fields.merge_interventions);
  if (!chain.ok) return chain.item === undefined ? refuse(chain.refusal) : notOffered(chain.item);
  // A client can guess the id of a service, calendar or room that is not shown, so these are checked here.
  const seesUnnamed = hasRight("see_unnamed", session, groupId);
  const hidden = seesUnnamed ? -1 : items.findIndex((item) => isHidden(slotCatalogue, item));
  if (hidden >= 0) return notOffered(hidden);
  const shown = shownPlaces(slotCatalogue.named, session, groupId);
  const links: BookingLink[] = [];
  for (const one of chain.links) {
    const link = onlyShown(shown, one.link);
    if (!link) return INVALID_CALENDAR;
    links.push({ ...one, link });
  }
  return { ok: true, links };
}

/**
 * Returns the chain to book or hold. A client may book as many services and packs at once as the group's steps and the link to
 * its page allow; a professional as many as a call can contain.
 */
export function readChainWithinLimit(
  asker: Omit<Caller, "group">,
  group: GroupRecord,
  slotCatalogue: SlotCatalogue,
  request: RequestedChain & { readonly max_multirdvs?: number | null | undefined },
  path: ReadOptions["path"],
): Promise<ChainRead> {
  const isPro = asker.session.kind === "pro" && hasRight("book", asker.session, group.id);
  const steps = configuredSteps(group.fields);
  const most = isPro ? MAX_ITEMS : maxAppointments({ steps, max_multirdvs: request.max_multirdvs ?? null });
  return readChain(asker, group, slotCatalogue, request, { path, most });
}

function isHidden({ interventions, calendars, packs }: SlotCatalogue, item: BookingItem): boolean {
  if ("packId" in item) {
    const pack = packs.get(item.packId);
    return pack !== undefined && isHiddenPack(pack, { interventions, calendars });
  }
  const service = interventions.get(item.interventionId);
  return service !== undefined && hasNoPublicName(service);
}

/** Returns the part of a chain with only the calendars and resources that the session may see; null if the request named only others. */
function onlyShown(shown: ShownPlaces, link: ChainLink): ChainLink | null {
  const calendarIds = intersectIds(link.calendarIds, shown.calendars);
  const resourceIds = intersectIds(link.resourceIds, shown.resources);
  return isLost(link.calendarIds, calendarIds) || isLost(link.resourceIds, resourceIds)
    ? null
    : { ...link, calendarIds, resourceIds };
}

function isLost(requested: readonly number[] | null, left: readonly number[] | null): boolean {
  return requested !== null && requested.length > 0 && left?.length === 0;
}
