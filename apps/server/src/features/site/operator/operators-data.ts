import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashToken } from "../../ground/session/token-data.ts";

export interface StoredOperator {
  readonly id: number;
  readonly email: string;
  /** null: the one-time link has not been used. */
  readonly password_hash: string | null;
  readonly sealed_secret: string;
}

/** Whether the installation has operators; otherwise it has no pages for them. */
export async function hasOperators(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ exists: boolean }>({
    name: "has-operators",
    text: "select exists (select from operators) as exists",
  });
  return rows[0]!.exists;
}

export async function findOperator(database: Queryable, email: string): Promise<StoredOperator | null> {
  const { rows } = await database.query<StoredOperator>({
    name: "find-operator",
    text: "select id, email, password_hash, sealed_secret from operators where email = $1",
    values: [email],
  });
  return rows[0] ?? null;
}

/** Returns the operator of a one-time link that is still valid. */
export async function findOperatorByKey(
  database: Queryable,
  key: string,
  nowMs: EpochMs,
): Promise<StoredOperator | null> {
  const { rows } = await database.query<StoredOperator>({
    name: "find-operator-by-key",
    text: `select id, email, password_hash, sealed_secret from operators
      where key_hash = $1 and key_expires_at > $2`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Uses the one-time link up; returns false when it was used meanwhile. The recovery codes replace all earlier ones. */
export async function completeSetup(
  database: Queryable,
  key: string,
  set: {
    readonly passwordHash: string;
    readonly step: number;
    readonly recoveryCodes: readonly string[];
  },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "complete-operator-setup",
    text: `with done as (
        update operators set password_hash = $2, last_step = $3, key_hash = null, key_expires_at = null
        where key_hash = $1 returning id
      )
      insert into operator_recovery_codes (operator_id, code_hash) select id, unnest($4::bytea[]) from done`,
    values: [hashToken(key), set.passwordHash, set.step, set.recoveryCodes.map(hashToken)],
  });
  return rowCount !== 0;
}

/** Uses up a code of the authenticator app; returns false when the same code, or a later one, was used already. */
export async function consumeOperatorCode(
  database: Queryable,
  operatorId: number,
  step: number,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-operator-code",
    text: "update operators set last_step = $2 where id = $1 and (last_step is null or last_step < $2)",
    values: [operatorId, step],
  });
  return rowCount === 1;
}

export async function consumeOperatorRecoveryCode(
  database: Queryable,
  operatorId: number,
  code: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-operator-recovery-code",
    text: "delete from operator_recovery_codes where operator_id = $1 and code_hash = $2",
    values: [operatorId, hashToken(code)],
  });
  return rowCount === 1;
}

export interface NewSetupLink {
  readonly key: string;
  readonly expiresAt: Date;
  readonly sealedSecret: string;
}

/**
 * Adds an operator, who must open the one-time link before logging in. Returns false when the address is already an operator's.
 */
export async function addOperator(
  database: Queryable,
  email: string,
  { key, expiresAt, sealedSecret }: NewSetupLink,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "add-operator",
    text: `insert into operators (email, key_hash, key_expires_at, sealed_secret, created_at)
      values ($1, $2, $3, $4, $5) on conflict (email) do nothing`,
    values: [email, hashToken(key), expiresAt, sealedSecret, now],
  });
  return rowCount === 1;
}

/**
 * Ends the operator's sessions and deletes the password, the app and the recovery codes. The operator sets new ones through the
 * new link.
 */
export async function resetOperator(
  database: Queryable,
  email: string,
  { key, expiresAt, sealedSecret }: NewSetupLink,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "reset-operator",
    text: `with reset as (
        update operators set password_hash = null, last_step = null, key_hash = $2, key_expires_at = $3, sealed_secret = $4
        where email = $1 returning id
      ), codes as (delete from operator_recovery_codes where operator_id in (select id from reset)
      ), sessions as (delete from operator_sessions where operator_id in (select id from reset))
      select id from reset`,
    values: [email, hashToken(key), expiresAt, sealedSecret],
  });
  return rowCount === 1;
}

export async function removeOperator(database: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "remove-operator",
    text: "delete from operators where email = $1",
    values: [email],
  });
  return rowCount === 1;
}

export interface ListedOperator {
  readonly email: string;
  readonly is_set_up: boolean;
  readonly seen_at: Date | null;
}

export async function listOperators(database: Queryable): Promise<ListedOperator[]> {
  const { rows } = await database.query<ListedOperator>({
    name: "list-operators",
    text: "select email, password_hash is not null as is_set_up, seen_at from operators order by email",
  });
  return rows;
}
