import { setImmediate as nextTurn } from "node:timers/promises";

/** What is long, and for whom: one thing at a time for each of them. */
export interface Turns {
  /** Does `work` when it is its turn; null, without doing it, where too many of the same asker wait already. */
  take<Result>(asker: string, work: () => Promise<Result>): Promise<Result> | null;
}

/** The most that wait for one asker; a whole office may be behind one address. */
const MOST_WAITING = 40;

/**
 * Long work one after the other, the askers in turn: one who asks a hundred times at once waits for their own, and any
 * other only for what is under way.
 */
export function createTurns(mostWaiting = MOST_WAITING): Turns {
  /** In the order of their turns; who has had one goes to the end. */
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

/** `toOne` of each, one a step. */
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

/** The longest that another asker waits. */
const SLICE_MS = 5;

/** Takes all steps of some work, with room for others whenever it has taken a slice of time. */
export async function inSlices<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    // Before the first slice too: an answer of the database, with which it begins, is met in the turn in which the next slice would be.
    await nextTurn();
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}
