import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";
import { highestPromotion, type Promotion } from "@rendezvous/domain/pricing/promotion";
import type { Day } from "@rendezvous/domain/time/instant";
import type { StoredCatalogue, StoredIntervention } from "./stored-catalogue.ts";
import { type TextsInLanguage, toWireRecord } from "./wire-record.ts";

/** Returns the calendars that may do a service, or the classes that give it. */
export function calendarIdsOfService(
  { id: serviceId, calendars, in_classes }: Pick<StoredIntervention, "id" | "calendars" | "in_classes">,
  stored: StoredCatalogue,
): number[] {
  const allowed = calendars?.length ? calendars : null;
  return stored.calendars
    .filter((one) =>
      in_classes
        ? one.class && one.intervention_id === serviceId
        : !one.resource && !one.class && (allowed?.includes(one.id) ?? true),
    )
    .map(({ id }) => id);
}

export function toWireIntervention(
  intervention: StoredIntervention,
  stored: StoredCatalogue,
  promotions: readonly Promotion[],
  today: Day,
  texts: TextsInLanguage,
): Intervention {
  const calendarIds = calendarIdsOfService(intervention, stored);
  const promoted = { interventionIds: [intervention.id], packId: null, calendarIds };
  return {
    ...toWireRecord(intervention, texts),
    price: intervention.price,
    length: intervention.length,
    type: "free",
    interventionset_id: intervention.interventionset_id,
    calendar_ids: intervention.in_classes ? [] : intervention.calendars && [...intervention.calendars],
    resource_ids: intervention.resources && [...intervention.resources],
    need_resource: intervention.need_resource && !intervention.in_classes,
    merged: intervention.merged,
    skippable_agenda: intervention.skippable_agenda || intervention.in_classes,
    videoconference: intervention.videoconference,
    only_package: intervention.only_package,
    ...(intervention.in_classes && { in_classes: true }),
    ...(intervention.needs_pass && { needs_pass: true }),
    ...(intervention.late_cancellation_hours !== null && {
      late_cancellation_hours: intervention.late_cancellation_hours,
    }),
    min_notice: intervention.min_notice,
    maxrdv_period: intervention.maxrdv_period,
    promotions: highestPromotion(promotions, promoted, today),
    ...(intervention.by_place.length > 0 && {
      by_place: intervention.by_place.map(({ calendars, resources, price, length }) => ({
        calendar_ids: [...calendars],
        resource_ids: [...resources],
        price,
        length,
      })),
    }),
  };
}
