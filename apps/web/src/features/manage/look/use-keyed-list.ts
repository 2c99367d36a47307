import { useState } from "react";

/** The entries of a list with a number for each, which it keeps when it is moved: two may be alike. */
export function useKeyedList<Entry>(
  entries: readonly Entry[],
  onChange: (entries: readonly Entry[]) => void,
) {
  const [known, setKnown] = useState(() => entries.map((_, index) => index + 1));
  const keys = entries.map((_, index) => known[index] ?? index + 1);
  const put = (next: readonly Entry[], nextKeys: readonly number[]) => {
    setKnown([...nextKeys]);
    onChange(next);
  };
  return {
    keys,
    add: (entry: Entry) => put([...entries, entry], [...keys, Math.max(0, ...keys) + 1]),
    replace: (at: number, entry: Entry) =>
      put(
        entries.map((one, index) => (index === at ? entry : one)),
        keys,
      ),
    remove: (at: number) => put(without(entries, at), without(keys, at)),
    move: (from: number, to: number) => {
      const moved = <Item>(list: readonly Item[]): Item[] => {
        const rest = without(list, from);
        return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
      };
      put(moved(entries), moved(keys));
    },
  };
}

function without<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_, index) => index !== at);
}
