import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { moveOutbox } from "./jobs-data.ts";

/** The bookings of so long a moment are moved together. */
const GATHER_MS = 100;
const LOOK_UNASKED_MS = 1000;
const MOST_AT_ONCE = 500;

export interface OutboxDrain {
  /** Something was committed. */
  wake(): void;
  stop(): Promise<void>;
}

/** Moves what bookings have enqueued into the queue, soon after their commit, and each second what other processes left. */
export function startOutboxDrain(database: Database, onError: (error: Error) => void): OutboxDrain {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {});
  let wake: (() => void) | undefined;

  async function drain(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        while ((await moveOutbox(database, MOST_AT_ONCE)) === MOST_AT_ONCE);
      } catch (error) {
        onError(error as Error);
      }
      await Promise.race([woken, rest(LOOK_UNASKED_MS)]);
      await rest(GATHER_MS);
    }
  }

  const draining = drain();
  return {
    wake: () => wake?.(),
    stop() {
      stopping.abort();
      return draining;
    },
  };
}
