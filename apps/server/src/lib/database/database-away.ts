/**
 * Error codes of the operating system and PostgreSQL: starting, stopping, failing over, or out of connections, time, memory or
 * disk.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P\d{2}|3D000|08\w{3}|53\w{3}|57014|25006|25P03|58030|TOO_BUSY)$/;
/** Messages of the driver without a code, about a lost or failed connection. */
const WORDS =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/;

/** True for errors that a retry can cure (lost connection, failover). */
export function isDatabaseAway(error: Error & { code?: string }): boolean {
  return CODES.test(error.code ?? "") || WORDS.test(error.message);
}
