import type { Placement } from "@rendezvous/domain/availability/model";
import { priceChain } from "@rendezvous/domain/pricing/price-chain";
import { randomBytes } from "node:crypto";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import { toPricedLinks } from "../slot/to-priced-links.ts";
import type { PlacedServices } from "../slot/to-chain.ts";
import type { NewAppointment } from "./insert-data.ts";

/** What is stored of each placed link, with the price it has at its own start. */
export function toNewAppointments(
  slotCatalogue: SlotCatalogue,
  links: readonly PlacedServices[],
  placements: readonly Placement[],
): NewAppointment[] {
  const { interventions, promotions, catalogue } = slotCatalogue;
  const places = placements.map(({ start, calendarId }) => ({ start, calendarIds: [calendarId] }));
  const prices = priceChain(promotions, toPricedLinks(slotCatalogue, links), places, catalogue.timezone);
  return placements.map((placement, index) => {
    const { interventionIds, packId, root } = links[index]!;
    return {
      calendar_id: placement.calendarId,
      resource_id: placement.resourceId,
      intervention_id: interventionIds[0]!,
      intervention_ids: interventionIds.length > 1 ? interventionIds : null,
      pack_id: packId,
      root,
      start: placement.start,
      end: placement.end,
      ...prices[index]!,
      video_room: interventionIds.some((id) => interventions.get(id)?.videoconference) ? makeRoom() : null,
    };
  });
}

/** Whoever knows the room may enter it. */
function makeRoom(): string {
  return `rdv-${randomBytes(15).toString("base64url")}`;
}
