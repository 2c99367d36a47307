import type { IncomingHttpHeaders } from "node:http";

/**
 * `attempt` marks the browser that leaves for the provider; `arrival` the browser that has come back, until its page has the
 * token.
 */
export type SsoCookie = "attempt" | "arrival";

/** With https the prefix prevents other hosts of the same domain from setting the cookies. */
function nameOf(cookie: SsoCookie, publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}sso_${cookie}`;
}

export function readSsoCookie(
  cookie: SsoCookie,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): string | null {
  const name = nameOf(cookie, publicUrl);
  const found = (headers.cookie ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * Scripts cannot read the cookie. The way back from a provider is a link from another site, for which browsers send a `Lax`
 * cookie but no `Strict` one; the page then calls from its own site.
 */
export function writeSsoCookie(cookie: SsoCookie, value: string, seconds: number, publicUrl: string): string {
  const site = cookie === "attempt" ? "Lax" : "Strict";
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(cookie, publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${site}${secure}`;
}
