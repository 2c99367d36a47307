import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Context } from "../../../../http/context.ts";
import { type Connection, setLogin } from "../data.ts";
import { openLogin, sealLogin } from "../login.ts";
import { fetchTokens } from "./provider-login.ts";
import type { Provider } from "./providers.ts";
import { RemoteError } from "../remote-calendar.ts";

interface AccessToken {
  readonly text: string;
  readonly until: EpochMs;
}

/** Access tokens by the encrypted login that they came from. They last an hour. */
const tokens = new Map<string, AccessToken>();
const MOST_TOKENS = 2000;
/** A token is renewed before it ends during a request. */
const MARGIN_MS = 60_000;

interface TokenSetting {
  readonly groupId: number;
  readonly provider: Provider;
  readonly connection: Connection;
  readonly address: string;
}

/** Returns a function that returns an access token, renewed when it is needed. */
export function createTokenFinder(
  { db, clock, calendarReader, installation: { secret } }: Context,
  { groupId, provider, connection, address }: TokenSetting,
): () => Promise<string> {
  const { source_id, login_sealed } = connection;
  return async () => {
    const nowMs = clock.now();
    const present = tokens.get(login_sealed);
    if (present && present.until > nowMs) return present.text;
    const login = openLogin(login_sealed, secret, groupId, address);
    if (!("refreshToken" in login)) throw new RemoteError("login");
    const { refreshToken } = login;
    const answer = await fetchTokens(calendarReader.outgoing, provider, {
      grant_type: "refresh_token",
      refresh_token: refreshToken,
    });
    const until = nowMs + answer.expires_in * 1000 - MARGIN_MS;
    const renewed = answer.refresh_token;
    let key = login_sealed;
    if (renewed !== undefined && renewed !== refreshToken) {
      key = sealLogin({ refreshToken: renewed }, secret, groupId, address);
      await setLogin(db, groupId, source_id, key);
    }
    for (const name of [login_sealed, key]) tokens.set(name, { text: answer.access_token, until });
    while (tokens.size > MOST_TOKENS) tokens.delete(tokens.keys().next().value!);
    return answer.access_token;
  };
}
