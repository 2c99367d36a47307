import type {
  Calendar,
  Calendarset,
  Intervention,
  Interventionset,
  Pack,
} from "@rendezvous/contract/catalogue/catalogue";
import { isPerformedOn } from "./is-performed-on.ts";

interface Records {
  readonly calendars: readonly Calendar[];
  readonly calendarsets: readonly Calendarset[];
  readonly interventionsets: readonly Interventionset[];
  readonly interventions: readonly Intervention[];
  readonly packs: readonly Pack[];
}

/**
 * Returns the catalogue of a professional limited to some calendars: the services and packs of these calendars, with their sets
 * and categories.
 */
export function limitToCalendars<Whole extends Records>(whole: Whole, calendarIds: readonly number[]): Whole {
  const calendars = whole.calendars.filter(({ id, resource }) => resource || calendarIds.includes(id));
  const own = calendars.filter(({ resource }) => !resource);
  const doable = new Map(
    whole.interventions
      .filter((intervention) => own.some((calendar) => isPerformedOn(intervention, calendar)))
      .map((intervention) => [intervention.id, intervention]),
  );
  const packs = whole.packs.filter(isDoable);
  const sets = new Set(own.map(({ calendarset_id }) => calendarset_id));
  const categories = new Set(
    [...doable.values(), ...packs].map(({ interventionset_id }) => interventionset_id),
  );
  return {
    ...whole,
    calendars,
    calendarsets: whole.calendarsets.filter(({ id }) => sets.has(id)),
    interventions: [...doable.values()],
    interventionsets: whole.interventionsets.filter(({ id }) => categories.has(id)),
    packs,
  };

  function isDoable({ config }: Pack): boolean {
    return config.every(
      (entry) =>
        !("intervention_id" in entry) ||
        (doable.has(entry.intervention_id) &&
          (entry.selectedCalendar === null || calendarIds.includes(entry.selectedCalendar.id))),
    );
  }
}
