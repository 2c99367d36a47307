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
import { keepSsoLogin } from "./data.ts";

/** Time to find a password, and to install what shows a second one. */
export const ATTEMPT_SECONDS = 15 * 60;

/** What is checked when the visitor comes back. */
export interface Attempt {
  readonly issuer: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The query of the page they set out from. */
  readonly pageQuery: string;
}

export interface StartedLogin {
  /** The provider's login. */
  readonly address: string;
  /** For the browser's cookie: the browser that comes back must be the one that started the login. */
  readonly browser: string;
}

/** What the browser and the address hold apart opens what is stored, and nothing else does. */
export function attemptSalt(state: string, browser: string): string {
  return `sso attempt ${state} ${browser}`;
}

/** The way to the group's OpenID provider; null when it does not answer. */
export async function startLogin(
  context: Context,
  group: GroupRecord,
  { pageQuery, locale, browser }: { pageQuery: string; locale: string; browser: string | null },
): Promise<StartedLogin | null> {
  const { sso } = group.fields;
  const provider = await context.ssoProviders.find(group);
  if (!sso || !provider) return null;
  const state = makeToken();
  // Two windows may be on their way at once.
  const browserToken = browser ?? makeToken().token;
  const attempt: Attempt = {
    issuer: sso.issuer,
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    pageQuery,
  };
  await keepSsoLogin(context.db, {
    groupId: group.id,
    keyHash: state.hash,
    who: null,
    sealed: sealText(
      JSON.stringify(attempt),
      context.installation.secret,
      attemptSalt(state.token, browserToken),
    ),
    atProvider: null,
    expiresAt: new Date(context.clock.now() + ATTEMPT_SECONDS * 1000),
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
