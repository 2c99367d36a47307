import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { useKnownGroup } from "../../group/first-data.ts";
import { offeredCatalogue } from "../../group/offered-catalogue.ts";
import type { GridColumn } from "../grid-columns.ts";
import type { UsedDrafts } from "./drafts.ts";
import { servicesOn } from "./services-on.ts";
import { snap } from "./target.ts";

/** Begins a booking with all that a place says: its calendar, its time, and the service if there is only one. */
export function useNewBooking({ begin }: UsedDrafts) {
  const { group, catalogue } = useKnownGroup();
  const { calendars, interventions } = offeredCatalogue(catalogue);
  return (column: GridColumn, minute: EpochMinute) => {
    // A resource is booked with a calendar.
    const calendarId = calendars.find(({ id }) => id === column.calendarId)?.id ?? calendars[0]?.id ?? 0;
    const wall = formatWallDateTime(group.timezone, snap(column, minute));
    const services = servicesOn(interventions, calendarId);
    begin(
      { day: wall.slice(0, 10), time: wall.slice(11, 16), calendarId },
      services.length === 1 ? (services[0]?.id ?? null) : null,
    );
  };
}
