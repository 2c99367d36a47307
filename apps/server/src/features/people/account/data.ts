import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { Registration } from "../../ground/session/account-mail-queue.ts";

export interface AccountRow {
  readonly id: number;
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly must_change_password: boolean;
  readonly isActive: boolean;
}

const ACCOUNT = `select id, email, password_hash, must_change_password, activated_at is not null as "isActive" from accounts`;

export async function findAccount(
  database: Queryable,
  groupId: number,
  accountId: number,
): Promise<AccountRow | null> {
  const { rows } = await database.query<AccountRow>({
    name: "find-account",
    text: `${ACCOUNT} where group_id = $1 and id = $2`,
    values: [groupId, accountId],
  });
  return rows[0] ?? null;
}

export async function findAccountByEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<AccountRow | null> {
  const { rows } = await database.query<AccountRow>({
    name: "find-account-by-email",
    text: `${ACCOUNT} where group_id = $1 and email = $2`,
    values: [groupId, email],
  });
  return rows[0] ?? null;
}

/**
 * Registers an address; returns null when it has an active account. An account that is not activated keeps the data of its first
 * registration: only the key of a mail, which carries the data of its own registration, proves who owns the mailbox.
 */
export async function registerAccount(
  database: Queryable,
  groupId: number,
  email: string,
  { optIns, locale, pendingRdv, at }: Registration,
): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: "register-account",
    text: `insert into accounts as a (group_id, email, opt_ins, opt_ins_at, locale, pending_rdv, pending_rdv_at, created_at)
      values ($1, $2, $3, $6, $4, $5::jsonb, case when $5::jsonb is not null then $6::timestamptz end, $6)
      on conflict (group_id, email) do update set email = excluded.email where a.activated_at is null
      returning id`,
    values: [groupId, email, JSON.stringify(optIns), locale, pendingRdv && JSON.stringify(pendingRdv), at],
  });
  return rows[0]?.id ?? null;
}

/** Returns the consents of the account's client. */
export async function findOptIns(
  database: Queryable,
  groupId: number,
  accountId: number,
): Promise<Readonly<Record<string, boolean>>> {
  const { rows } = await database.query<{ opt_ins: Record<string, boolean> }>({
    name: "find-opt-ins",
    text: "select opt_ins from accounts where group_id = $1 and id = $2",
    values: [groupId, accountId],
  });
  return rows[0]?.opt_ins ?? {};
}

/** Activates the account after the mailed link was opened, which proves the account's address. */
export async function activateAccount(
  database: Queryable,
  groupId: number,
  accountId: number,
  now: Date,
): Promise<void> {
  await database.query({
    name: "activate-account",
    text: "update accounts set activated_at = coalesce(activated_at, $3) where group_id = $1 and id = $2",
    values: [groupId, accountId, now],
  });
}

/** Stores the data of the registration whose link was opened. An active account keeps its consents. */
export async function storeRegistration(
  database: Queryable,
  groupId: number,
  accountId: number,
  { optIns, locale, pendingRdv, at }: Registration,
): Promise<void> {
  await database.query({
    name: "keep-registration",
    text: `update accounts set pending_rdv = $6::jsonb, pending_rdv_at = case when $6::jsonb is not null then $5::timestamptz end,
        opt_ins = case when activated_at is null then $3 else opt_ins end,
        opt_ins_at = case when activated_at is null then $5 else opt_ins_at end,
        locale = case when activated_at is null then $4 else locale end
      where group_id = $1 and id = $2`,
    values: [
      groupId,
      accountId,
      JSON.stringify(optIns),
      locale,
      at,
      pendingRdv && JSON.stringify(pendingRdv),
    ],
  });
}

export async function setAccountPassword(
  database: Queryable,
  groupId: number,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await database.query({
    name: "set-password",
    text: `update accounts set password_hash = $3, sha1_password_hash = null, must_change_password = false
      where group_id = $1 and id = $2`,
    values: [groupId, accountId, passwordHash],
  });
}

/**
 * Changes the address of the account, and of those fiches of the account that have the old address. Returns false when another
 * account has taken the new address, even at the same moment; the caller must then roll the transaction back.
 */
export async function setAccountEmail(
  connection: Transaction,
  groupId: number,
  accountId: number,
  email: string,
  now: Date,
): Promise<boolean> {
  try {
    const { rowCount } = await connection.query({
      name: "set-email",
      text: `with before as (
          select email from accounts where group_id = $1 and id = $2
        ), changed as (
          update accounts set email = $3 where group_id = $1 and id = $2
            and not exists (select 1 from accounts where group_id = $1 and email = $3 and id <> $2)
          returning id
        ), changed_fiches as (
          update fiches set email = $3 where group_id = $1 and account_id = (select id from changed)
            and email = (select email from before)
          returning id
        ), history_entries as (
          insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, fields)
          select $1, id, $4, 'client', array['email'] from changed_fiches
        )
        select 1 from changed`,
      values: [groupId, accountId, email, now],
    });
    return rowCount === 1;
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return false;
    throw error;
  }
}
