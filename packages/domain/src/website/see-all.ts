import type { ChosenItem, SequenceConfig, StepName } from "../sequence/model.ts";

/** What a home page lists. */
export type Listing = "category" | "intervention" | "package";

/**
 * The step that shows all of what a home page lists, and what counts as chosen on the way there: of services and packs those of
 * every category, unless the group wants one to be chosen.
 */
export function seeAll(
  { steps, catalogue }: SequenceConfig,
  listing: Listing,
): { readonly step: StepName; readonly item: Partial<ChosenItem>; readonly isAboutPacks: boolean } {
  const isAboutPacks = listing === "package";
  if (listing === "category") return { step: "interventionset_ids", item: {}, isAboutPacks };
  const asksCategory = steps.find(({ name }) => name === "interventionset_ids");
  const mayBeAll = asksCategory !== undefined && asksCategory.any !== false;
  const item = mayBeAll ? { interventionset_ids: catalogue.interventionsets.map(({ id }) => id) } : {};
  return { step: "intervention_ids", item, isAboutPacks };
}
