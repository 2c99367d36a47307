import type { EpochMinute } from "../time/instant.ts";

/** Something that takes time in a column. The end is exclusive and lies after the start. */
export interface Span {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** The position beside overlapping spans: the `lane`th of `lanes`, from 0. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Places overlapping spans side by side: each takes the first free lane, in order of start, longest first; a cluster of overlaps
 * is as wide as its fullest minute needs. Spans that only touch share a lane. Returns the lanes in the order given.
 */
export function toLanes(spans: readonly Span[]): Lane[] {
  const order = spans.map((_, index) => index).sort((a, b) => byStart(spans[a]!, spans[b]!) || a - b);
  const lanes: Lane[] = [];
  /** The end of the taken time in each lane of the present cluster. */
  let busyUntil: number[] = [];
  let cluster: number[] = [];
  const close = () => {
    for (const index of cluster) lanes[index] = { lane: lanes[index]!.lane, lanes: busyUntil.length };
    cluster = [];
    busyUntil = [];
  };
  for (const index of order) {
    const { from, until } = spans[index]!;
    if (busyUntil.every((end) => end <= from)) close();
    const free = busyUntil.findIndex((end) => end <= from);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = until;
    lanes[index] = { lane, lanes: 0 };
    cluster.push(index);
  }
  close();
  return lanes;
}

function byStart(one: Span, other: Span): number {
  return one.from - other.from || other.until - one.until;
}
