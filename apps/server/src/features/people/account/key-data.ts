import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import type { Registration } from "../../ground/session/account-mail-queue.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";

export type KeyPurpose = "activation" | "reset" | "email_change";

/** Hours that a link is good for (docs/screens.md, "Accounts"). */
export const KEY_HOURS: Readonly<Record<KeyPurpose, number>> = {
  activation: 72,
  reset: 24,
  email_change: 24,
};

/** Whose key it is: an account's, or a professional's, whose group is the one on whose page it was asked for. */
export type KeyHolder =
  | { readonly account_id: number; readonly pro_id: null }
  | { readonly account_id: null; readonly pro_id: number };

export type AccountKey = KeyHolder & {
  readonly group_id: number;
  readonly purpose: KeyPurpose;
  readonly temp_email: string | null;
  /** What the registration said that its mail answers; null: nothing beside what the account holds. */
  readonly registration: Registration | null;
};

/** A new key, to be mailed once. Earlier ones stay good: which of two mails is opened is not ours to say. */
export async function addKey(
  database: Queryable,
  { group_id, account_id, pro_id, purpose, temp_email, registration }: AccountKey,
  nowMs: EpochMs,
): Promise<string> {
  const { token, hash } = makeToken();
  await database.query({
    name: "add-account-key",
    text: `insert into account_keys (group_id, account_id, pro_id, purpose, key_hash, temp_email, expires_at, registration)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      group_id,
      account_id,
      pro_id,
      purpose,
      hash,
      temp_email,
      new Date(nowMs + KEY_HOURS[purpose] * 3_600_000),
      registration && JSON.stringify(registration),
    ],
  });
  return token;
}

const KEY = "group_id, account_id, pro_id, purpose, temp_email, registration";

/** Looks at a key without using it. */
export async function findKey(database: Queryable, key: string, nowMs: EpochMs): Promise<AccountKey | null> {
  const { rows } = await database.query<AccountKey>({
    name: "find-account-key",
    text: `select ${KEY} from account_keys where key_hash = $1 and expires_at > $2`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Of two that come at once only one gets the key. */
export async function useKey(database: Queryable, key: string, nowMs: EpochMs): Promise<AccountKey | null> {
  const { rows } = await database.query<AccountKey>({
    name: "use-account-key",
    text: `delete from account_keys where key_hash = $1 and expires_at > $2 returning ${KEY}`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Links that were mailed before no longer open anything. */
export async function forgetKeys(
  database: Queryable,
  groupId: number,
  accountId: number,
  purposes: readonly KeyPurpose[],
): Promise<void> {
  await database.query({
    name: "forget-account-keys",
    text: "delete from account_keys where group_id = $1 and account_id = $2 and purpose = any($3)",
    values: [groupId, accountId, purposes],
  });
}

/** The same for a professional, in all groups. */
export async function forgetKeysOfPro(database: Queryable, proId: number): Promise<void> {
  await database.query({
    name: "forget-keys-of-pro",
    text: "delete from account_keys where pro_id = $1",
    values: [proId],
  });
}
