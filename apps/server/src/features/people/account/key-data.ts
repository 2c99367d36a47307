import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import type { Registration } from "../../ground/session/account-mail-queue.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";

export type AccountKeyPurpose = "activation" | "reset" | "email_change";

/** The lifetime of each kind of link, in hours (docs/screens.md, "Accounts"). */
export const ACCOUNT_KEY_HOURS: Readonly<Record<AccountKeyPurpose, number>> = {
  activation: 72,
  reset: 24,
  email_change: 24,
};

/** The holder of a key: an account or a professional. A professional's group is the one whose page requested the key. */
export type KeyHolder =
  | { readonly account_id: number; readonly pro_id: null }
  | { readonly account_id: null; readonly pro_id: number };

export type AccountKey = KeyHolder & {
  readonly group_id: number;
  readonly purpose: AccountKeyPurpose;
  readonly temp_email: string | null;
  /** The registration that the mail answers; null: only the data of the account counts. */
  readonly registration: Registration | null;
};

/** Creates a key, to be mailed once. Earlier keys stay valid, because the reader may open either mail. */
export async function addAccountKey(
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
      new Date(nowMs + ACCOUNT_KEY_HOURS[purpose] * 3_600_000),
      registration && JSON.stringify(registration),
    ],
  });
  return token;
}

const KEY = "group_id, account_id, pro_id, purpose, temp_email, registration";

/** Returns a key without using it up. */
export async function findAccountKey(
  database: Queryable,
  key: string,
  nowMs: EpochMs,
): Promise<AccountKey | null> {
  const { rows } = await database.query<AccountKey>({
    name: "find-account-key",
    text: `select ${KEY} from account_keys where key_hash = $1 and expires_at > $2`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Uses the key up; of two simultaneous calls only one gets it. */
export async function consumeAccountKey(
  database: Queryable,
  key: string,
  nowMs: EpochMs,
): Promise<AccountKey | null> {
  const { rows } = await database.query<AccountKey>({
    name: "use-account-key",
    text: `delete from account_keys where key_hash = $1 and expires_at > $2 returning ${KEY}`,
    values: [hashToken(key), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Invalidates the links mailed before. */
export async function deleteAccountKeys(
  database: Queryable,
  groupId: number,
  accountId: number,
  purposes: readonly AccountKeyPurpose[],
): Promise<void> {
  await database.query({
    name: "forget-account-keys",
    text: "delete from account_keys where group_id = $1 and account_id = $2 and purpose = any($3)",
    values: [groupId, accountId, purposes],
  });
}

/** Invalidates a professional's links in all groups. */
export async function deleteKeysOfPro(database: Queryable, proId: number): Promise<void> {
  await database.query({
    name: "forget-keys-of-pro",
    text: "delete from account_keys where pro_id = $1",
    values: [proId],
  });
}
