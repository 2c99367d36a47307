/** What may still be done for one question, in steps; below 0 it was not enough, and nothing found out since is certain. */
export interface Work {
  left: number;
  /** The most steps done before the search yields to others; by default all. */
  readonly perSlice?: number;
  /** After how many steps a search for a chain begins to look ahead and to remember what failed; by default when that pays. */
  readonly stepsBeforeOutlook?: number;
}

// About two seconds. The largest questions that may be asked take half of it where every calendar has room.
const MOST_STEPS = 3_000_000;
// About five milliseconds.
const STEPS_PER_SLICE = 8000;

/** The work that one question may cost. */
export function limitedWork(): Work {
  return { left: MOST_STEPS, perSlice: STEPS_PER_SLICE };
}

/** For questions whose size is known. */
export function unlimitedWork(): Work {
  return { left: Number.POSITIVE_INFINITY };
}

/** Takes steps from what is left; false when there was too little. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps;
  return work.left >= 0;
}

/** What work done in slices comes to, done at once. */
export function atOnce<Result>(slices: Iterator<unknown, Result>): Result {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}
