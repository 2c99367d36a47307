import type { AvailableTimeSlotsQuery } from "@rendezvous/contract/slot";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { Wanted, WantedLink } from "./to-chain.ts";

/** 0 and an empty list mean no preference. */
function preference(ids: readonly number[] | undefined): readonly number[] | null {
  return ids && ids.length > 0 ? ids : null;
}

function single(id: number | null | undefined): readonly number[] | null {
  return id ? [id] : null;
}

export type WantedResult =
  | { readonly ok: true; readonly wanted: Wanted }
  | { readonly ok: false; readonly refusal: "bad_request" | "invalid_calendar" };

/** Calendars named one by one and by set: where both are given, those that are both. */
function toCalendarIds(
  { calendars }: SlotCatalogue,
  query: AvailableTimeSlotsQuery,
  calendarsetIds: ReadonlySet<number>,
): readonly number[] | null | "unknown" {
  const named = preference([...(query.calendar_id ?? []), ...(query.calendar_ids ?? [])]);
  const sets = preference(query.calendarset_ids);
  if (!sets) return named;
  if (!sets.every((id) => calendarsetIds.has(id))) return "unknown";
  const inSets = [...calendars.values()]
    .filter(({ calendarset_id }) => calendarset_id !== null && sets.includes(calendarset_id))
    .map(({ id }) => id);
  return named ? named.filter((id) => !calendars.has(id) || inSets.includes(id)) : inSets;
}

/** Reads services, calendars and resources in every spelling of WIRE.md section 5. */
export function toWanted(
  slotCatalogue: SlotCatalogue,
  query: AvailableTimeSlotsQuery,
  calendarsetIds: ReadonlySet<number>,
): WantedResult {
  const calendarIds = toCalendarIds(slotCatalogue, query, calendarsetIds);
  if (calendarIds === "unknown") return { ok: false, refusal: "invalid_calendar" };
  const mapped = Object.values(query.appointments ?? {}).map(
    (link): WantedLink => ({
      interventionId: link.intervention_id,
      calendarIds: single(link.calendar_id),
      resourceIds: single(link.resource_id),
    }),
  );
  const listed = (query.intervention_ids ?? []).map(
    (interventionId): WantedLink => ({ interventionId, calendarIds: null, resourceIds: null }),
  );
  const links = mapped.length > 0 ? mapped : listed;
  const packId = query.pack_id ?? null;
  if (links.length === 0 && packId === null) return { ok: false, refusal: "bad_request" };
  return { ok: true, wanted: { links, packId, calendarIds, resourceIds: preference(query.resource_id) } };
}
