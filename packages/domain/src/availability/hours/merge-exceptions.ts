type Fields = Readonly<Record<string, unknown>>;

/** What is said of single days: each entry stands for itself, so that those of two people stand side by side. */
const LISTS: ReadonlySet<string> = new Set(["closures", "openings"]);

/**
 * The fields that somebody changed from `base`, to be written over what others have made of it meanwhile: of closures and openings
 * everybody's are kept, and what anybody took away is gone. Of all else it is the changed field, the same object.
 */
export function mergeExceptions(base: Fields, changed: Fields, theirs: Fields): Fields {
  return Object.fromEntries(
    Object.entries(changed).map(([name, mine]) => {
      const [was, is] = [base[name], theirs[name]];
      const isMerged = LISTS.has(name) && Array.isArray(mine) && Array.isArray(was) && Array.isArray(is);
      return [name, isMerged && keysOf(was).join() !== keysOf(is).join() ? mergeLists(was, mine, is) : mine];
    }),
  );
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const [was, own, is] = [base, mine, theirs].map((list) => new Set(keysOf(list)));
  const isTakenAway = (entry: unknown) => was!.has(keyOf(entry)) && !own!.has(keyOf(entry));
  const isAdded = (entry: unknown) => !was!.has(keyOf(entry)) && !is!.has(keyOf(entry));
  return [...theirs.filter((entry) => !isTakenAway(entry)), ...mine.filter(isAdded)];
}

function keysOf(list: readonly unknown[]): string[] {
  return list.map(keyOf);
}

/** The same for entries that say the same, in whichever order they name it. */
function keyOf(entry: unknown): string {
  return JSON.stringify(entry, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
