import { createHash, randomBytes } from "node:crypto";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { z } from "zod";
import type { OutgoingFetch } from "../../../../lib/outgoing-fetch.ts";
import { openText, sealText } from "../../../../lib/sealed-text.ts";
import { createGuardedFetch } from "../guarded-fetch.ts";
import type { Provider, ProviderName } from "./providers.ts";
import { RemoteError } from "../remote-calendar.ts";

const STATE_SALT = "state of a calendar login";
const GRANT_SALT = "grant of a calendar login";
const WITHIN_MS = 15 * 60_000;

/** Who logs in. Another person's answer of the provider is refused. */
interface LoginOwner {
  readonly provider: ProviderName;
  readonly groupId: number;
  readonly proId: number;
}

interface Attempt extends LoginOwner {
  readonly verifier: string;
  readonly expires: EpochMs;
}

/** Returns the address of the provider's login page. All of the attempt is in its state, encrypted. */
export function startProviderLogin(
  provider: Provider,
  owner: LoginOwner,
  { secret, redirectUri, nowMs }: { secret: string; redirectUri: string; nowMs: EpochMs },
): string {
  const verifier = randomBytes(32).toString("base64url");
  const attempt: Attempt = { ...owner, verifier, expires: nowMs + WITHIN_MS };
  const url = new URL(provider.authorize);
  const parameters = {
    response_type: "code",
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state: sealText(JSON.stringify(attempt), secret, STATE_SALT),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...provider.parameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the attempt of a state; null: it is none of ours, or too old. */
export function readState(state: string, secret: string, nowMs: EpochMs): Attempt | null {
  const attempt = open(state, secret, STATE_SALT) as Attempt | null;
  return attempt && attempt.expires > nowMs ? attempt : null;
}

interface Grant extends LoginOwner {
  readonly refreshToken: string;
  readonly expires: EpochMs;
}

/** Encrypts a refresh token for its owner's next call, which chooses the calendar. */
export function sealGrant(refreshToken: string, owner: LoginOwner, secret: string, nowMs: EpochMs): string {
  return sealText(JSON.stringify({ ...owner, refreshToken, expires: nowMs + WITHIN_MS }), secret, GRANT_SALT);
}

export function readGrant(grant: string, secret: string, nowMs: EpochMs): Grant | null {
  const read = open(grant, secret, GRANT_SALT) as Grant | null;
  return read && read.expires > nowMs ? read : null;
}

function open(text: string, secret: string, salt: string): unknown {
  try {
    return JSON.parse(openText(text, secret, salt));
  } catch {
    return null;
  }
}

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.number().default(3600),
  /** Google sends it once; Microsoft renews it each time. */
  refresh_token: z.string().optional(),
});
export type ProviderTokens = z.infer<typeof tokens>;

/** Asks for tokens, by a code or a refresh token. Throws "login" if the provider refuses: consent was withdrawn. */
export async function fetchTokens(
  outgoing: OutgoingFetch,
  { token, clientId, clientSecret }: Provider,
  grant: Readonly<Record<string, string>>,
): Promise<ProviderTokens> {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
  const answer = await createGuardedFetch(outgoing)(token, { method: "POST", headers, body }).catch(
    (error: unknown) => {
      throw error instanceof RemoteError && error.failure === "refused" ? new RemoteError("login") : error;
    },
  );
  const read = tokens.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new RemoteError("refused");
  return read.data;
}
