import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import type { Queryable } from "../../../lib/database/database.ts";
import { sealText } from "../../../lib/sealed-text.ts";
import { hashToken, makeToken } from "./token-data.ts";

/**
 * Opens a session of an account or a professional for two hours and returns its token. With `needsFactor` the session lacks the
 * second factor: it is half-way.
 */
export async function openSession(
  database: Queryable,
  groupId: number,
  who: ({ readonly accountId: number } | { readonly proId: number }) & {
    readonly mustChangePassword: boolean;
  },
  nowMs: EpochMs,
  needsFactor = false,
): Promise<string> {
  const { token, hash: tokenHash } = makeToken();
  const isAccount = "accountId" in who;
  await database.query({
    name: "open-session",
    text: `with seen as (update accounts set seen_at = $6 where group_id = $1 and id = $3),
        seen_pro as (update pros set seen_at = $6 where id = $4 and not $8)
      insert into sessions
        (group_id, token_hash, account_id, pro_id, must_change_password, last_signed_at, expires_at, needs_factor)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      groupId,
      tokenHash,
      isAccount ? who.accountId : null,
      isAccount ? null : who.proId,
      who.mustChangePassword,
      new Date(nowMs),
      new Date(needsFactor ? nowMs + HALF_WAY_MS : tokenExpiresAt(nowMs)),
      needsFactor,
    ],
  });
  return token;
}

/** How long a half-way session lasts: long enough for finding the phone with the second factor. */
const HALF_WAY_MS = 10 * MINUTE_MS;

/** Data of the session at an OpenID provider. */
export interface ProviderSession {
  /** The provider's id of the session; null if it sends none. */
  readonly sid: string | null;
  /** When the provider authenticated the visitor, by the provider's clock. */
  readonly issuedAt: Date;
}

/**
 * Opens a session for an account or a professional that an OpenID provider has authenticated. The provider's token, needed for
 * logging out there, is encrypted with the returned token.
 */
export async function openSsoSession(
  database: Queryable,
  opened: {
    readonly groupId: number;
    readonly who: { readonly accountId: number } | { readonly proId: number; readonly subject: string };
    readonly idToken: string;
    readonly atProvider: ProviderSession | null;
  },
  secret: string,
  nowMs: EpochMs,
): Promise<string> {
  const { token, hash: tokenHash } = makeToken();
  await database.query({
    name: "open-sso-session",
    text: `with seen as (update accounts set seen_at = $5 where group_id = $1 and id = $3),
        seen_pro as (update pros set seen_at = $5 where id = $9)
      insert into sessions (group_id, token_hash, account_id, is_sso, sealed_id_token, last_signed_at, expires_at,
        sso_sid, sso_issued_at, pro_id, sso_subject)
      values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      opened.groupId,
      tokenHash,
      "accountId" in opened.who ? opened.who.accountId : null,
      sealText(opened.idToken, secret, token),
      new Date(nowMs),
      new Date(tokenExpiresAt(nowMs)),
      opened.atProvider?.sid ?? null,
      opened.atProvider?.issuedAt ?? null,
      "proId" in opened.who ? opened.who.proId : null,
      "proId" in opened.who ? opened.who.subject : null,
    ],
  });
  return token;
}

/** Opens a session with full access to one fiche, for the holder of its key. */
export async function openFicheSession(
  database: Queryable,
  groupId: number,
  ficheId: number,
  nowMs: EpochMs,
): Promise<{ token: string; tokenId: number }> {
  const { token, hash: tokenHash } = makeToken();
  const { rows } = await database.query<{ id: number }>({
    name: "open-fiche-session",
    text: `insert into fiche_tokens (group_id, token_hash, fiche_id, sees_all, expires_at)
      values ($1, $2, $3, true, $4) returning id`,
    values: [groupId, tokenHash, ficheId, new Date(tokenExpiresAt(nowMs))],
  });
  return { token, tokenId: rows[0]!.id };
}

/** An ended session, with the still encrypted token for logging out at its OpenID provider. */
export interface EndedSession {
  readonly group_id: number;
  readonly sealed_id_token: string | null;
}

/** Ends the token at once; a mail link cannot be ended. Returns null if the token belonged to no account or professional. */
export async function endSession(
  database: Queryable,
  token: string,
  nowMs: EpochMs,
): Promise<EndedSession | null> {
  const { rows } = await database.query<EndedSession>({
    name: "end-session",
    text: `with ended as (
        delete from sessions where token_hash = $1 returning group_id, sealed_id_token
      ), ended_fiche as (
        update fiche_tokens set expires_at = $2 where token_hash = $1
      )
      select group_id, sealed_id_token from ended`,
    values: [hashToken(token), new Date(nowMs)],
  });
  return rows[0] ?? null;
}

/** Ends all sessions of the professional at once, in all groups. */
export async function endSessionsOfPro(database: Queryable, proId: number): Promise<void> {
  await database.query({
    name: "end-sessions-of-pro",
    text: "delete from sessions where pro_id = $1",
    values: [proId],
  });
}

/** Ends all sessions of the account at once. */
export async function endSessionsOfAccount(
  database: Queryable,
  groupId: number,
  accountId: number,
): Promise<void> {
  await database.query({
    name: "end-sessions-of-account",
    text: "delete from sessions where group_id = $1 and account_id = $2",
    values: [groupId, accountId],
  });
}
