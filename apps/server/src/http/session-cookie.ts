import type { IncomingHttpHeaders } from "node:http";

const NAME = "_session_id";

/** Returns the token in the cookie of a v1 client; the permission check decides whether it counts (docs/decisions/0048). */
export function readSessionCookie({ cookie = "" }: IncomingHttpHeaders): string | undefined {
  return new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1];
}

/** Sets the cookie until the browser closes; an empty token deletes it. */
export function writeSessionCookie(token: string, publicUrl: string): string {
  const end = token === "" ? "; Max-Age=0" : "";
  // Old clients run on the organisation's own site, so browsers treat the cookie as third-party and keep it in a partition for
  // each site.
  const site = publicUrl.startsWith("https:") ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax";
  return `${NAME}=${token}; Path=/api/v1; HttpOnly; ${site}${end}`;
}
