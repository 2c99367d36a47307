import type { EpochMinute } from "../time/instant.ts";
import type { InstantList } from "./slot-starts.ts";

/** Finds the place of an instant in a sorted list without searching: one entry per half hour or so. */
export interface StartIndex {
  values: Int32Array;
  count: number;
  base: EpochMinute;
  size: number;
  /** For each bucket of time, the first start that does not lie before it. */
  first: Int32Array;
}

const BUCKET_BITS = 5;

/** An index of nothing yet, to be filled again and again. */
export function startIndex(): StartIndex {
  return { values: new Int32Array(0), count: 0, base: 0, size: 0, first: new Int32Array(2048) };
}

/** Makes `index` the index of a list. Free when it is that of an equal list already. */
export function indexStarts(index: StartIndex, list: InstantList): void {
  if (isSame(index, list)) return;
  const { values, count } = list;
  const base = count > 0 ? values[0]! : 0;
  const size = count > 0 ? ((values[count - 1]! - base) >> BUCKET_BITS) + 1 : 0;
  if (index.first.length < size) index.first = new Int32Array(2 * size);
  let bucket = 0;
  for (let i = 0; i < count; i++) {
    const own = (values[i]! - base) >> BUCKET_BITS;
    while (bucket <= own) index.first[bucket++] = i;
  }
  if (index.values.length < count) index.values = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) index.values[i] = values[i]!;
  index.count = count;
  index.base = base;
  index.size = size;
}

/** How many starts lie before an instant. */
export function startsBefore(index: StartIndex, instant: EpochMinute): number {
  const { values, count } = index;
  const bucket = (instant - index.base) >> BUCKET_BITS;
  if (bucket < 0) return 0;
  if (bucket >= index.size) return count;
  let at = index.first[bucket]!;
  while (at < count && values[at]! < instant) at++;
  return at;
}

function isSame(index: StartIndex, { values, count }: InstantList): boolean {
  if (index.count !== count) return false;
  for (let i = 0; i < count; i++) if (index.values[i] !== values[i]) return false;
  return true;
}
