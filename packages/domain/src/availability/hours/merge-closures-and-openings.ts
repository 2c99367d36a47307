type Fields = Readonly<Record<string, unknown>>;

/** Lists whose entries are independent, so that entries of two people are merged. */
const LISTS: ReadonlySet<string> = new Set(["closures", "openings"]);

/**
 * Returns the fields changed from `base`, merged with others' changes since: keeps the added closures and openings of both, and
 * removes those that either has removed. For everything else returns the changed field, as the same object.
 */
export function mergeClosuresAndOpenings(base: Fields, changed: Fields, theirs: Fields): Fields {
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

/** Returns the same key for equal entries, in any order of their fields. */
function keyOf(entry: unknown): string {
  return JSON.stringify(entry, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
