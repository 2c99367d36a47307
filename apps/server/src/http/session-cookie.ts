import type { IncomingHttpHeaders } from "node:http";

const NAME = "_session_id";

/** The token in the cookie of a v1 client; whether it counts is for the gate to say (docs/decisions/0048). */
export function readSessionCookie({ cookie = "" }: IncomingHttpHeaders): string | undefined {
  return new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1];
}

/** Sets it for as long as the browser is open; an empty token takes it away. */
export function writeSessionCookie(token: string, publicUrl: string): string {
  const end = token === "" ? "; Max-Age=0" : "";
  // Old clients stand on the organisation's own site, which to a browser is another one: it has a jar for each of them.
  const site = publicUrl.startsWith("https:") ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax";
  return `${NAME}=${token}; Path=/api/v1; HttpOnly; ${site}${end}`;
}
