import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { OpeningHours } from "@rendezvous/contract/office/opening-hours";
import {
  appointmentsMovedTogether,
  packRootId,
} from "@rendezvous/domain/appointment/appointments-moved-together";
import { joinRanges, subtractRanges } from "@rendezvous/domain/availability/ranges";
import type { DayEvent, DayHours } from "@rendezvous/domain/day/day-columns";
import { MINUTE_MS } from "@rendezvous/domain/time/instant";

/** An appointment in the form that a day shows. */
export interface CalendarEvent extends DayEvent {
  readonly appointment: Appointment;
  /**
   * True: other appointments of the same booking follow without a gap but form no pack, so this appointment can move without
   * them.
   */
  readonly canMoveAlone: boolean;
}

/** A cancelled appointment is drawn at its old place but takes no time: it is neither counted nor moved. */
export function isCancelled({ appointment }: Pick<CalendarEvent, "appointment">): boolean {
  return appointment.deleted;
}

function minuteOf(instant: string): number {
  return Date.parse(instant) / MINUTE_MS;
}

/** Returns the group's wall time `YYYY-MM-DD HH:MM`, with which an instant of the API begins. */
function toWallMinute(instant: string): string {
  return instant.slice(0, 16).replace("T", " ");
}

export function toCalendarEvents(appointments: readonly Appointment[]): CalendarEvent[] {
  const visits = Map.groupBy(appointments, ({ booking_id }) => booking_id ?? null);
  return appointments.map((one) => toEvent(one, one.booking_id ? visits.get(one.booking_id)! : []));
}

function toEvent(appointment: Appointment, visit: readonly Appointment[]): CalendarEvent {
  const start = minuteOf(appointment.start_at);
  const end = minuteOf(appointment.end_at);
  return {
    id: appointment.id,
    calendarId: appointment.calendar_id,
    resourceId: appointment.resource?.id ?? null,
    bookingId: appointment.booking_id ?? null,
    start,
    end,
    takenFrom: start - (appointment.buffer_before ?? 0),
    takenUntil: end + (appointment.buffer_after ?? 0),
    appointment,
    canMoveAlone: appointmentsMovedTogether(visit.map(toLink), appointment.id).some(
      (link) => packRootId(link) !== packRootId(appointment),
    ),
  };
}

function toLink({ id, parent_id, start_at, end_at }: Appointment) {
  return { id, parent_id, start: minuteOf(start_at), end: minuteOf(end_at) };
}

function toEnds({ start_at, end_at }: { start_at: string; end_at: string }): [number, number] {
  return [minuteOf(start_at), minuteOf(end_at)];
}

/** Converts hours of the API to those that a day shows. Times that others take are drawn like closures with these names. */
export function toDayHours(
  { calendar_id, open, closures, taken, busy }: OpeningHours,
  names: { readonly taken: string; readonly busy: string },
): DayHours {
  const toFixed = (ranges: typeof taken, label: string) =>
    ranges.map(({ start_at, end_at }) => ({
      from: minuteOf(start_at),
      until: minuteOf(end_at),
      start: toWallMinute(start_at),
      end: toWallMinute(end_at),
      label,
      isFixed: true,
    }));
  return {
    calendarId: calendar_id,
    open: subtractRanges(joinRanges(open.map(toEnds)), joinRanges(taken.map(toEnds))),
    closures: [
      ...closures.map(({ start_at, end_at, start, end, label, series }) => ({
        from: minuteOf(start_at),
        until: minuteOf(end_at),
        start,
        end,
        label,
        series: series ?? undefined,
      })),
      ...toFixed(taken, names.taken),
      ...toFixed(busy, names.busy),
    ],
  };
}
