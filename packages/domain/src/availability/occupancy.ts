import type { EpochMinute } from "../time/instant.ts";

/** How many of a schedule's seats are taken at each time: `counts[i]` of them from `times[i]` until `times[i + 1]`. */
export interface Occupancy {
  readonly times: Int32Array;
  readonly counts: Int32Array;
  readonly size: number;
}

const NOTHING_TAKEN: Occupancy = { times: new Int32Array(0), counts: new Int32Array(0), size: 0 };

/** Counts ranges given as sorted `[from, to, ...]` pairs, ends excluded: one that ends where another starts never meets it. */
export function countOccupancy(spans: Int32Array | undefined): Occupancy {
  if (!spans || spans.length === 0) return NOTHING_TAKEN;
  const ranges = spans.length >> 1;
  const ends = new Int32Array(ranges);
  for (let i = 0; i < ranges; i++) ends[i] = spans[2 * i + 1]!;
  ends.sort();
  const times = new Int32Array(2 * ranges);
  const counts = new Int32Array(2 * ranges);
  let size = 0;
  let started = 0;
  let ended = 0;
  while (ended < ranges) {
    const start = started < ranges ? spans[2 * started]! : Number.POSITIVE_INFINITY;
    const time = Math.min(start, ends[ended]!);
    while (started < ranges && spans[2 * started] === time) started++;
    while (ended < ranges && ends[ended] === time) ended++;
    times[size] = time;
    counts[size++] = started - ended;
  }
  return { times, counts, size };
}

/** The most seats taken at any instant of [from, until). */
export function peakOccupancy(occupancy: Occupancy, from: EpochMinute, until: EpochMinute): number {
  const { times, counts, size } = occupancy;
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= from) low = middle + 1;
    else high = middle;
  }
  let peak = low > 0 && from < until ? counts[low - 1]! : 0;
  for (let i = low; i < size && times[i]! < until; i++) {
    if (counts[i]! > peak) peak = counts[i]!;
  }
  return peak;
}

/**
 * Writes into `peaks` the most seats taken in [start - before, start + after) for each of the first `count` starts,
 * which ascend. With `capacity` 1 any number above 0 is written as 1.
 */
export function fillPeaks(
  peaks: Int32Array,
  starts: Int32Array,
  count: number,
  spans: Int32Array | undefined,
  capacity: number,
  before: number,
  after: number,
): void {
  if (!spans || spans.length === 0) {
    peaks.fill(0, 0, count);
    return;
  }
  if (capacity === 1) fillTakenMarks(peaks, starts, count, spans, before, after);
  else fillCountedPeaks(peaks, starts, count, countOccupancy(spans), before, after);
}

// With one seat there is nothing to count: a window is taken when, of the ranges that begin before its end, the latest
// end lies after its beginning.
function fillTakenMarks(
  peaks: Int32Array,
  starts: Int32Array,
  count: number,
  spans: Int32Array,
  before: number,
  after: number,
): void {
  let latestEnd = Number.MIN_SAFE_INTEGER;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const start = starts[i]!;
    const until = start + after;
    while (next < spans.length && spans[next]! < until) {
      const end = spans[next + 1]!;
      if (end > latestEnd) latestEnd = end;
      next += 2;
    }
    peaks[i] = latestEnd > start - before ? 1 : 0;
  }
}

function fillCountedPeaks(
  peaks: Int32Array,
  starts: Int32Array,
  count: number,
  occupancy: Occupancy,
  before: number,
  after: number,
): void {
  const { times, counts, size } = occupancy;
  let first = 0;
  for (let i = 0; i < count; i++) {
    const from = starts[i]! - before;
    const until = starts[i]! + after;
    while (first < size && times[first]! <= from) first++;
    let peak = first > 0 ? counts[first - 1]! : 0;
    for (let j = first; j < size && times[j]! < until; j++) {
      if (counts[j]! > peak) peak = counts[j]!;
    }
    peaks[i] = peak;
  }
}
