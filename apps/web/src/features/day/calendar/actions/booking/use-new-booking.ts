import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { useLoadedGroup } from "../../../../ground/group/first-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import type { PendingBooking, UsePendingBookingsResult } from "../use-pending-bookings.ts";
import { toTypedPlace } from "../place-fields.tsx";
import { servicesOfCalendar } from "./services-of-calendar.ts";
import { snapToStart } from "../target.ts";

/**
 * Begins a booking at a place: fills in the calendar, the time, and the service if there is only one. If a pending booking is
 * open, moves it to the place and leaves its client and other values unchanged.
 */
export function useNewBooking({ begin, resume }: UsePendingBookingsResult) {
  const { group, catalogue } = useLoadedGroup();
  const { calendars, interventions } = offeredCatalogue(catalogue);
  return (column: GridColumn, minute: EpochMinute, opened: PendingBooking | null, isTimeProposed = false) => {
    // A resource is booked together with a calendar.
    const calendarId = calendars.find(({ id }) => id === column.calendarId)?.id ?? calendars[0]?.id ?? 0;
    const place = toTypedPlace(group.timezone, snapToStart(column, minute), calendarId);
    const services = servicesOfCalendar(interventions, calendarId);
    const only = services.length === 1 ? (services[0]?.id ?? null) : null;
    if (!opened) return begin(place, only, { isTimeProposed });
    const isDone = services.some(({ id }) => id === opened.interventionId);
    resume({ ...opened, place, isTimeProposed, interventionId: isDone ? opened.interventionId : only });
  };
}
