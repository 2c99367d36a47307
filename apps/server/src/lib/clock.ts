import type { EpochMs } from "@rendezvous/domain/time/instant";

/** The present, so that a test may stop or move it. */
export interface Clock {
  now(): EpochMs;
}

export const systemClock: Clock = { now: () => Date.now() };
