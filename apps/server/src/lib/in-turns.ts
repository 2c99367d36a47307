import { setImmediate as nextTurn } from "node:timers/promises";

/** Runs long tasks, one at a time for each caller. */
export interface FairQueue {
  /** Runs `work` when its turn comes; returns null without running it when too many tasks of this caller are waiting. */
  take<Result>(asker: string, work: () => Promise<Result>): Promise<Result> | null;
}

/** The most waiting tasks of one caller; a whole office may be behind one address. */
const MOST_WAITING = 40;

/**
 * Runs long tasks one after another, alternating between callers: a caller with a hundred tasks waits for their own, and any
 * other caller only for the running one.
 */
export function createFairQueue(mostWaiting = MOST_WAITING): FairQueue {
  /** In the order of turns; a caller moves to the end after a turn. */
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isBusy = false;

  async function go(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const [asker, queue] of waiting) {
      waiting.delete(asker);
      const next = queue.shift();
      if (queue.length > 0) waiting.set(asker, queue);
      await next?.();
    }
    isBusy = false;
  }

  return {
    take<Result>(asker: string, work: () => Promise<Result>) {
      const queue = waiting.get(asker) ?? [];
      if (queue.length >= mostWaiting) return null;
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queue.push(() => work().then(resolve, reject));
      waiting.set(asker, queue);
      void go();
      return promise;
    },
  };
}

/** Maps each item with `toOne`, one per step. */
export function* mapInSteps<One, Other>(
  all: readonly One[],
  toOne: (one: One) => Other,
): Generator<undefined, Other[]> {
  const mapped: Other[] = [];
  for (const one of all) {
    mapped.push(toOne(one));
    yield;
  }
  return mapped;
}

/** The length of a slice of work: the longest time that other requests wait. */
const SLICE_MS = 5;

/** Runs all steps of a task, and yields to other work after each slice of time. */
export async function runInSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    // Yields before the first slice too, because a task often starts in the turn in which a database answer arrives.
    await nextTurn();
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}
