import type { OutgoingFetch } from "../../../lib/outgoing-fetch.ts";
import { failureOf, FETCH_WITHIN_MS, MAX_REDIRECTS } from "../elsewhere/calendar-reader.ts";
import { RemoteError } from "./remote-calendar.ts";

/** Failures that the caller handles itself: not found, gone, precondition failed. */
const EXPECTED = [404, 410, 412];

/**
 * Returns a fetch for calendar servers: each request and each redirect goes through the guard of outgoing requests, within ten
 * seconds. Redirects stay on their host, because the login goes with them. A failure throws a `RemoteError`, so that it cannot
 * look like an empty calendar.
 */
export function createGuardedFetch(outgoing: OutgoingFetch): typeof fetch {
  return async (input, init = {}) => {
    const { method = "GET", headers, body } = init;
    const signal = AbortSignal.timeout(FETCH_WITHIN_MS);
    let at = typeof input === "object" && "url" in input ? input.url : input.toString();
    for (let count = 0; count <= MAX_REDIRECTS; count++) {
      const answer = await outgoing(at, { method, headers: new Headers(headers), body, signal }).catch(
        (error: unknown) => {
          // The error may contain the address.
          throw new RemoteError(failureOf(error));
        },
      );
      const { status } = answer;
      const location = answer.headers.get("location");
      const isRedirect = status >= 300 && status < 400 && location !== null;
      if (isRedirect && init.redirect === "manual") return answer;
      if (!isRedirect) return accept(answer, method);
      const next = new URL(location, at);
      if (next.host !== new URL(at).host) break;
      at = next.href;
    }
    throw new RemoteError("refused");
  };
}

function accept(answer: Response, method: string): Response {
  const { status } = answer;
  const isList = method === "PROPFIND" || method === "REPORT";
  if (isList && answer.ok && status !== 207) throw new RemoteError("not_a_calendar");
  if (answer.ok || (!isList && EXPECTED.includes(status))) return answer;
  if (status === 401) throw new RemoteError("login");
  if (status === 403 && (method === "PUT" || method === "DELETE")) throw new RemoteError("read_only");
  throw new RemoteError(status >= 500 || status === 429 ? "unreachable" : "refused");
}
