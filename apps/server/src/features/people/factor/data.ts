import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { hashToken } from "../../ground/session/token-data.ts";

export async function countRecoveryCodes(database: Queryable, proId: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-recovery-codes",
    text: "select count(*)::integer as count from pro_recovery_codes where pro_id = $1",
    values: [proId],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Uses up a code of an authenticator app; returns false when a code of the same half minute, or of a later one, was used already.
 */
export async function consumeAppCode(
  database: Queryable,
  factorId: number,
  step: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-app-code",
    text: `update pro_factors set last_step = $2, used_at = $3
      where id = $1 and (last_step is null or last_step < $2)`,
    values: [factorId, step, now],
  });
  return rowCount === 1;
}

/** Returns false when a later use of the passkey was counted meanwhile. Many passkeys do not count and always send 0. */
export async function recordPasskeyUse(
  database: Queryable,
  factorId: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-passkey",
    text: `update pro_factors set counter = $2, used_at = $3
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    values: [factorId, counter, now],
  });
  return rowCount === 1;
}

export async function consumeRecoveryCode(
  database: Queryable,
  proId: number,
  code: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-recovery-code",
    text: "delete from pro_recovery_codes where pro_id = $1 and code_hash = $2",
    values: [proId, hashToken(code)],
  });
  return rowCount === 1;
}

export type NewFactor =
  | { readonly kind: "totp"; readonly sealed_secret: string; readonly last_step: number }
  | {
      readonly kind: "passkey";
      readonly credential_id: string;
      readonly public_key: Uint8Array;
      readonly counter: number;
    };

/** Adds a second factor. A second authenticator app replaces the first one. */
export async function addFactor(
  database: Queryable,
  proId: number,
  factor: NewFactor,
  now: Date,
): Promise<void> {
  if (factor.kind === "totp")
    await database.query({
      name: "forget-app",
      text: "delete from pro_factors where pro_id = $1 and kind = 'totp'",
      values: [proId],
    });
  const app = factor.kind === "totp" ? factor : null;
  const passkey = factor.kind === "passkey" ? factor : null;
  await database.query({
    name: "add-factor",
    text: `insert into pro_factors
      (pro_id, kind, sealed_secret, last_step, credential_id, public_key, counter, created_at, used_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    values: [
      proId,
      factor.kind,
      app?.sealed_secret ?? null,
      app?.last_step ?? null,
      passkey?.credential_id ?? null,
      passkey && Buffer.from(passkey.public_key),
      passkey?.counter ?? null,
      now,
    ],
  });
}

export async function addRecoveryCodes(
  database: Queryable,
  proId: number,
  codes: readonly string[],
): Promise<void> {
  await database.query({
    name: "add-recovery-codes",
    text: "insert into pro_recovery_codes (pro_id, code_hash) select $1, unnest($2::bytea[])",
    values: [proId, codes.map(hashToken)],
  });
}

/** Deletes all factors and recovery codes; returns false when there were no factors. */
export async function forgetFactors(database: Queryable, proId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "forget-factors",
    text: `with codes as (delete from pro_recovery_codes where pro_id = $1)
      delete from pro_factors where pro_id = $1`,
    values: [proId],
  });
  return (rowCount ?? 0) > 0;
}

/** Stores the challenge for the session's next proof; replaces an earlier one. */
export async function storeChallenge(database: Queryable, token: string, sealed: string): Promise<void> {
  await database.query({
    name: "keep-challenge",
    text: "update sessions set sealed_challenge = $2 where token_hash = $1",
    values: [hashToken(token), sealed],
  });
}

/** Returns the challenge once: of two simultaneous calls, one gets it. */
export async function takeChallenge(database: Queryable, token: string): Promise<string | null> {
  const { rows } = await database.query<{ sealed_challenge: string | null }>({
    name: "take-challenge",
    text: `with challenge as (select group_id, id, sealed_challenge from sessions where token_hash = $1 for update)
      update sessions s set sealed_challenge = null from challenge c
      where s.group_id = c.group_id and s.id = c.id returning c.sealed_challenge`,
    values: [hashToken(token)],
  });
  return rows[0]?.sealed_challenge ?? null;
}

export interface HalfWayLogin {
  readonly must_change_password: boolean;
}

/** Ends the half-way session; null when it has already ended. */
export async function endHalfWayLogin(
  database: Queryable,
  token: string,
  nowMs: EpochMs,
): Promise<HalfWayLogin | null> {
  const { rows } = await database.query<HalfWayLogin>({
    name: "end-half-way",
    text: `delete from sessions where token_hash = $1 and needs_factor and expires_at > $2
      returning must_change_password`,
    values: [hashToken(token), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Ends the sessions on other devices, because they began without the new factor. */
export async function endOtherSessions(database: Queryable, proId: number, token: string): Promise<void> {
  await database.query({
    name: "end-other-sessions",
    text: "delete from sessions where pro_id = $1 and token_hash <> $2",
    values: [proId, hashToken(token)],
  });
}

/** Returns the groups of a professional. */
export async function listGroupsOfPro(database: Queryable, proId: number): Promise<number[]> {
  const { rows } = await database.query<{ group_id: number }>({
    name: "list-groups-of-pro",
    text: "select group_id from pro_groups where pro_id = $1",
    values: [proId],
  });
  return rows.map(({ group_id }) => group_id);
}

/** Sets whether a group requires a second factor. Requiring one ends the sessions of professionals who have none. */
export async function setFactorRule(
  database: Queryable,
  groupId: number,
  isRequired: boolean,
): Promise<void> {
  await database.query({
    name: "set-factor-rule",
    text: `with ended as (
        delete from sessions s using pro_groups w
        where $2 and w.group_id = $1 and s.pro_id = w.pro_id and not s.is_sso
          and not exists (select 1 from pro_factors f where f.pro_id = s.pro_id)
      )
      update groups set fields = fields || jsonb_build_object('second_factor_required', $2::boolean),
        version = version + 1, updated_at = now()
      where id = $1`,
    values: [groupId, isRequired],
  });
}
