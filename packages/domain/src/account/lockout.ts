import { type EpochMs, MINUTE_MS } from "../time/instant.ts";

/** Failed logins in a row, as far as they are remembered. Times in milliseconds since the epoch. */
export interface LoginFailures {
  readonly count: number;
  readonly blockedUntil: number | null;
}

export const FAILURES_BEFORE_BLOCK = 5;
export const BLOCK_MS = 10 * MINUTE_MS;

export const NO_FAILURES: LoginFailures = { count: 0, blockedUntil: null };

/** Servers may differ by so much in what they take for the time. */
const SKEW_MS = MINUTE_MS;

/**
 * Is the account blocked? At the very end of the 10 minutes it is free again. Where much more than these are left, the clock has
 * been set back since, which must not lengthen the block.
 */
export function isBlocked({ blockedUntil }: LoginFailures, nowMs: EpochMs): boolean {
  return blockedUntil !== null && nowMs < blockedUntil && blockedUntil - nowMs <= BLOCK_MS + SKEW_MS;
}

/**
 * What is remembered after one more failed login: the fifth in a row blocks for 10 minutes, and after a block counting
 * begins anew. A failure while blocked changes nothing, so a block always ends by itself.
 */
export function addFailure(failures: LoginFailures, nowMs: EpochMs): LoginFailures {
  if (isBlocked(failures, nowMs)) return failures;
  const count = (failures.blockedUntil === null ? failures.count : 0) + 1;
  return count < FAILURES_BEFORE_BLOCK
    ? { count, blockedUntil: null }
    : { count, blockedUntil: nowMs + BLOCK_MS };
}
