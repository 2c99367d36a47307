import { spendBudget, type WorkBudget } from "../work.ts";

/**
 * Runs a search in slices. Each slice restarts the search from its beginning, and skips the failures that earlier slices found.
 */
export interface RestartingSearch {
  /**
   * Repeats `attempt`, one slice each, until it succeeds (true), fails before the end of its slice (false), or spends the budget
   * (false).
   */
  run(attempt: () => boolean): Generator<undefined, boolean>;
  /** Subtracts steps from the budget; returns false when the slice or the whole budget is spent. */
  spend(steps: number): boolean;
  isOver(): boolean;
}

/** `countLearnt` returns the number of failures found so far; it grows if a slice has found new ones. */
export function restartingSearch(work: WorkBudget, countLearnt: () => number): RestartingSearch {
  /** The number of remaining steps at which this slice ends. */
  let sliceEnd = 0;
  return {
    *run(attempt) {
      for (let slice = work.perSlice ?? Number.MAX_VALUE; ; yield) {
        sliceEnd = Math.max(0, work.left - slice);
        const before = countLearnt();
        if (attempt()) return true;
        if (work.left >= sliceEnd || work.left < 0) return false;
        // Doubles the slice if it has found no new failure, because the next slice of the same length would repeat it for ever.
        if (countLearnt() === before) slice *= 2;
      }
    },
    spend: (steps) => spendBudget(work, steps) && work.left >= sliceEnd,
    isOver: () => work.left < sliceEnd,
  };
}
