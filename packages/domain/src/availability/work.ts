/** The remaining budget of a search, in steps; below 0 it did not suffice, and results since then are unreliable. */
export interface WorkBudget {
  left: number;
  /** The most steps before the search yields to other work; by default all. */
  readonly perSlice?: number;
  /**
   * The number of steps after which a chain search starts to look ahead and to remember failures; by default when that pays off.
   */
  readonly stepsBeforeLookahead?: number;
}

// About two seconds. The largest allowed requests take half of it when every calendar has room.
const MOST_STEPS = 3_000_000;
// About five milliseconds.
const STEPS_PER_SLICE = 8000;

/** Returns the budget of one request. */
export function createLimitedBudget(): WorkBudget {
  return { left: MOST_STEPS, perSlice: STEPS_PER_SLICE };
}

/** Returns a budget without a limit, for requests whose size is already limited. */
export function unlimitedBudget(): WorkBudget {
  return { left: Number.POSITIVE_INFINITY };
}

/** Subtracts steps from the budget; returns false when it did not suffice. */
export function spendBudget(work: WorkBudget, steps: number): boolean {
  work.left -= steps;
  return work.left >= 0;
}

/** Runs all slices of a search at once and returns the result. */
export function runToEnd<Result>(slices: Iterator<unknown, Result>): Result {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}
