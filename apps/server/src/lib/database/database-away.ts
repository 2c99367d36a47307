/** Error codes of the operating system and PostgreSQL: starting, stopping or failing over. */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P\d{2}|3D000|08\w{3}|25006|25P03)$/;
/** Error codes: out of connections, time, memory or disk, or the group is moving to another database. */
const BUSY = /^(53\w{3}|57014|58030|TOO_BUSY|RV001)$/;
/** The error code with which the database refuses to write rows of a group that moves (docs/decisions/0124). */
const MOVING = "RV001";
/** Messages of the driver without a code, about a lost or failed connection. */
const WORDS =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/;

/** True for errors that a retry can cure (lost connection, failover). */
export function isDatabaseAway(error: Error & { code?: string }): boolean {
  return isDatabaseLost(error) || BUSY.test(error.code ?? "");
}

/** True if nothing was written because the group is moving to another cell; a repeated call reaches it there. */
export function isGroupMoving(error: Error & { code?: string }): boolean {
  return error.code === MOVING;
}

/** True if the connection is lost, or leads to a server that does not write: another connection may be better at once. */
export function isDatabaseLost(error: Error & { code?: string }): boolean {
  return LOST.test(error.code ?? "") || WORDS.test(error.message);
}
