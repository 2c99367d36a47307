import type { Placement } from "@rendezvous/domain/availability/model";
import { priceChain } from "@rendezvous/domain/pricing/price-chain";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { MovableRow, MovedAppointment } from "./move-data.ts";

/** Each at its new place: at the price it was booked for, with the promotion of its new time. */
export function toMovedAppointments(
  { promotions, catalogue }: SlotCatalogue,
  rows: readonly MovableRow[],
  placements: readonly Placement[],
): MovedAppointment[] {
  const links = rows.map(({ services, pack_id, type, price }) => ({
    interventionIds: services,
    packId: pack_id,
    type,
    price,
  }));
  const places = placements.map(({ start, calendarId }) => ({ start, calendarIds: [calendarId] }));
  const prices = priceChain(promotions, links, places, catalogue.timezone);
  return placements.map(({ calendarId, resourceId, start, end }, index) => ({
    id: rows[index]!.id,
    calendar_id: calendarId,
    resource_id: resourceId,
    start_at: new Date(start * 60_000),
    end_at: new Date(end * 60_000),
    price_amount: prices[index]!.price_amount,
    promotion: prices[index]!.promotion,
  }));
}
