import { tokenExpiresAt } from "@rendezvous/domain/account/token-lifetime";
import type { Queryable } from "./database.ts";
import { hashToken, makeToken } from "./session.ts";

/** Signs an account or a professional in, for two hours from now, and answers the token. */
export async function openSession(
  database: Queryable,
  groupId: number,
  who: { readonly accountId: number; readonly mustChangePassword: boolean } | { readonly proId: number },
  now: number,
): Promise<string> {
  const { token, hash: tokenHash } = makeToken();
  const isAccount = "accountId" in who;
  await database.query({
    name: "open-session",
    text: `with seen as (update accounts set seen_at = $6 where group_id = $1 and id = $3)
      insert into sessions (group_id, token_hash, account_id, pro_id, must_change_password, last_signed_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      groupId,
      tokenHash,
      isAccount ? who.accountId : null,
      isAccount ? null : who.proId,
      isAccount && who.mustChangePassword,
      new Date(now),
      new Date(tokenExpiresAt(now)),
    ],
  });
  return token;
}

/** Opens everything of one fiche, for whoever has its key. */
export async function openFicheSession(
  database: Queryable,
  groupId: number,
  ficheId: number,
  now: number,
): Promise<{ token: string; tokenId: number }> {
  const { token, hash: tokenHash } = makeToken();
  const { rows } = await database.query<{ id: number }>({
    name: "open-fiche-session",
    text: `insert into fiche_tokens (group_id, token_hash, fiche_id, sees_all, expires_at)
      values ($1, $2, $3, true, $4) returning id`,
    values: [groupId, tokenHash, ficheId, new Date(tokenExpiresAt(now))],
  });
  return { token, tokenId: rows[0]!.id };
}

/** The token is dead at once; the link of a mail cannot be. */
export async function endSession(database: Queryable, token: string, now: number): Promise<void> {
  await database.query({
    name: "end-session",
    text: `with ended as (delete from sessions where token_hash = $1)
      update fiche_tokens set expires_at = $2 where token_hash = $1`,
    values: [hashToken(token), new Date(now)],
  });
}

/** Every token of the account is dead at once. */
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
