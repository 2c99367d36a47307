import type { Placement } from "@rendezvous/domain/availability/model";
import type { BookingDecision } from "@rendezvous/domain/booking/decide";
import { dateOf } from "@rendezvous/domain/time/instant";
import { type AppointmentHistoryEntry, changedValues } from "../appointments/appointment-history-data.ts";
import type { MovableRow, MovedAppointment } from "../appointments/change-data.ts";

/** Returns each appointment at its new place, with the price of the booking and the promotion valid at the new time. */
export function toMovedAppointments(
  rows: readonly MovableRow[],
  { placements, prices, isOverbooked }: Extract<BookingDecision, { ok: true }>,
): MovedAppointment[] {
  return placements.map(({ calendarId, resourceId, start, end }, index) => ({
    id: rows[index]!.id,
    calendar_id: calendarId,
    resource_id: resourceId,
    start_at: dateOf(start),
    end_at: dateOf(end),
    price_amount: prices[index]!.price_amount,
    promotion: prices[index]!.promotion,
    overbooked: isOverbooked,
  }));
}

/** Returns the history entry of each moved appointment. */
export function toMoveHistoryEntries(
  rows: readonly MovableRow[],
  { placements, isOverbooked }: Extract<BookingDecision, { ok: true }>,
  { tell }: { readonly tell: boolean },
): AppointmentHistoryEntry[] {
  return rows.map((row, index) => ({
    what: "moved",
    appointmentId: row.id,
    ficheId: row.fiche_id,
    told: tell,
    values: changedValues(
      toPlace(row),
      toPlace({ ...toBooked(placements[index]!), overbooked: isOverbooked }),
    ),
  }));
}

function toBooked({ start, end, calendarId, resourceId }: Placement) {
  return { start, end, calendar_id: calendarId, resource_id: resourceId };
}

type Place = Pick<MovableRow, "start" | "end" | "calendar_id" | "resource_id" | "overbooked">;

function toPlace({ start, end, calendar_id, resource_id, overbooked }: Place) {
  const [starts, ends] = [dateOf(start).toISOString(), dateOf(end).toISOString()];
  return { start: starts, end: ends, calendar_id, resource_id, overbooked };
}
