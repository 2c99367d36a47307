import type { Intervention, Pack } from "@rendezvous/contract/catalogue/catalogue";
import { mayShowAllServices, NO_ANSWERS, serviceOptions } from "@rendezvous/domain/sequence/options";
import { isPromoted } from "@rendezvous/domain/sequence/promoted";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { useChoices } from "../use-choices.ts";

export interface Offers {
  /** Only services with a promotion, if the visitor's filter says so. */
  services: readonly Intervention[];
  packs: readonly Pack[];
  /** Whether no offer fits the other choices, and whether any of them may have a promotion. */
  isEmpty: boolean;
  hasPromotions: boolean;
  /** Whether a category of the link or the home page limits the list, and the visitor may remove that limit. */
  mayShowAll: boolean;
}

/** Returns the services and packs that fit the other choices. */
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
