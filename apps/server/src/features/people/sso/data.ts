import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { ProviderSession } from "../../ground/session/session-data.ts";
import type { ProviderLogout } from "./read-logout-token.ts";

/** The person who has come back: a client with an account, or a professional of the group. */
export type SsoPerson = { readonly accountId: number } | { readonly proId: number; readonly subject: string };

export interface SsoLogin {
  readonly groupId: number;
  readonly keyHash: Buffer;
  /** null before the visitor has come back from the provider. */
  readonly who: SsoPerson | null;
  readonly sealed: string;
  /** null before the visitor has come back from the provider. */
  readonly atProvider: ProviderSession | null;
  readonly expiresAt: Date;
}

export async function storeSsoLogin(database: Queryable, login: SsoLogin): Promise<void> {
  await database.query({
    name: "keep-sso-login",
    text: `insert into sso_logins (group_id, key_hash, account_id, pro_id, subject, sealed, sid, issued_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      login.groupId,
      login.keyHash,
      login.who && "accountId" in login.who ? login.who.accountId : null,
      login.who && "proId" in login.who ? login.who.proId : null,
      login.who && "proId" in login.who ? login.who.subject : null,
      login.sealed,
      login.atProvider?.sid ?? null,
      login.atProvider?.issuedAt ?? null,
      login.expiresAt,
    ],
  });
}

/** Returns the login once; a second call, even at the same moment, gets null. */
export async function takeSsoLogin(
  database: Queryable,
  { groupId, keyHash, isBack }: { groupId: number; keyHash: Buffer; isBack: boolean },
  now: Date,
): Promise<Pick<SsoLogin, "who" | "sealed" | "atProvider"> | null> {
  const { rows } = await database.query<{
    account_id: number | null;
    pro_id: number | null;
    subject: string | null;
    sealed: string;
    sid: string | null;
    issued_at: Date | null;
    expires_at: Date;
  }>({
    name: "take-sso-login",
    text: `delete from sso_logins
      where group_id = $1 and key_hash = $2 and (account_id is not null or pro_id is not null) = $3
      returning account_id, pro_id, subject, sealed, sid, issued_at, expires_at`,
    values: [groupId, keyHash, isBack],
  });
  const row = rows[0];
  if (!row || row.expires_at <= now) return null;
  const { sealed, sid, issued_at: issuedAt } = row;
  return { who: toSsoPerson(row), sealed, atProvider: issuedAt && { sid, issuedAt } };
}

function toSsoPerson(row: {
  account_id: number | null;
  pro_id: number | null;
  subject: string | null;
}): SsoPerson | null {
  if (row.account_id !== null) return { accountId: row.account_id };
  return row.pro_id === null ? null : { proId: row.pro_id, subject: row.subject ?? "" };
}

/** The person whom a provider has authenticated. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** null unless the provider has verified the address. */
  readonly email: string | null;
}

/**
 * Returns the account of a person whom a provider has authenticated; creates one if needed. An address that the provider has
 * verified finds an existing account.
 */
export async function findAccountOfIdentity(
  connection: Transaction,
  groupId: number,
  { issuer, subject, email }: ProviderIdentity,
  locale: string,
  now: Date,
): Promise<number> {
  // The lock ensures that one person in two windows gets one account.
  await connection.query({
    name: "lock-identity",
    text: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    values: [`identity ${groupId} ${issuer} ${subject}`],
  });
  const { rows: existing } = await connection.query<{ account_id: number }>({
    name: "find-identity",
    text: "select account_id from account_identities where group_id = $1 and issuer = $2 and subject = $3",
    values: [groupId, issuer, subject],
  });
  if (existing[0]) return existing[0].account_id;
  const { rows: accounts } = await connection.query<{ id: number }>({
    name: "make-vouched-account",
    text: `insert into accounts as a (group_id, email, activated_at, locale, created_at) values ($1, $2, $3, $4, $3)
      on conflict (group_id, email) do update set activated_at = coalesce(a.activated_at, excluded.activated_at)
      returning id`,
    values: [groupId, email, now, locale],
  });
  const accountId = accounts[0]!.id;
  await connection.query({
    name: "keep-identity",
    text: `insert into account_identities (group_id, issuer, subject, account_id, created_at) values ($1, $2, $3, $4, $5)`,
    values: [groupId, issuer, subject, accountId, now],
  });
  return accountId;
}

/** Whether the account has no password and another address than this one. */
export async function hasOtherEmail(
  database: Queryable,
  groupId: number,
  accountId: number,
  email: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "has-other-email",
    text: `select 1 from accounts where group_id = $1 and id = $2 and password_hash is null
      and email is distinct from $3`,
    values: [groupId, accountId, email],
  });
  return rowCount === 1;
}

/** SQL condition: $2 is the issuer, $3 the subject or null, $4 the provider's session id or null. */
const isMeant = (sidColumn: string, subjectColumn: string): string => `($4::text is null or ${sidColumn} = $4
      or ($3::text is not null and ${sidColumn} is null))
    and ($3::text is null or ${subjectColumn} = $3 or account_id in (
      select account_id from account_identities where group_id = $1 and issuer = $2 and subject = $3))`;

/**
 * Ends the sessions that a provider reports as ended, including logins whose token the page has not fetched yet. Later sessions
 * stay, because the provider may repeat the same logout token. Sessions for which the provider sent no session id end together
 * with all sessions of the person.
 */
export async function endProviderSessions(
  database: Queryable,
  groupId: number,
  { issuer, subject, sid, issuedAt }: ProviderLogout,
): Promise<void> {
  await database.query({
    name: "end-provider-sessions",
    text: `with arrivals as (
        delete from sso_logins
        where group_id = $1 and issued_at <= $5 and ${isMeant("sid", "subject")}
      )
      delete from sessions where group_id = $1 and is_sso and sso_issued_at <= $5 and ${isMeant("sso_sid", "sso_subject")}`,
    values: [groupId, issuer, subject, sid, issuedAt],
  });
}
