import { type EpochMs, MINUTE_MS } from "@rendezvous/domain/time/instant";
import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import type { Queryable } from "../../../lib/database/database.ts";
import { sealText } from "../../../lib/sealed-text.ts";
import { hashToken, makeToken } from "./token-data.ts";

/** Signs an account or a professional in, for two hours from now, and answers the token. With `needsFactor` they are half-way in. */
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

/** Time to find the phone. */
const HALF_WAY_MS = 10 * MINUTE_MS;

/** What an OpenID provider says of its own session. */
export interface ProviderSession {
  /** Its name for it; null where it tells none. */
  readonly sid: string | null;
  /** When it vouched for the visitor, by its own clock. */
  readonly issuedAt: Date;
}

/**
 * Signs in an account or a professional that an OpenID provider vouches for. The provider's token, which logs out there, can be read only with
 * the token that is answered.
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

/** A session that sees everything of one fiche, for the holder of its key. */
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

/** A session that has ended, and what logs out at its OpenID provider, still sealed. */
export interface EndedSession {
  readonly group_id: number;
  readonly sealed_id_token: string | null;
}

/** The token ends at once; the link of a mail cannot be. null for a token that was no account's or professional's. */
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

/** Every token of the professional ends at once, in all groups. */
export async function endSessionsOfPro(database: Queryable, proId: number): Promise<void> {
  await database.query({
    name: "end-sessions-of-pro",
    text: "delete from sessions where pro_id = $1",
    values: [proId],
  });
}

/** Every token of the account ends at once. */
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
