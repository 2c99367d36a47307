import type { Placement } from "@rendezvous/domain/availability/model";
import type { LinkPrice } from "@rendezvous/domain/pricing/price-chain";
import { randomBytes } from "node:crypto";
import type { NewAppointment } from "./booking-data.ts";
import type { BookingRequest } from "./booking-request.ts";

interface Decided {
  readonly placements: readonly Placement[];
  readonly prices: readonly LinkPrice[];
}

/** Returns the row to store for each placed link. */
export function toNewAppointments(
  { offered, links }: Pick<BookingRequest, "offered" | "links">,
  { placements, prices }: Decided,
): NewAppointment[] {
  return placements.map(({ calendarId, resourceId, start, end }, index) => {
    const { interventionIds, packId, root } = links[index]!;
    const isVideo = interventionIds.some((id) => offered.interventions.get(id)?.videoconference);
    return {
      calendar_id: calendarId,
      resource_id: resourceId,
      intervention_id: interventionIds[0]!,
      intervention_ids: interventionIds.length > 1 ? interventionIds : null,
      pack_id: packId,
      root,
      start,
      end,
      ...prices[index]!,
      video_room: isVideo ? makeRoom() : null,
    };
  });
}

/** The name must be unguessable, because it is all that one needs to enter the room. */
function makeRoom(): string {
  return `rdv-${randomBytes(15).toString("base64url")}`;
}
