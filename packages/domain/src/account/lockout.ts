import { type EpochMs, MINUTE_MS } from "../time/instant.ts";

/** The consecutive failed logins. Times in milliseconds since the epoch. */
export interface LoginFailures {
  readonly count: number;
  readonly blockedUntil: number | null;
}

export const FAILURES_BEFORE_BLOCK = 5;
export const BLOCK_MS = 10 * MINUTE_MS;

export const NO_FAILURES: LoginFailures = { count: 0, blockedUntil: null };

/** The largest difference allowed between the servers' clocks. */
const SKEW_MS = MINUTE_MS;

/**
 * Whether the account is blocked; it is free at the very end of the 10 minutes. A much longer remaining time means that the clock
 * has been set back, which must not lengthen the block.
 */
export function isBlocked({ blockedUntil }: LoginFailures, nowMs: EpochMs): boolean {
  return blockedUntil !== null && nowMs < blockedUntil && blockedUntil - nowMs <= BLOCK_MS + SKEW_MS;
}

/**
 * Returns the state after one more failed login: the fifth in a row blocks for 10 minutes, and counting restarts after a block. A
 * failure during a block changes nothing, so a block always ends by itself.
 */
export function addFailure(failures: LoginFailures, nowMs: EpochMs): LoginFailures {
  if (isBlocked(failures, nowMs)) return failures;
  const count = (failures.blockedUntil === null ? failures.count : 0) + 1;
  return count < FAILURES_BEFORE_BLOCK
    ? { count, blockedUntil: null }
    : { count, blockedUntil: nowMs + BLOCK_MS };
}
