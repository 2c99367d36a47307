import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { Context } from "../../../http/context.ts";
import { sealText } from "../../../lib/sealed-text.ts";
import { makeToken } from "../../ground/session/token-data.ts";
import { ssoAddress } from "../../ground/session/sso-address.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { storeSsoLogin } from "./data.ts";

/** Long enough for finding a password and installing an authenticator app. */
export const SSO_ATTEMPT_SECONDS = 15 * 60;

/** The data that is checked when the visitor comes back. */
export interface SsoAttempt {
  readonly issuer: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The query string of the page where the login started. */
  readonly pageQuery: string;
}

export interface StartedLogin {
  /** The address of the provider's login. */
  readonly address: string;
  /** The value of the browser's cookie: only the browser that started the login may finish it. */
  readonly browser: string;
}

/** Only the cookie and the returned address together decrypt the stored attempt. */
export function attemptSalt(state: string, browser: string): string {
  return `sso attempt ${state} ${browser}`;
}

/**
 * Starts a login: returns the address of the group's OpenID provider and the browser's cookie; null when the provider does not
 * answer.
 */
export async function startLogin(
  context: Context,
  group: GroupRecord,
  { pageQuery, locale, browser }: { pageQuery: string; locale: string; browser: string | null },
): Promise<StartedLogin | null> {
  const { sso } = group.fields;
  const provider = await context.ssoProviders.find(group);
  if (!sso || !provider) return null;
  const state = makeToken();
  // Reuses the cookie's value, because two windows may log in at the same time.
  const browserToken = browser ?? makeToken().token;
  const attempt: SsoAttempt = {
    issuer: sso.issuer,
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    pageQuery,
  };
  await storeSsoLogin(context.db, {
    groupId: group.id,
    keyHash: state.hash,
    who: null,
    sealed: sealText(
      JSON.stringify(attempt),
      context.installation.secret,
      attemptSalt(state.token, browserToken),
    ),
    atProvider: null,
    expiresAt: new Date(context.clock.now() + SSO_ATTEMPT_SECONDS * 1000),
  });
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: ssoAddress(context.config.publicUrl, group.urlname, "callback"),
    scope: sso.scopes.join(" "),
    state: state.token,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    ui_locales: locale,
  });
  return { address: address.href, browser: browserToken };
}
