import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { PageCatalogue } from "@rendezvous/contract/site/page-data";

export interface OfferedCatalogue extends Omit<PageCatalogue, "forms" | "website"> {
  resources: Calendar[];
}

/** Returns the records that a visitor may choose and a link may name, in the group's order: without deleted and nameless ones. */
export function offeredCatalogue(catalogue: PageCatalogue): OfferedCatalogue {
  const places = offeredInOrder(catalogue.calendars);
  return {
    interventionsets: offeredInOrder(catalogue.interventionsets),
    interventions: offeredInOrder(catalogue.interventions),
    packs: offeredInOrder(catalogue.packs),
    classes: offeredInOrder(catalogue.classes),
    calendarsets: offeredInOrder(catalogue.calendarsets),
    calendars: places.filter((one) => !one.resource),
    resources: places.filter((one) => one.resource),
  };
}

/**
 * Returns the calendars and resources that professionals see and whose hours they change; those without a public name have their
 * internal one.
 */
export function placesForPros({
  calendars,
}: Pick<PageCatalogue, "calendars">): Pick<OfferedCatalogue, "calendars" | "resources"> {
  const places = offeredInOrder(
    calendars.map((one) => (one.publicname.trim() === "" ? { ...one, publicname: one.name } : one)),
  );
  return {
    calendars: places.filter((one) => !one.resource),
    resources: places.filter((one) => one.resource),
  };
}

function offeredInOrder<Listed extends { deleted: boolean; publicname: string; sort: number; id: number }>(
  records: readonly Listed[],
): Listed[] {
  return records
    .filter((one) => !one.deleted && one.publicname.trim() !== "")
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
}
