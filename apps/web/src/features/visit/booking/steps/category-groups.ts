import type { Intervention, Interventionset, Pack } from "@rendezvous/contract/catalogue/catalogue";

/** A bookable item: a service or a pack. */
export type Offer = Intervention | Pack;

export interface CategoryGroup {
  /** null: the services without a category, or in one without a public name. */
  set: Interventionset | null;
  offers: Offer[];
}

/** Returns services or packs by category, in the categories' order; those without one are last. Leaves out empty categories. */
export function groupByCategory(offers: readonly Offer[], sets: readonly Interventionset[]): CategoryGroup[] {
  const groups: CategoryGroup[] = sets.map((set) => ({
    set,
    offers: offers.filter((one) => one.interventionset_id === set.id),
  }));
  const setIds = new Set(sets.map((set) => set.id));
  groups.push({
    set: null,
    offers: offers.filter((one) => one.interventionset_id === null || !setIds.has(one.interventionset_id)),
  });
  return groups.filter((group) => group.offers.length > 0);
}
