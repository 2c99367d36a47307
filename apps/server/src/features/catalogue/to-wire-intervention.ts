import type { Intervention } from "@rendezvous/contract/catalogue";
import { isPromotionFor, type Promotion } from "@rendezvous/domain/pricing/promotion";
import type { Day } from "@rendezvous/domain/time/instant";
import type { StoredIntervention } from "./stored-catalogue.ts";
import { type Texts, toWireRecord } from "./wire-record.ts";

/** The highest percentage that one of the promotions may still give, or null. */
export function highestPercentage(promotions: readonly Promotion[], today: Day): number | null {
  const running = promotions.filter(({ valid_until }) => valid_until === null || valid_until >= today);
  return running.length === 0 ? null : Math.max(...running.map(({ percentage }) => percentage));
}

export function toWireIntervention(
  intervention: StoredIntervention,
  promotions: readonly Promotion[],
  today: Day,
  texts: Texts,
): Intervention {
  const own = promotions.filter((promotion) =>
    isPromotionFor(promotion, { interventionIds: [intervention.id], packId: null }),
  );
  return {
    ...toWireRecord(intervention, texts),
    price: intervention.price,
    length: intervention.length,
    type: "free",
    interventionset_id: intervention.interventionset_id,
    calendar_ids: intervention.calendars && [...intervention.calendars],
    resource_ids: intervention.resources && [...intervention.resources],
    need_resource: intervention.need_resource,
    merged: intervention.merged,
    skippable_agenda: intervention.skippable_agenda,
    videoconference: intervention.videoconference,
    only_package: intervention.only_package,
    promotions: highestPercentage(own, today),
  };
}
