import type { EpochMinute } from "../time/instant.ts";

/** Something that takes time in a column. The end is exclusive and lies after the start. */
export interface Span {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** Its place beside what overlaps it: the `lane`th of `lanes`, from 0. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * Puts side by side what overlaps: each takes the first lane that is free, in order of start and with the longest first; what
 * hangs together by overlaps is as wide as its fullest minute needs. Spans that only touch share a lane. In the order given.
 */
export function toLanes(spans: readonly Span[]): Lane[] {
  const order = spans.map((_, index) => index).sort((a, b) => byStart(spans[a]!, spans[b]!) || a - b);
  const found: Lane[] = [];
  /** Until when each lane of the present cluster is taken. */
  let busyUntil: number[] = [];
  let cluster: number[] = [];
  const close = () => {
    for (const index of cluster) found[index] = { lane: found[index]!.lane, lanes: busyUntil.length };
    cluster = [];
    busyUntil = [];
  };
  for (const index of order) {
    const { from, until } = spans[index]!;
    if (busyUntil.every((end) => end <= from)) close();
    const free = busyUntil.findIndex((end) => end <= from);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = until;
    found[index] = { lane, lanes: 0 };
    cluster.push(index);
  }
  close();
  return found;
}

function byStart(one: Span, other: Span): number {
  return one.from - other.from || other.until - one.until;
}
