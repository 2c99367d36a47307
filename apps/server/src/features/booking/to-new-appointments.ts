import type { Placement } from "@rendezvous/domain/availability/model";
import { findPromotion, toPromotedPrice } from "@rendezvous/domain/pricing/promotion";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { randomBytes } from "node:crypto";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { PlacedServices } from "../slot/to-chain.ts";
import type { NewAppointment } from "./insert-data.ts";

/**
 * What is stored of each placed link, with the price it has at its own start. A pack's price stands on its first
 * appointment and the others cost nothing, so that the prices of a booking add up to what is paid.
 */
export function toNewAppointments(
  { interventions, promotions, catalogue, packs }: SlotCatalogue,
  links: readonly PlacedServices[],
  packId: number | null,
  placements: readonly Placement[],
): NewAppointment[] {
  const pack = packId === null ? undefined : packs.get(packId);
  return placements.map((placement, index) => {
    const { interventionIds } = links[index]!;
    const services = interventionIds.map((id) => interventions.get(id)!);
    const full = pack
      ? index === 0
        ? pack.total_price
        : 0
      : services.reduce((sum, { price }) => sum + price, 0);
    const local = instantToWall(catalogue.timezone, placement.start);
    const { calendarId } = placement;
    const promotion =
      pack && index > 0 ? null : findPromotion(promotions, { interventionIds, packId, calendarId, ...local });
    return {
      calendar_id: calendarId,
      resource_id: placement.resourceId,
      intervention_id: interventionIds[0]!,
      intervention_ids: interventionIds.length > 1 ? interventionIds : null,
      type: pack ? (index === 0 ? "first" : "included") : "free",
      start: placement.start,
      end: placement.end,
      price: full,
      price_amount: toPromotedPrice(full, promotion),
      promotion,
      video_room: services.some(({ videoconference }) => videoconference) ? makeRoom() : null,
    };
  });
}

/** Whoever knows the room may enter it. */
function makeRoom(): string {
  return `rdv-${randomBytes(15).toString("base64url")}`;
}
