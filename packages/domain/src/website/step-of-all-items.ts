import type { ChosenItem, SequenceConfig, StepName } from "../sequence/model.ts";

/** The kinds of items that a home page lists. */
export type ListKind = "category" | "intervention" | "package";

/**
 * Returns the step that shows all items of a listing, and the choice made on the way there: for services and packs all
 * categories, unless the group requires the choice of one.
 */
export function stepOfAllItems(
  { steps, catalogue }: SequenceConfig,
  listing: ListKind,
): { readonly step: StepName; readonly item: Partial<ChosenItem>; readonly isAboutPacks: boolean } {
  const isAboutPacks = listing === "package";
  if (listing === "category") return { step: "interventionset_ids", item: {}, isAboutPacks };
  const asksCategory = steps.find(({ name }) => name === "interventionset_ids");
  const mayBeAll = asksCategory !== undefined && asksCategory.any !== false;
  const item = mayBeAll ? { interventionset_ids: catalogue.interventionsets.map(({ id }) => id) } : {};
  return { step: "intervention_ids", item, isAboutPacks };
}
