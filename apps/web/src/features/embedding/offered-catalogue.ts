import type { FirstCatalogue } from "@rendezvous/contract/first-data";
import type { OfferedCatalogue } from "@rendezvous/domain/embedding/compare-preselection";

/** What a link may name: all that is shown to this visitor. */
export function offeredCatalogue(catalogue: FirstCatalogue): OfferedCatalogue {
  const calendars = catalogue.calendars.filter(isOffered);
  return {
    interventionsets: catalogue.interventionsets.filter(isOffered),
    interventions: catalogue.interventions.filter(isOffered),
    packs: catalogue.packs.filter(isOffered),
    calendarsets: catalogue.calendarsets.filter(isOffered),
    calendars: calendars.filter((one) => !one.resource),
    resources: calendars.filter((one) => one.resource),
  };
}

function isOffered(one: { deleted: boolean; publicname: string }): boolean {
  return !one.deleted && one.publicname.trim() !== "";
}
