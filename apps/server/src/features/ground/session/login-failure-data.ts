import type { EpochMs } from "@rendezvous/domain/time/instant";
import { createHmac } from "node:crypto";
import { addFailure, isBlocked, type LoginFailures, NO_FAILURES } from "@rendezvous/domain/account/lockout";
import type { Database, Queryable } from "../../../lib/database/database.ts";
import { transaction } from "../../../lib/database/database.ts";
import type { Installation } from "../../../lib/installation.ts";
import type { Login, LoginSource } from "./known-device.ts";

/**
 * Failures count per login and source, so that a stranger elsewhere blocks only themselves, and not even a device behind the same
 * address that has logged in before. The names are hashed with the installation's secret, so that they cannot be guessed.
 */
export interface FailureScope {
  readonly groupId: number;
  readonly emailHash: Buffer;
  readonly sourceHash: Buffer;
}

type Key = Pick<Installation, "secret">;

function hashWithKey(text: string, { secret }: Key): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

function emailHashOf({ email }: Login, key: Key): Buffer {
  return hashWithKey(`login ${email}`, key);
}

export function toFailureScope(login: Login, source: LoginSource, key: Key): FailureScope {
  const from = source.deviceOf(login) ?? source.address;
  return {
    groupId: login.groupId,
    emailHash: emailHashOf(login, key),
    sourceHash: hashWithKey(`source ${from}`, key),
  };
}

interface FailureRow {
  readonly count: number;
  readonly blocked_until: Date | null;
}

function keyOf({ groupId, emailHash, sourceHash }: FailureScope): [number, Buffer, Buffer] {
  return [groupId, emailHash, sourceHash];
}

function toFailures(row: FailureRow | undefined): LoginFailures {
  return row ? { count: row.count, blockedUntil: row.blocked_until?.getTime() ?? null } : NO_FAILURES;
}

export async function isBlockedNow(
  database: Queryable,
  scope: FailureScope,
  nowMs: EpochMs,
): Promise<boolean> {
  const { rows } = await database.query<FailureRow>({
    name: "find-login-failures",
    text: "select count, blocked_until from login_failures where group_id = $1 and email_hash = $2 and source_hash = $3",
    values: keyOf(scope),
  });
  return isBlocked(toFailures(rows[0]), nowMs);
}

/**
 * Counts a failure before the password is checked, so that a thousand parallel guesses are all counted; a correct password clears
 * the count. Returns false when the address is blocked already.
 */
export async function beginLoginAttempt(
  database: Database,
  scope: FailureScope,
  nowMs: EpochMs,
): Promise<boolean> {
  const key = keyOf(scope);
  return transaction(database, async (connection) => {
    await connection.query({
      name: "begin-attempt",
      text: `insert into login_failures (group_id, email_hash, source_hash, count, last_at) values ($1, $2, $3, 0, $4)
        on conflict do nothing`,
      values: [...key, new Date(nowMs)],
    });
    const { rows } = await connection.query<FailureRow>({
      name: "lock-attempts",
      text: "select count, blocked_until from login_failures where group_id = $1 and email_hash = $2 and source_hash = $3 for update",
      values: key,
    });
    const failures = toFailures(rows[0]);
    if (isBlocked(failures, nowMs)) return false;
    const { count, blockedUntil } = addFailure(failures, nowMs);
    await connection.query({
      name: "count-attempt",
      text: `update login_failures set count = $4, blocked_until = $5, last_at = $6
        where group_id = $1 and email_hash = $2 and source_hash = $3`,
      values: [...key, count, blockedUntil === null ? null : new Date(blockedUntil), new Date(nowMs)],
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

/** Deletes the failures of a login from all sources. */
export async function forgetAllFailures(database: Queryable, login: Login, key: Key): Promise<void> {
  await database.query({
    name: "forget-all-failures",
    text: "delete from login_failures where group_id = $1 and email_hash = $2",
    values: [login.groupId, emailHashOf(login, key)],
  });
}
