/** Ranges as `[from, to, from, to, ...]`, sorted, ends excluded, without touching or overlapping ones. */
export type Ranges = readonly number[];

/** Joins ranges that touch or overlap, and drops empty ones. The input may be in any order. */
export function joinRanges(pairs: readonly (readonly [number, number])[]): Ranges {
  const sorted = pairs.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0]);
  const joined: number[] = [];
  for (const [from, to] of sorted) {
    const last = joined.length - 1;
    const end = joined[last];
    if (end !== undefined && from <= end) joined[last] = Math.max(end, to);
    else joined.push(from, to);
  }
  return joined;
}

/** Returns the times in both; the result never contains touching ranges. */
export function intersectRanges(a: Ranges, b: Ranges): Ranges {
  const both: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const from = Math.max(a[i] ?? 0, b[j] ?? 0);
    const to = Math.min(a[i + 1] ?? 0, b[j + 1] ?? 0);
    if (from < to) both.push(from, to);
    if ((a[i + 1] ?? 0) < (b[j + 1] ?? 0)) i += 2;
    else j += 2;
  }
  return both;
}

/** Returns the times of `a` that are not in `b`. */
export function subtractRanges(a: Ranges, b: Ranges): Ranges {
  const rest: number[] = [];
  let j = 0;
  for (let i = 0; i < a.length; i += 2) {
    let from = a[i] ?? 0;
    const to = a[i + 1] ?? 0;
    while (j < b.length && (b[j + 1] ?? 0) <= from) j += 2;
    for (let k = j; k < b.length && (b[k] ?? 0) < to; k += 2) {
      if (from < (b[k] ?? 0)) rest.push(from, b[k] ?? 0);
      from = Math.max(from, b[k + 1] ?? 0);
    }
    if (from < to) rest.push(from, to);
  }
  return rest;
}

export function toPairs(flat: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: flat.length >> 1 }, (_, at) => [flat[at * 2]!, flat[at * 2 + 1]!] as const);
}
