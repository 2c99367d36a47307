import type { EpochMinute } from "../time/instant.ts";
import type { OpeningTable } from "./compile.ts";

/** A reusable sorted list of instants; only the first `count` values are valid. */
export interface InstantList {
  values: Int32Array;
  count: number;
}

/** Returns a list with room for a typical week; it grows by itself. */
export function instantList(): InstantList {
  return { values: new Int32Array(1024), count: 0 };
}

/**
 * Fills `list` with the starts in [from, until) that lie on the grid of their day's range and for which all of [start, start +
 * lengthMinutes) is open. Ignores taken times.
 */
export function fillSlotStarts(
  list: InstantList,
  table: OpeningTable,
  stepMinutes: number,
  lengthMinutes: number,
  from: EpochMinute,
  until: EpochMinute,
): void {
  const { ranges, runs } = table;
  list.count = 0;
  let run = firstRunEndingAfter(runs, from);
  let visited = Number.NEGATIVE_INFINITY;
  let ordered = true;
  for (let i = 0; i < ranges.length; i += 2) {
    const gridStart = ranges[i]!;
    const end = Math.min(ranges[i + 1]!, until);
    if (gridStart >= until) break;
    if (end <= from) continue;
    let start = gridStart;
    if (start < from) start += Math.ceil((from - start) / stepMinutes) * stepMinutes;
    // The ranges of one schedule are consecutive, except around some clock changes.
    if (start <= visited) {
      run = firstRunEndingAfter(runs, start);
      ordered = false;
    }
    reserve(list, list.count + Math.ceil(Math.max(0, end - start) / stepMinutes));
    const values = list.values;
    let count = list.count;
    for (; start < end; start += stepMinutes) {
      while (run < runs.length && runs[run + 1]! <= start) run += 2;
      if (run >= runs.length) break;
      if (runs[run]! > start || start + lengthMinutes > runs[run + 1]!) continue;
      values[count++] = start;
    }
    visited = Math.max(visited, end);
    list.count = count;
  }
  if (!ordered) sortAndDedupe(list);
}

/** Returns the index of the first pair whose end lies after an instant; the pairs' length when there is none. */
export function firstRunEndingAfter(runs: Int32Array, instant: EpochMinute): number {
  let low = 0;
  let high = runs.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[2 * middle + 1]! <= instant) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/** Whether a schedule is open at every instant of [from, until). */
export function isOpenThroughout(table: OpeningTable, from: EpochMinute, until: EpochMinute): boolean {
  const run = firstRunEndingAfter(table.runs, from);
  return run < table.runs.length && table.runs[run]! <= from && until <= table.runs[run + 1]!;
}

function reserve(list: InstantList, size: number): void {
  if (size <= list.values.length) return;
  const larger = new Int32Array(2 * size);
  larger.set(list.values.subarray(0, list.count));
  list.values = larger;
}

function sortAndDedupe(list: InstantList): void {
  const unique = [...new Set(list.values.subarray(0, list.count))].sort((a, b) => a - b);
  list.values.set(unique);
  list.count = unique.length;
}
