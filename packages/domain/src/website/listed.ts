/** The home page lists at most so many categories, services or packs. */
const MOST_LISTED = 6;

/** Those that the home page shows: the ones it names, in its order; where it names none that is offered, the first ones. */
export function listedOf<Item extends { readonly id: number }>(
  named: readonly number[],
  offered: readonly Item[],
): readonly Item[] {
  const chosen = named.flatMap((id) => offered.find((one) => one.id === id) ?? []);
  return (chosen.length > 0 ? chosen : offered).slice(0, MOST_LISTED);
}
