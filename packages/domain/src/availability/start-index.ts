import type { EpochMinute } from "../time/instant.ts";
import type { InstantList } from "./slot-starts.ts";

/**
 * Finds the position of an instant in a sorted list without a binary search: time is divided into buckets no longer than the
 * shortest gap between two starts, so that each contains at most one start. Subtracting that start from the instant shows whether
 * the instant is before it.
 */
export interface StartIndex {
  values: Int32Array;
  count: number;
  base: EpochMinute;
  /** The length of a bucket is two to this power, in minutes. */
  bits: number;
  size: number;
  /** For each bucket, the index of the first start that is not before the bucket. */
  first: Int32Array;
}

// A bucket has at most 32 minutes: longer ones would save nothing, because starts are seldom further apart.
const MOST_BITS = 5;

/** Returns an empty index, which can be refilled. */
export function startIndex(): StartIndex {
  const values = new Int32Array(0);
  return { values, count: 0, base: 0, bits: MOST_BITS, size: 0, first: new Int32Array(2048) };
}

/** Builds `index` for a list, which must ascend. Returns at once if `index` already has an equal list. */
export function indexStarts(index: StartIndex, list: InstantList): void {
  if (isSame(index, list)) return;
  const { values, count } = list;
  const base = count > 0 ? values[0]! : 0;
  const bits = bucketBits(list);
  const size = count > 0 ? ((values[count - 1]! - base) >> bits) + 1 : 0;
  if (index.first.length < size) index.first = new Int32Array(2 * size);
  let bucket = 0;
  for (let i = 0; i < count; i++) {
    const own = (values[i]! - base) >> bits;
    while (bucket <= own) index.first[bucket++] = i;
  }
  if (index.values.length < count) index.values = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) index.values[i] = values[i]!;
  Object.assign(index, { count, base, bits, size });
}

function bucketBits({ values, count }: InstantList): number {
  let shortest = 1 << MOST_BITS;
  for (let i = 1; i < count; i++) {
    const gap = values[i]! - values[i - 1]!;
    if (gap < shortest) shortest = gap;
  }
  return 31 - Math.clz32(shortest);
}

/** Returns the number of starts before an instant. */
export function startsBefore(index: StartIndex, instant: EpochMinute): number {
  const bucket = (instant - index.base) >> index.bits;
  if (bucket < 0) return 0;
  if (bucket >= index.size) return index.count;
  const at = index.first[bucket]!;
  // Uses the sign bit of the difference, because the processor would mispredict a comparison's branch for random times.
  return at + ((index.values[at]! - instant) >>> 31);
}

function isSame(index: StartIndex, { values, count }: InstantList): boolean {
  if (index.count !== count) return false;
  for (let i = 0; i < count; i++) if (index.values[i] !== values[i]) return false;
  return true;
}
