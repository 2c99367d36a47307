import { addFailure, isBlocked, type LoginFailures, NO_FAILURES } from "@rendezvous/domain/account/lockout";
import type { Database, Queryable } from "./database.ts";
import { transaction } from "./database.ts";
import type { Login, Source } from "./known-device.ts";
import { hashToken } from "./session.ts";

/**
 * Whose failures count together: those by one login from one source. Strangers elsewhere block nobody but themselves, and not
 * even beside them a device that has logged in before.
 */
export interface FailureScope extends Login {
  readonly source: string;
}

export function failuresOf(login: Login, source: Source): FailureScope {
  return { ...login, source: source.deviceOf(login) ?? source.address };
}

interface FailureRow {
  readonly count: number;
  readonly blocked_until: Date | null;
}

function keyOf({ groupId, email, source }: FailureScope): [number, Buffer, Buffer] {
  return [groupId, hashToken(`login ${email}`), hashToken(`source ${source}`)];
}

function toFailures(row: FailureRow | undefined): LoginFailures {
  return row ? { count: row.count, blockedUntil: row.blocked_until?.getTime() ?? null } : NO_FAILURES;
}

export async function isBlockedNow(database: Queryable, scope: FailureScope, now: number): Promise<boolean> {
  const { rows } = await database.query<FailureRow>({
    name: "find-login-failures",
    text: "select count, blocked_until from login_failures where group_id = $1 and email_hash = $2 and source_hash = $3",
    values: keyOf(scope),
  });
  return isBlocked(toFailures(rows[0]), now);
}

/**
 * Counts a failure before the password is looked at, so that a thousand guesses at once are still five; a right password
 * clears it again. False when the address is blocked already.
 */
export async function beginAttempt(database: Database, scope: FailureScope, now: number): Promise<boolean> {
  const key = keyOf(scope);
  return transaction(database, async (connection) => {
    await connection.query({
      name: "begin-attempt",
      text: `insert into login_failures (group_id, email_hash, source_hash, count, last_at) values ($1, $2, $3, 0, $4)
        on conflict do nothing`,
      values: [...key, new Date(now)],
    });
    const { rows } = await connection.query<FailureRow>({
      name: "lock-attempts",
      text: "select count, blocked_until from login_failures where group_id = $1 and email_hash = $2 and source_hash = $3 for update",
      values: key,
    });
    const failures = toFailures(rows[0]);
    if (isBlocked(failures, now)) return false;
    const { count, blockedUntil } = addFailure(failures, now);
    await connection.query({
      name: "count-attempt",
      text: `update login_failures set count = $4, blocked_until = $5, last_at = $6
        where group_id = $1 and email_hash = $2 and source_hash = $3`,
      values: [...key, count, blockedUntil === null ? null : new Date(blockedUntil), new Date(now)],
    });
    return true;
  });
}

export async function forgetFailures(database: Queryable, scope: FailureScope): Promise<void> {
  await database.query({
    name: "forget-failures",
    text: "delete from login_failures where group_id = $1 and email_hash = $2 and source_hash = $3",
    values: keyOf(scope),
  });
}

/** Wherever they came from. */
export async function forgetAllFailures(database: Queryable, { groupId, email }: Login): Promise<void> {
  await database.query({
    name: "forget-all-failures",
    text: "delete from login_failures where group_id = $1 and email_hash = $2",
    values: [groupId, hashToken(`login ${email}`)],
  });
}
