import type { SignedIn } from "@rendezvous/contract/people/session";
import { ApiFailure, readFailure } from "../../../../lib/api-failure.ts";

const TIMEOUT_MS = 20_000;

/**
 * Fetches the session after the return from the OpenID provider; works once. Only the pages' own host receives the cookie that
 * identifies the session, so this is not a call of the API, which may be on another host.
 */
export async function fetchSsoSession(urlname: string, language: string): Promise<SignedIn> {
  const response = await fetch(`/${encodeURIComponent(urlname)}/sso/session?locale=${language}`, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiFailure("network", 0);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as SignedIn;
  throw readFailure(response.status, body);
}
