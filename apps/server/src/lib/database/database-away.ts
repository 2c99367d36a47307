/** Of what the operating system and PostgreSQL say: starting, stopping, failing over, out of connections, time, memory or disk. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P\d{2}|3D000|08\w{3}|53\w{3}|57014|25006|25P03|58030|TOO_BUSY)$/;
/** What the driver says of a connection that is gone or does not come, without a code. */
const WORDS =
  /timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/;

/** Whether it is the database that cannot do it now, so that the same may work soon. */
export function isDatabaseAway(error: Error & { code?: string }): boolean {
  return CODES.test(error.code ?? "") || WORDS.test(error.message);
}
