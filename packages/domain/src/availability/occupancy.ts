import type { EpochMinute } from "../time/instant.ts";
import type { InstantList } from "./slot-starts.ts";
import { indexStarts, startIndex, startsBefore } from "./start-index.ts";

/** How many of a schedule's seats are taken at each time: `counts[i]` from `times[i]` until `times[i + 1]`. */
export interface Occupancy {
  readonly times: Int32Array;
  readonly counts: Int32Array;
  readonly size: number;
}

const NOTHING_TAKEN: Occupancy = { times: new Int32Array(0), counts: new Int32Array(0), size: 0 };

/** Counts ranges given as `[from, to, ...]` pairs in any order, ends excluded: ranges that only touch do not overlap. */
export function countOccupancy(spans: Int32Array | undefined): Occupancy {
  if (!spans || spans.length === 0) return NOTHING_TAKEN;
  const ranges = spans.length >> 1;
  // Starts and ends can be sorted separately, because the count at a time does not depend on which range starts or ends.
  const froms = new Int32Array(ranges);
  const ends = new Int32Array(ranges);
  for (let i = 0; i < ranges; i++) {
    froms[i] = spans[2 * i]!;
    ends[i] = spans[2 * i + 1]!;
  }
  froms.sort();
  ends.sort();
  const times = new Int32Array(2 * ranges);
  const counts = new Int32Array(2 * ranges);
  let size = 0;
  let started = 0;
  let ended = 0;
  while (ended < ranges) {
    const time = started < ranges ? Math.min(froms[started]!, ends[ended]!) : ends[ended]!;
    while (started < ranges && froms[started] === time) started++;
    while (ended < ranges && ends[ended] === time) ended++;
    times[size] = time;
    counts[size++] = started - ended;
  }
  return { times, counts, size };
}

/** Returns the most seats taken at any instant of [from, until). */
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

// An index that all calls share, because only one call uses it at a time.
const index = startIndex();

/**
 * Writes into `peaks`, which must have room for one more than the starts, the most seats taken in [start - before, start + after)
 * for each start. With `capacity` 1 it only distinguishes free (0) from taken (anything above).
 */
export function fillPeaks(
  peaks: Int32Array,
  starts: InstantList,
  spans: Int32Array | undefined,
  capacity: number,
  before: number,
  after: number,
): void {
  if (!spans || spans.length === 0) peaks.fill(0, 0, starts.count);
  else if (capacity > 1) fillPeaksFromOccupancy(peaks, starts, countOccupancy(spans), before, after);
  else if (!sweepSorted(peaks, starts, spans, before, after))
    markUnsorted(peaks, starts, spans, before, after);
}

/**
 * Fills `peaks` for a capacity of one. A start is taken when some range that begins before the end of the appointment ends after
 * its beginning, so only the latest end is remembered. Needs ranges sorted by their beginnings, as a database index returns them;
 * returns false when they are not sorted.
 */
function sweepSorted(
  peaks: Int32Array,
  { values, count }: InstantList,
  spans: Int32Array,
  before: number,
  after: number,
): boolean {
  let latestBegin = spans[0]!;
  let latestEnd = Number.MIN_SAFE_INTEGER;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const start = values[i]!;
    while (next < spans.length && spans[next]! < start + after) {
      if (spans[next]! < latestBegin) return false;
      latestBegin = spans[next]!;
      if (spans[next + 1]! > latestEnd) latestEnd = spans[next + 1]!;
      next += 2;
    }
    peaks[i] = latestEnd > start - before ? 1 : 0;
  }
  for (; next < spans.length; next += 2) {
    if (spans[next]! < latestBegin) return false;
    latestBegin = spans[next]!;
  }
  return true;
}

// Each range overlaps a contiguous part of the starts: marks where that part begins and ends, then adds up. The ranges may be in
// any order.
function markUnsorted(
  peaks: Int32Array,
  starts: InstantList,
  spans: Int32Array,
  before: number,
  after: number,
): void {
  const { count } = starts;
  indexStarts(index, starts);
  peaks.fill(0, 0, count + 1);
  for (let i = 0; i < spans.length; i += 2) {
    peaks[startsBefore(index, spans[i]! - after + 1)]!++;
    peaks[startsBefore(index, spans[i + 1]! + before)]!--;
  }
  let meeting = 0;
  for (let i = 0; i < count; i++) {
    meeting += peaks[i]!;
    peaks[i] = meeting;
  }
}

/** Fills `peaks` like `fillPeaks`, from an occupancy that is already counted; `starts` must ascend. */
export function fillPeaksFromOccupancy(
  peaks: Int32Array,
  starts: InstantList,
  { times, counts, size }: Occupancy,
  before: number,
  after: number,
): void {
  let first = 0;
  for (let i = 0; i < starts.count; i++) {
    const from = starts.values[i]! - before;
    const until = starts.values[i]! + after;
    while (first < size && times[first]! <= from) first++;
    let peak = first > 0 ? counts[first - 1]! : 0;
    for (let j = first; j < size && times[j]! < until; j++) {
      if (counts[j]! > peak) peak = counts[j]!;
    }
    peaks[i] = peak;
  }
}
