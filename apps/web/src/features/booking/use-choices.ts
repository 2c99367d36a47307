import type { Calendar, Intervention } from "@rendezvous/contract/catalogue";
import type { Filters } from "@rendezvous/domain/sequence/filters";
import { calendarOf } from "@rendezvous/domain/sequence/steps";
import { useMemo } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { type Bookable, bookableOf } from "./bookable.ts";
import { useBooking } from "./booking-store.ts";

export interface Choices {
  bookable: Bookable;
  filters: Filters;
  /** The chosen service, while there is one. */
  intervention: Intervention | null;
  /** 0 = no preference; null = still open. */
  calendarId: number | null;
  /** The calendar that `calendarId` names; null for no preference. */
  calendar: Calendar | null;
}

/** What can be chosen and what has been. */
export function useChoices(): Choices {
  const known = useKnownGroup();
  const filters = useBooking((booking) => booking.filters);
  const bookable = useMemo(() => bookableOf(known), [known]);
  const calendarId = filters.intervention_ids.length === 0 ? null : calendarOf(bookable, filters);
  return {
    bookable,
    filters,
    intervention: bookable.interventions.find((one) => one.id === filters.intervention_ids[0]) ?? null,
    calendarId,
    calendar: bookable.calendars.find((one) => one.id === calendarId) ?? null,
  };
}
