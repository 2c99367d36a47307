import type { EpochMs } from "@rendezvous/domain/time/instant";

/** The current time, which a test can stop or move. */
export interface Clock {
  now(): EpochMs;
}

export const systemClock: Clock = { now: () => Date.now() };
