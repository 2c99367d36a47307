import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { FirstCatalogue } from "@rendezvous/contract/site/first-data";

export interface OfferedCatalogue extends Omit<FirstCatalogue, "forms" | "website"> {
  resources: Calendar[];
}

/** Returns the records that a visitor may choose and a link may name, in the group's order: without deleted and nameless ones. */
export function offeredCatalogue(catalogue: FirstCatalogue): OfferedCatalogue {
  const places = offered(catalogue.calendars);
  return {
    interventionsets: offered(catalogue.interventionsets),
    interventions: offered(catalogue.interventions),
    packs: offered(catalogue.packs),
    calendarsets: offered(catalogue.calendarsets),
    calendars: places.filter((one) => !one.resource),
    resources: places.filter((one) => one.resource),
  };
}

/**
 * Returns the calendars and resources that professionals see and whose hours they change; those without a public name have their
 * internal one.
 */
export function workingPlaces({
  calendars,
}: Pick<FirstCatalogue, "calendars">): Pick<OfferedCatalogue, "calendars" | "resources"> {
  const places = offered(
    calendars.map((one) => (one.publicname.trim() === "" ? { ...one, publicname: one.name } : one)),
  );
  return {
    calendars: places.filter((one) => !one.resource),
    resources: places.filter((one) => one.resource),
  };
}

function offered<Listed extends { deleted: boolean; publicname: string; sort: number; id: number }>(
  records: readonly Listed[],
): Listed[] {
  return records
    .filter((one) => !one.deleted && one.publicname.trim() !== "")
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
}
