import type { RequestedChain, RequestedItem } from "@rendezvous/contract/booking/requested-chain";
import type { BookingItem, Preference, ServiceItem } from "@rendezvous/domain/booking/model";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { StoredPack } from "../../catalogue/catalogue/stored-catalogue.ts";

type Items = { readonly ok: true; readonly items: readonly BookingItem[] } | Refusal;

const INVALID_CALENDAR_TEXT = "(Invalid calendar)";

export const INVALID_CALENDAR = refuse("invalid_calendar", { text: INVALID_CALENDAR_TEXT });

function refuseUnknown(parameter: string): Refusal {
  return refuse("invalid_calendar", { text: INVALID_CALENDAR_TEXT, fields: { [parameter]: "unknown" } });
}

/** Merges the ids of several parameters; 0 and an empty list mean no preference. */
function toPreference(...ids: readonly (readonly (number | null)[] | null | undefined)[]) {
  const named = ids.flatMap((list) => list ?? []).filter((id) => id !== null);
  return named.length > 0 ? named : null;
}

/**
 * Reads services, packs, calendars and resources in every form of the contract (contract/booking/requested-chain.ts), in the requested order.
 * Checks that calendars and resources exist, but not services and packs. `path`: the prefix of the parameters in the call.
 */
export function parseBookingItems(
  slotCatalogue: SlotCatalogue,
  request: RequestedChain,
  calendarsetIds: ReadonlySet<number>,
  path: string,
): Items {
  const calendarIds = toCalendarIds(slotCatalogue, request, calendarsetIds);
  if (calendarIds === "unknown") return refuseUnknown(path + "calendarset_ids");
  const general: Preference = { calendarIds, resourceIds: toPreference(request.resource_id) };
  const read = readItems(slotCatalogue, request, general, path);
  if (!read.ok) return read;
  if (!isKnown(slotCatalogue, { calendarIds, resourceIds: null }))
    return refuseUnknown(path + (request.calendar_id ? "calendar_id" : "calendar_ids"));
  if (!isKnown(slotCatalogue, general)) return refuseUnknown(path + "resource_id");
  const preferences = read.items.flatMap((item) => ("packId" in item ? item.preferences : [item]));
  const areKnown = preferences.every((one) => isKnown(slotCatalogue, one));
  return areKnown ? read : refuseUnknown(path + "appointments");
}

function isKnown({ calendars, resources }: SlotCatalogue, { calendarIds, resourceIds }: Preference): boolean {
  return (
    (calendarIds ?? []).every((id) => calendars.has(id)) &&
    (resourceIds ?? []).every((id) => resources.has(id))
  );
}

/**
 * Returns the calendars that a request names by id or by calendar set; when a request has both, only calendars that both name.
 */
function toCalendarIds(
  { calendars }: SlotCatalogue,
  request: RequestedChain,
  calendarsetIds: ReadonlySet<number>,
): readonly number[] | null | "unknown" {
  const named = toPreference(request.calendar_id, request.calendar_ids);
  const sets = toPreference(request.calendarset_ids);
  if (!sets) return named;
  if (!sets.every((id) => calendarsetIds.has(id))) return "unknown";
  const inSets = [...calendars.values()]
    .filter(({ calendarset_id }) => calendarset_id !== null && sets.includes(calendarset_id))
    .map(({ id }) => id);
  return named ? named.filter((id) => !calendars.has(id) || inSets.includes(id)) : inSets;
}

function readItems(
  slotCatalogue: SlotCatalogue,
  request: RequestedChain,
  general: Preference,
  path: string,
): Items {
  const read = readNamedItems(slotCatalogue, request, general, path);
  if (!read.ok) return read;
  // Refuses a parameter about a service that is not requested, because it would be ignored silently.
  const booked = new Set(read.items.flatMap((item) => servicesOf(slotCatalogue, item)));
  const isLost = (id: number | null): boolean => id !== null && !booked.has(id);
  if (Object.values(request.appointments ?? {}).some((item) => isLost(item.intervention_id)))
    return refuseParameter(path + "appointments", "expected only services of the pack");
  if ((request.intervention_ids ?? []).some(isLost))
    return refuseParameter(path + "intervention_ids", "expected only what is part of the booking");
  return read;
}

function servicesOf({ packs }: SlotCatalogue, item: BookingItem): number[] {
  if (!("packId" in item)) return [item.interventionId];
  const config = packs.get(item.packId)?.config ?? [];
  return config.flatMap((entry) => ("intervention_id" in entry ? [entry.intervention_id] : []));
}

function readNamedItems(
  slotCatalogue: SlotCatalogue,
  request: RequestedChain,
  general: Preference,
  path: string,
): Items {
  const requested = Object.entries(request.appointments ?? {});
  const wrong = requested.find(([, item]) => (item.intervention_id === null) === (item.pack_id === null));
  if (wrong) return refuseItem(path, wrong);
  if (request.pack_id) {
    const withPack = requested.find(([, item]) => item.pack_id !== null);
    if (withPack)
      return refuseParameter(path + "pack_id", "expected pack_id or packs in appointments, not both");
    const requests = requested.map(([, item]) => toService(item, general));
    return { ok: true, items: [toPack(slotCatalogue, request.pack_id, { requests: requests }, general)] };
  }
  const items =
    requested.length > 0
      ? requested.map(([, item]) => toItem(slotCatalogue, item, general))
      : (request.intervention_ids ?? []).map((interventionId) => ({ interventionId, ...general }));
  if (items.length === 0) return refuseParameter(path + "intervention_ids", "required");
  return { ok: true, items };
}

/** Returns the parameter that named an item. */
export function parameterOfItem(request: RequestedChain, item: number): string {
  if (request.pack_id) return "pack_id";
  const [name, requested] = Object.entries(request.appointments ?? {})[item] ?? [];
  if (!requested) return "intervention_ids";
  return `appointments.${name}.${requested.pack_id === null ? "intervention_id" : "pack_id"}`;
}

/** An item must be either a service or a pack. */
function refuseItem(path: string, [name, { pack_id }]: [string, RequestedItem]): Refusal {
  return pack_id === null
    ? refuseParameter(`${path}appointments.${name}.intervention_id`, "required")
    : refuseParameter(`${path}appointments.${name}.pack_id`, "expected intervention_id or pack_id, not both");
}

function refuseParameter(parameter: string, problem: string): Refusal {
  return refuse("bad_request", { text: `${parameter}: ${problem}`, fields: { [parameter]: problem } });
}

function toOwn({ calendar_id, calendar_ids, resource_id }: RequestedItem, general: Preference): Preference {
  return {
    calendarIds: toPreference([calendar_id], calendar_ids) ?? general.calendarIds,
    resourceIds: toPreference([resource_id]) ?? general.resourceIds,
  };
}

function toService(item: RequestedItem, general: Preference): ServiceItem {
  const { intervention_id, places } = item;
  return { interventionId: intervention_id ?? 0, ...toOwn(item, general), places: places ?? undefined };
}

function toItem(slotCatalogue: SlotCatalogue, item: RequestedItem, general: Preference): BookingItem {
  if (item.pack_id === null) return toService(item, general);
  return toPack(slotCatalogue, item.pack_id, { calendars: item.calendars }, toOwn(item, general));
}

function toPack(
  { packs }: SlotCatalogue,
  packId: number,
  requests: PackPlaces,
  own: Preference,
): BookingItem {
  const pack = packs.get(packId);
  return { packId, preferences: pack ? toPackPreferences(pack, requests, own) : [] };
}

interface PackPlaces {
  /** A list names a calendar for each service in turn; a map uses the position in `config`, breaks included. */
  readonly calendars?: RequestedItem["calendars"];
  /** Preferences for services of the pack, by service id. */
  readonly requests?: readonly ServiceItem[];
}

/**
 * Returns the client's preferred place for each service of a pack, in order; services without a preference get `own`, the
 * preference for the whole pack.
 */
function toPackPreferences(
  pack: StoredPack,
  { calendars, requests = [] }: PackPlaces,
  own: Preference,
): Preference[] {
  // A service may be in a pack twice, so each preference is used once.
  const unused = [...requests];
  const preferences: Preference[] = [];
  for (const [position, entry] of pack.config.entries()) {
    if ("break_time" in entry) continue;
    const named = Array.isArray(calendars) ? calendars[preferences.length] : calendars?.[position];
    const at = unused.findIndex(({ interventionId }) => interventionId === entry.intervention_id);
    const [item = own] = at < 0 ? [] : unused.splice(at, 1);
    preferences.push({
      calendarIds: named ? [named] : item.calendarIds,
      resourceIds: item.resourceIds,
    });
  }
  return preferences;
}
