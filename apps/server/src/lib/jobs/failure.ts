import { isDatabaseAway } from "../database/database-away.ts";
import { type Log, withoutAddresses } from "../log.ts";

export interface FailedJob {
  readonly queue: string;
  readonly job: string;
  readonly attempt: number;
  /** False: it is given up. */
  readonly isTriedAgain: boolean;
}

/** It would fail in the same way however often it is tried. */
export class FinalFailure extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Whether it failed since the database was away, and not the mail server, which is asked by a command: that is no attempt. */
export function isInterrupted(error: Error): boolean {
  return isDatabaseAway(error) && !("command" in error);
}

/** Which job failed, how often and why; not to whom it was. */
export function logFailure(log: Log, error: Error, { isTriedAgain, ...failed }: FailedJob): void {
  const code = "code" in error ? error.code : undefined;
  const reason = withoutAddresses(error.message);
  // Without a code it is not the mail server's refusal but a fault of ours, or the database has gone away.
  const stack = code === undefined && !isInterrupted(error) ? withoutAddresses(error.stack ?? "") : undefined;
  const line = { ...failed, code, reason, stack };
  if (isTriedAgain) log.warn(line, "a job failed; it will be tried again");
  else log.error(line, "a job failed for the last time and is given up");
}
