import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose";
import type { Configuration } from "openid-client";
import type { OutgoingFetch } from "../../../lib/outgoing-fetch.ts";
import { describeSsoFailure } from "./sso-providers.ts";

/** The sessions that ended at a provider: all of a subject, or the one named `sid`. At least one of the two is set. */
export interface ProviderLogout {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  /** When the token was issued, by the provider's clock. */
  readonly issuedAt: Date;
}

export type LogoutToken =
  | { readonly ok: true; readonly logout: ProviderLogout }
  | { readonly ok: false; readonly problem: Record<string, unknown> };

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** Only asymmetric algorithms, because others than the provider know the client secret. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** An ID token has the type `JWT` or none; other tokens signed by the provider must not count as a logout. */
const TYPES = ["logout+jwt", "application/logout+jwt", "jwt", ""];
const SKEW_SECONDS = 30;
const TIMEOUT_MS = 5000;

const keysOf = new WeakMap<Configuration, JWTVerifyGetKey>();

/** Validates a logout token according to OpenID Connect Back-Channel Logout 1.0, section 2.6. */
export async function readLogoutToken(
  provider: Configuration,
  token: string,
  outgoing: OutgoingFetch,
): Promise<LogoutToken> {
  const keys = findKeys(provider, outgoing);
  if (!keys) return problem("the provider names no keys");
  const { issuer } = provider.serverMetadata();
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: provider.clientMetadata().client_id,
      algorithms: ALGORITHMS,
      requiredClaims: ["iat", "exp", "jti"],
      clockTolerance: SKEW_SECONDS,
    });
    if (!TYPES.includes((protectedHeader.typ ?? "").toLowerCase())) return problem("not a logout token");
    return toLogout(issuer, payload);
  } catch (error) {
    return { ok: false, problem: describeSsoFailure(error) };
  }
}

function toLogout(issuer: string, claims: JWTPayload): LogoutToken {
  const event = isRecord(claims["events"]) ? claims["events"][EVENT] : undefined;
  if (!isRecord(event)) return problem("it tells of no logout");
  if ("nonce" in claims) return problem("it has a nonce, as an ID token has");
  const { sub, sid } = claims;
  if (!isNameOrAbsent(sub) || !isNameOrAbsent(sid)) return problem("sub and sid must be texts");
  if (sub === undefined && sid === undefined) return problem("it says of nobody who has left");
  const issuedAt = new Date(claims.iat! * 1000);
  return { ok: true, logout: { issuer, subject: sub ?? null, sid: sid ?? null, issuedAt } };
}

function isNameOrAbsent(claim: unknown): claim is string | undefined {
  return claim === undefined || (typeof claim === "string" && claim !== "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function problem(message: string): LogoutToken {
  return { ok: false, problem: { message } };
}

/** Caches the keys as long as the provider's metadata; fetches an unknown key at once, at most twice a minute. */
function findKeys(provider: Configuration, outgoing: OutgoingFetch): JWTVerifyGetKey | null {
  const cached = keysOf.get(provider);
  if (cached) return cached;
  const { issuer, jwks_uri } = provider.serverMetadata();
  if (jwks_uri === undefined) return null;
  const address = new URL(jwks_uri);
  if (issuer.startsWith("https:") && address.protocol !== "https:") return null;
  const keys = createRemoteJWKSet(address, {
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: (address: string, options: RequestInit) => outgoing(address, options as never),
  });
  keysOf.set(provider, keys);
  return keys;
}
