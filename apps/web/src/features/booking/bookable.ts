import type { Calendar, Intervention } from "@rendezvous/contract/catalogue";
import type { SequenceCatalogue } from "@rendezvous/domain/sequence/filters";
import type { KnownGroup } from "../group/first-data.ts";

export interface Bookable extends SequenceCatalogue {
  interventions: Intervention[];
  calendars: Calendar[];
}

/** What a visitor may choose from, in the group's order: nothing deleted, nameless, or sold in packs only. */
export function bookableOf({ catalogue }: KnownGroup): Bookable {
  return {
    interventions: sorted(catalogue.interventions).filter((one) => isOffered(one) && !one.only_package),
    calendars: sorted(catalogue.calendars).filter((one) => isOffered(one) && !one.resource),
  };
}

function isOffered(one: { deleted: boolean; publicname: string }): boolean {
  return !one.deleted && one.publicname.trim() !== "";
}

function sorted<Record extends { sort: number; id: number }>(records: readonly Record[]): Record[] {
  return [...records].sort((a, b) => a.sort - b.sort || a.id - b.id);
}
