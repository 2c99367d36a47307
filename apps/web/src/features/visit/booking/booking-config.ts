import { isOpenGroup } from "@rendezvous/domain/permission/is-open-group";
import { configuredSteps, withCalendarsAboveTimes } from "@rendezvous/domain/sequence/configured-steps";
import type { SequenceConfig } from "@rendezvous/domain/sequence/model";
import type { LoadedGroup } from "../../ground/group/page-data.ts";
import { type OfferedCatalogue, offeredCatalogue } from "../../ground/group/offered-catalogue.ts";

export interface BookingConfig extends SequenceConfig {
  readonly catalogue: OfferedCatalogue;
}

/** Returns the settings of bookings in this group, with the parameters of the present link. */
export function bookingConfigOf(
  { group, catalogue }: LoadedGroup,
  { preselection, max_multirdvs, freeze }: Pick<SequenceConfig, "preselection" | "max_multirdvs" | "freeze">,
  isLogged: boolean,
): BookingConfig {
  const steps = configuredSteps(group);
  return {
    steps: group.next_times ? withCalendarsAboveTimes(steps) : steps,
    needsLogin: !isOpenGroup(group) && !isLogged,
    merge_interventions: group.merge_interventions,
    catalogue: offeredCatalogue(catalogue),
    preselection,
    max_multirdvs,
    freeze,
  };
}
