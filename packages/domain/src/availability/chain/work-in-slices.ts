import { spendWork, type WorkBudget } from "../work.ts";

/** The work of a search that restarts from its beginning in each slice, led by what it learnt in the slices before. */
export interface WorkInSlices {
  /** Runs `attempt` until it succeeds, or fails within a slice or for want of work. */
  run(attempt: () => boolean): Generator<undefined, boolean>;
  /** Subtracts steps; returns false when the slice or the work is over. */
  spend(steps: number): boolean;
  isOver(): boolean;
}

/** `countLearnt` grows with each thing that a slice learnt. */
export function workInSlices(work: WorkBudget, countLearnt: () => number): WorkInSlices {
  /** The remaining work at which this slice ends. */
  let sliceEnd = 0;
  return {
    *run(attempt) {
      for (let slice = work.perSlice ?? Number.MAX_VALUE; ; yield) {
        sliceEnd = Math.max(0, work.left - slice);
        const before = countLearnt();
        if (attempt()) return true;
        if (work.left >= sliceEnd || work.left < 0) return false;
        // Doubles the slice, because one too short to learn anything new would repeat for ever.
        if (countLearnt() === before) slice *= 2;
      }
    },
    spend: (steps) => spendWork(work, steps) && work.left >= sliceEnd,
    isOver: () => work.left < sliceEnd,
  };
}
