import type { Intervention, Pack } from "@rendezvous/contract/catalogue";
import { mayShowAllServices, NO_ANSWERS, serviceOptions } from "@rendezvous/domain/sequence/options";
import { isPromoted } from "@rendezvous/domain/sequence/promoted";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useChoices } from "../use-choices.ts";

export interface Offers {
  /** Only those with a promotion, if the visitor asked for these. */
  services: readonly Intervention[];
  packs: readonly Pack[];
  /** Whether there is nothing to book at all, and whether some of it may have a promotion. */
  isEmpty: boolean;
  hasPromotions: boolean;
  /** Whether a category of the link or the home page limits them, and the visitor may set it aside. */
  mayShowAll: boolean;
}

/** The services and packs that fit the other choices made so far. */
export function useOffers(): Offers {
  const { group } = useLoadedGroup();
  const { config, sequence, active } = useChoices();
  const allowedIds = active.answers.get("intervention_ids") ?? NO_ANSWERS;
  const options = serviceOptions(config, allowedIds);
  const services = config.catalogue.interventions.filter((one) => options.intervention_ids.includes(one.id));
  const packs = config.catalogue.packs.filter((one) => options.pack_ids.includes(one.id));
  const hasPromotions = group.has_promotions && [...services, ...packs].some(isPromoted);
  const isShown = sequence.slot_promotion ? isPromoted : () => true;
  return {
    services: services.filter(isShown),
    packs: packs.filter(isShown),
    isEmpty: services.length + packs.length === 0,
    hasPromotions,
    mayShowAll: mayShowAllServices(config, allowedIds),
  };
}
