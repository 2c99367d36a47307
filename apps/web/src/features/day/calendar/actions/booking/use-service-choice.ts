import { minuteOf } from "@rendezvous/domain/time/instant";
import { now } from "../../../../../lib/clock.ts";
import { useLoadedGroup } from "../../../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../../../ground/group/offered-catalogue.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";
import type { PendingBooking } from "../use-pending-bookings.ts";
import { toTypedPlace, type TypedPlace } from "../place-fields.tsx";
import { firstFreeStartOn } from "./first-free-start.ts";
import { servicesOfCalendar } from "./services-of-calendar.ts";

/** Returns the services of the booking's calendar and those of others, and changes service and place together. */
export function useServiceChoice(
  draft: PendingBooking,
  columns: readonly GridColumn[],
  change: (next: Partial<PendingBooking>) => void,
) {
  const { group, catalogue } = useLoadedGroup();
  const { calendars, classes, interventions } = offeredCatalogue(catalogue);
  const { interventionId, place } = draft;
  const servicesOn = (calendarId: number) => {
    const taught = classes.find(({ id }) => id === calendarId);
    return taught
      ? interventions.filter(({ id }) => id === taught.intervention_id)
      : servicesOfCalendar(interventions, calendarId);
  };
  const services = servicesOn(place.calendarId);
  // A service that is given in classes is booked from one of their dates.
  const elsewhere = interventions.filter(
    (one) => !one.only_package && !one.in_classes && !services.includes(one),
  );
  /** Moves a proposed time to the first free one for the calendar and the service. */
  const choose = (next: TypedPlace, serviceId: number | null) => {
    const isTimeProposed = draft.isTimeProposed && next.day === place.day && next.time === place.time;
    const minutes = interventions.find(({ id }) => id === serviceId)?.length ?? 0;
    const free = isTimeProposed ? firstFreeStartOn(columns, next.calendarId, minuteOf(now()), minutes) : null;
    change({
      place: free === null ? next : toTypedPlace(group.timezone, free, next.calendarId),
      isTimeProposed,
      interventionId: serviceId,
    });
  };
  return {
    services,
    elsewhere,
    usualLength: services.find(({ id }) => id === interventionId)?.length,
    choosePlace: (next: TypedPlace) => {
      const isDone = servicesOn(next.calendarId).some(({ id }) => id === interventionId);
      choose(next, isDone ? interventionId : null);
    },
    chooseService: (id: number | null) => {
      const service = elsewhere.find((one) => one.id === id);
      const other = service && calendars.find((one) => service.calendar_ids?.includes(one.id));
      choose({ ...place, calendarId: other?.id ?? place.calendarId }, id);
    },
  };
}

export type ServiceChoice = ReturnType<typeof useServiceChoice>;
