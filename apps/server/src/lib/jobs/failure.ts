import { isDatabaseAway } from "../database/database-away.ts";
import { type Log, withoutAddresses } from "../log.ts";

export interface FailedJob {
  readonly queue: string;
  readonly job: string;
  readonly attempt: number;
  /** False: the job is given up. */
  readonly isTriedAgain: boolean;
}

/** A failure that would repeat at every attempt. */
export class FinalFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Whether the job failed because the database was unavailable, which does not count as an attempt. A mail server's error has a
 * `command`.
 */
export function isInterrupted(error: Error): boolean {
  return isDatabaseAway(error) && !("command" in error);
}

/** Logs which job failed, how often and why, without the recipient. */
export function logFailure(log: Log, error: Error, { isTriedAgain, ...failed }: FailedJob): void {
  const code = "code" in error ? error.code : undefined;
  const reason = withoutAddresses(error.message);
  // Only an unexpected error gets a stack: a mail server's refusal has a code, and an outage of the database is recognised
  // separately.
  const stack = code === undefined && !isInterrupted(error) ? withoutAddresses(error.stack ?? "") : undefined;
  const line = { ...failed, code, reason, stack };
  if (isTriedAgain) log.warn(line, "a job failed; it will be tried again");
  else log.error(line, "a job failed for the last time and is given up");
}
