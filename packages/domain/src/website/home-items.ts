/** The maximum number of categories, services or packs on a home page. */
const MOST_LISTED = 6;

/** Returns the items that the home page shows: those it names, in its order, or the first ones if no named item is offered. */
export function homeItemsOf<Item extends { readonly id: number }>(
  named: readonly number[],
  offered: readonly Item[],
): readonly Item[] {
  const chosen = named.flatMap((id) => offered.find((one) => one.id === id) ?? []);
  return (chosen.length > 0 ? chosen : offered).slice(0, MOST_LISTED);
}
