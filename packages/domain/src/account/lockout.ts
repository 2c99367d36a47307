/** Failed logins in a row, as far as they are remembered. Times in milliseconds since the epoch. */
export interface LoginFailures {
  readonly count: number;
  readonly blockedUntil: number | null;
}

export const FAILURES_BEFORE_BLOCK = 5;
export const BLOCK_MS = 10 * 60_000;

export const NO_FAILURES: LoginFailures = { count: 0, blockedUntil: null };

/** Is the account blocked? At the very end of the 10 minutes it is free again. */
export function isBlocked({ blockedUntil }: LoginFailures, nowMs: number): boolean {
  return blockedUntil !== null && nowMs < blockedUntil;
}

/**
 * What is remembered after one more failed login: the fifth in a row blocks for 10 minutes, and after a block counting
 * begins anew. A failure while blocked changes nothing, so a block always ends by itself.
 */
export function addFailure(failures: LoginFailures, nowMs: number): LoginFailures {
  if (isBlocked(failures, nowMs)) return failures;
  const count = (failures.blockedUntil === null ? failures.count : 0) + 1;
  return count < FAILURES_BEFORE_BLOCK
    ? { count, blockedUntil: null }
    : { count, blockedUntil: nowMs + BLOCK_MS };
}
