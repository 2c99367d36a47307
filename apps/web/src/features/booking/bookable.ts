import type {
  Calendar,
  Calendarset,
  Intervention,
  Interventionset,
  Pack,
} from "@rendezvous/contract/catalogue";
import { configuredSteps } from "@rendezvous/domain/sequence/configured-steps";
import type { SequenceCatalogue, SequenceConfig } from "@rendezvous/domain/sequence/model";
import type { KnownGroup } from "../group/first-data.ts";

export interface Bookable extends SequenceCatalogue {
  interventionsets: Interventionset[];
  interventions: Intervention[];
  packs: Pack[];
  calendarsets: Calendarset[];
  calendars: Calendar[];
  resources: Calendar[];
}

/** What a visitor may choose from, in the group's order: nothing deleted, nothing nameless. */
export function bookableOf({ catalogue }: KnownGroup): Bookable {
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

function offered<Listed extends { deleted: boolean; publicname: string; sort: number; id: number }>(
  records: readonly Listed[],
): Listed[] {
  return records
    .filter((one) => !one.deleted && one.publicname.trim() !== "")
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
}

export interface BookingConfig extends SequenceConfig {
  readonly catalogue: Bookable;
}

/** How bookings go in this group, for whoever comes with a certain link. */
export function bookingConfigOf(
  known: KnownGroup,
  { preselection, max_multirdvs, freeze }: Pick<SequenceConfig, "preselection" | "max_multirdvs" | "freeze">,
  isLogged: boolean,
): BookingConfig {
  const { group } = known;
  return {
    steps: configuredSteps(group),
    needsLogin: (!group.openData || group.sso_login_only) && !isLogged,
    merge_interventions: group.merge_interventions,
    catalogue: bookableOf(known),
    preselection,
    max_multirdvs,
    freeze,
  };
}
