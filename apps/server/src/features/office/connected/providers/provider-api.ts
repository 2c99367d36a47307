import type { OutgoingFetch } from "../../../../lib/outgoing-fetch.ts";
import { createGuardedFetch } from "../guarded-fetch.ts";
import { RemoteError } from "../remote-calendar.ts";

export interface ApiRequest {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in JSON. `content` is null where nothing is there (404, 410), or a precondition failed (412). */
export interface ApiAnswer {
  readonly status: number;
  readonly content: unknown;
}

export type ProviderApi = (address: string, request?: ApiRequest) => Promise<ApiAnswer>;

/** Calls a provider with an access token, through the guard of outgoing requests. */
export function createProviderApi(outgoing: OutgoingFetch, findToken: () => Promise<string>): ProviderApi {
  const fetchGuarded = createGuardedFetch(outgoing);
  return async (address, { method = "GET", body, headers = {} } = {}) => {
    const answer = await fetchGuarded(address, {
      method,
      headers: {
        accept: "application/json",
        authorization: `Bearer ${await findToken()}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    if (!answer.ok || status === 204) return { status, content: null };
    const content: unknown = await answer.json().catch(() => null);
    if (content === null && method === "GET") throw new RemoteError("not_a_calendar");
    return { status, content };
  };
}
