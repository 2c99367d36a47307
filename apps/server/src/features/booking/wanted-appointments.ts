import type { Catalogue, ChainLink } from "@rendezvous/domain/availability/model";
import type { WantedAppointment } from "@rendezvous/domain/booking/check-booking";
import type { EpochMinute } from "@rendezvous/domain/time/instant";

interface Asked {
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
  /** Of each link, whether it is one of a pack's later services. */
  readonly included: readonly boolean[];
  readonly start: EpochMinute;
}

/** What a chain asks for at `start`, as the booking rules look at it: with the longest period of the calendars it may take. */
export function wantedAppointments({ catalogue, chain, start, included }: Asked): WantedAppointment[] {
  let at = start;
  return chain.map(({ service, calendarIds, breakBefore }, index) => {
    if (index > 0) at += breakBefore;
    const from = at;
    at += service.length;
    const periods = catalogue.calendars
      .filter(({ id }) => (calendarIds ?? service.calendars ?? [id]).includes(id))
      .map(({ maxrdv_period }) => maxrdv_period ?? catalogue.maxrdv_period);
    const maxrdv_period = periods.length > 0 ? Math.max(...periods) : null;
    return { start: from, end: at, included: included[index] ?? false, maxrdv_period };
  });
}
