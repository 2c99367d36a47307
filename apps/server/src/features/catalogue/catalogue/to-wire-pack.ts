import type { Pack } from "@rendezvous/contract/catalogue/catalogue";
import type { PackEntry } from "@rendezvous/domain/booking/model";
import { highestPromotion, type Promotion } from "@rendezvous/domain/pricing/promotion";
import type { Day } from "@rendezvous/domain/time/instant";
import type { StoredCatalogue, StoredPack } from "./stored-catalogue.ts";
import { toPublicName, type TextsInLanguage, toWireRecord } from "./wire-record.ts";
import { calendarIdsOfService } from "./to-wire-intervention.ts";

function toWireEntry(
  entry: PackEntry,
  stored: StoredCatalogue,
  texts: TextsInLanguage,
): Pack["config"][number] {
  if ("break_time" in entry) return { break_time: entry.break_time };
  const intervention = stored.interventions.find(({ id }) => id === entry.intervention_id);
  const calendar = stored.calendars.find(({ id }) => id === entry.calendar_id);
  return {
    intervention_id: entry.intervention_id,
    ...(intervention ? toPublicName(intervention, texts) : { publicname: "" }),
    selectedCalendar: calendar ? { id: calendar.id, ...toPublicName(calendar, texts) } : null,
  };
}

/**
 * Returns the calendars of the pack's first service: the promotion at this service's time and place applies to the whole pack.
 */
function firstCalendars({ config }: StoredPack, stored: StoredCatalogue): number[] {
  const first = config.find((entry) => "intervention_id" in entry);
  if (!first) return [];
  const intervention = stored.interventions.find(({ id }) => id === first.intervention_id);
  const possible = intervention ? calendarIdsOfService(intervention, stored) : [];
  return first.calendar_id ? possible.filter((id) => id === first.calendar_id) : possible;
}

export function toWirePack(
  pack: StoredPack,
  stored: StoredCatalogue,
  promotions: readonly Promotion[],
  today: Day,
  texts: TextsInLanguage,
): Pack {
  const promoted = { interventionIds: [], packId: pack.id, calendarIds: firstCalendars(pack, stored) };
  return {
    ...toWireRecord(pack, texts),
    type: "pack",
    status: pack.status,
    price: pack.total_price,
    total_price: pack.total_price,
    length: pack.length,
    interventionset_id: pack.interventionset_id,
    config: pack.config.map((entry) => toWireEntry(entry, stored, texts)),
    promotions: highestPromotion(promotions, promoted, today),
  };
}
