import { isDatabaseAway } from "./database/database-away.ts";
import { type Log, withoutAddresses } from "./log.ts";

/** Logs a failure; `message` describes the failed action. */
export type LogFailure = (
  error: unknown,
  message: string,
  details?: Readonly<Record<string, unknown>>,
) => void;

const OUTAGE_LINE_EVERY_MS = 1000;

/**
 * Logs each failure with its stack. While the database is unavailable all failures have one cause, so one line a second reports
 * it and their number.
 */
export function createFailureLog(log: Log): LogFailure {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  return (thrown, message, details = {}) => {
    const error: Error & { code?: string } = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (!isDatabaseAway(error)) return log.error({ ...details, err: error }, message);
    failures += 1;
    if (performance.now() - loggedAt < OUTAGE_LINE_EVERY_MS) return;
    loggedAt = performance.now();
    const reason = withoutAddresses(error.message || (error.code ?? error.name));
    log.error({ code: error.code, reason, failures, last: message }, "the database cannot be used");
    failures = 0;
  };
}
