import { verifiedEmailOf } from "@rendezvous/domain/account/verified-email-of";
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
} from "openid-client";
import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import type { ProviderSession } from "../../ground/session/session-data.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import { ssoAddress } from "../../ground/session/sso-address.ts";
import { describeSsoFailure } from "./sso-providers.ts";
import { setAccountEmail } from "../account/data.ts";
import { findProByEmail } from "../account/pro-data.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import {
  type SsoPerson,
  findAccountOfIdentity,
  hasOtherEmail,
  storeSsoLogin,
  takeSsoLogin,
  type ProviderIdentity,
} from "./data.ts";
import { type SsoAttempt, attemptSalt } from "./start-login.ts";

/** The time for the page to fetch its token. */
export const SSO_ARRIVAL_SECONDS = 2 * 60;

/** Why a login failed: too late or repeated, cancelled by the visitor, no answer, or an invalid answer. */
export type SsoFailure = "expired" | "denied" | "unavailable" | "failed";

export type CallbackResult =
  | { readonly ok: true; readonly arrival: string; readonly pageQuery: string }
  | { readonly ok: false; readonly failure: SsoFailure; readonly pageQuery: string };

export function arrivalSalt(arrival: string): string {
  return `sso arrival ${arrival}`;
}

/** Handles the provider's callback. Uses up the attempt even if the callback is invalid. */
export async function handleCallback(
  context: Context,
  group: GroupRecord,
  { search, browser, locale }: { search: string; browser: string | null; locale: string },
): Promise<CallbackResult> {
  const attempt = await takeAttempt(context, group, new URLSearchParams(search).get("state") ?? "", browser);
  if (!attempt) return { ok: false, failure: "expired", pageQuery: "" };
  const { pageQuery } = attempt;
  const fail = (failure: SsoFailure): CallbackResult => ({ ok: false, failure, pageQuery });
  // The group may have changed its provider meanwhile.
  if (group.fields.sso?.issuer !== attempt.issuer) return fail("expired");
  const provider = await context.ssoProviders.find(group);
  if (!provider) return fail("unavailable");
  const answer = await askProvider(context, group, provider, attempt, search);
  if (!answer.ok) return fail(answer.failure);
  const who = (await findProOf(context, group, answer.vouched)) ?? {
    accountId: await findAccountOf(context, group, answer.vouched, locale),
  };
  const arrival = makeToken();
  await storeSsoLogin(context.db, {
    groupId: group.id,
    keyHash: arrival.hash,
    who,
    sealed: sealText(answer.idToken, context.installation.secret, arrivalSalt(arrival.token)),
    atProvider: answer.atProvider,
    expiresAt: new Date(context.clock.now() + SSO_ARRIVAL_SECONDS * 1000),
  });
  return { ok: true, arrival: arrival.token, pageQuery };
}

async function takeAttempt(
  { db, clock, installation }: Context,
  group: GroupRecord,
  state: string,
  browser: string | null,
): Promise<SsoAttempt | null> {
  if (state === "" || browser === null) return null;
  const loginKey = { groupId: group.id, keyHash: hashToken(state), isBack: false };
  const ssoLogin = await takeSsoLogin(db, loginKey, new Date(clock.now()));
  if (!ssoLogin) return null;
  try {
    return JSON.parse(
      openText(ssoLogin.sealed, installation.secret, attemptSalt(state, browser)),
    ) as SsoAttempt;
  } catch {
    // Another browser started the login.
    return null;
  }
}

type ProviderAnswer =
  | {
      readonly ok: true;
      readonly vouched: ProviderIdentity;
      readonly idToken: string;
      readonly atProvider: ProviderSession;
    }
  | { readonly ok: false; readonly failure: SsoFailure };

/** Exchanges the code for the provider's claims about the visitor, and accepts only those that belong to this attempt. */
async function askProvider(
  context: Context,
  group: GroupRecord,
  provider: Configuration,
  { nonce, verifier }: SsoAttempt,
  search: string,
): Promise<ProviderAnswer> {
  const here = new URL(ssoAddress(context.config.publicUrl, group.urlname, "callback"));
  here.search = search;
  try {
    const tokens = await authorizationCodeGrant(provider, here, {
      expectedState: here.searchParams.get("state") ?? "",
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const claims = tokens.claims();
    if (!claims || tokens.id_token === undefined) return { ok: false, failure: "failed" };
    const { iss: issuer, sub: subject } = claims;
    const email = verifiedEmailOf(claims) ?? (await askForEmail(provider, tokens.access_token, subject));
    const sid = typeof claims["sid"] === "string" ? claims["sid"] : null;
    const atProvider = { sid, issuedAt: new Date(claims.iat * 1000) };
    return { ok: true, vouched: { issuer, subject, email }, idToken: tokens.id_token, atProvider };
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === "access_denied")
      return { ok: false, failure: "denied" };
    context.log.warn({ groupId: group.id, ...describeSsoFailure(error) }, "single sign-on failed");
    return { ok: false, failure: isAway(error) ? "unavailable" : "failed" };
  }
}

/** Many providers send the address only on request, not in the token. */
async function askForEmail(
  provider: Configuration,
  accessToken: string,
  subject: string,
): Promise<string | null> {
  if (provider.serverMetadata().userinfo_endpoint === undefined) return null;
  return verifiedEmailOf(await fetchUserInfo(provider, accessToken, subject));
}

function isAway(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return error instanceof TypeError || code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT";
}

/** Returns the professional of the group with the address that the provider has verified. */
async function findProOf(
  { db }: Context,
  group: GroupRecord,
  { email, subject }: ProviderIdentity,
): Promise<SsoPerson | null> {
  const pro = email === null ? null : await findProByEmail(db, group.id, email);
  return pro && { proId: pro.id, subject };
}

/**
 * Returns the account. Updates the address of an account without a password to the one that the provider has verified, unless
 * another account has it.
 */
async function findAccountOf(
  { db, clock }: Context,
  group: GroupRecord,
  vouched: ProviderIdentity,
  locale: string,
): Promise<number> {
  const now = new Date(clock.now());
  const accountId = await transaction(db, (connection) =>
    findAccountOfIdentity(connection, group.id, vouched, locale, now),
  );
  const { email } = vouched;
  if (email !== null && (await hasOtherEmail(db, group.id, accountId, email)))
    await transaction(db, (connection) => setAccountEmail(connection, group.id, accountId, email, now));
  return accountId;
}
