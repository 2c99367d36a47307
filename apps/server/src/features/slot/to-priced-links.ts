import type { PricedLink } from "@rendezvous/domain/pricing/price-chain";
import type { SlotCatalogue } from "../catalogue/slot-catalogue.ts";
import type { PlacedServices } from "./to-chain.ts";

/** Each link with its full price: a pack's total on its first service, nothing on the others. */
export function toPricedLinks(
  { interventions, packs }: SlotCatalogue,
  links: readonly PlacedServices[],
): PricedLink[] {
  return links.map(({ interventionIds, packId, type }) => {
    if (packId !== null) {
      const price = type === "first" ? (packs.get(packId)?.total_price ?? 0) : 0;
      return { interventionIds, packId, type, price };
    }
    const price = interventionIds.reduce((sum, id) => sum + (interventions.get(id)?.price ?? 0), 0);
    return { interventionIds, packId, type, price };
  });
}
