import { useState } from "react";
import { moveItem } from "../../../lib/move-item.ts";

/** Gives each entry of a list a number that moves with it, because two entries may be equal. */
export function useKeyedList<Entry>(
  entries: readonly Entry[],
  onChange: (entries: readonly Entry[]) => void,
) {
  const [stored, setStored] = useState(() => entries.map((_, index) => index + 1));
  const keys = entries.map((_, index) => stored[index] ?? index + 1);
  const put = (next: readonly Entry[], nextKeys: readonly number[]) => {
    setStored([...nextKeys]);
    onChange(next);
  };
  return {
    keys,
    add: (entry: Entry) => put([...entries, entry], [...keys, Math.max(0, ...keys) + 1]),
    replace: (at: number, entry: Entry) => put(entries.with(at, entry), keys),
    remove: (at: number) => put(entries.toSpliced(at, 1), keys.toSpliced(at, 1)),
    move: (from: number, to: number) => put(moveItem(entries, from, to), moveItem(keys, from, to)),
  };
}
