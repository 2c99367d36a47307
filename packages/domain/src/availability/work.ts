/** What may still be done for one question, in steps; below 0 it was not enough, and nothing found out since is certain. */
export interface Work {
  left: number;
}

// About a second. Twenty services on twenty calendars over two months, all nearly booked up, take a tenth of it.
const MOST_STEPS = 2_000_000;

/** The work that one question asked by anyone may cost. */
export function limitedWork(): Work {
  return { left: MOST_STEPS };
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
