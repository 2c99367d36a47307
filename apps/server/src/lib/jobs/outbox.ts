import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { moveOutbox } from "./jobs-data.ts";

/** The bookings of this period are moved together. */
const GATHER_MS = 100;
const LOOK_UNASKED_MS = 1000;
const MOST_AT_ONCE = 500;

export interface OutboxDrain {
  /** Reports a commit that may have filled the outbox. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Moves jobs of bookings from the outbox into the queue, soon after their commit; each second also those that other processes
 * left.
 */
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
