import type { IncomingHttpHeaders } from "node:http";

/** `attempt`: the browser that set out for the provider. `arrival`: the browser that came back, until its page has the token. */
export type SsoCookie = "attempt" | "arrival";

/** With https no other host of the same domain can set them. */
function nameOf(cookie: SsoCookie, publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}sso_${cookie}`;
}

export function readCookie(
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
 * A script never reads it. The way back from a provider is a link from another site, which brings a `Lax` cookie along and no
 * `Strict` one; the page then calls from here.
 */
export function writeCookie(cookie: SsoCookie, value: string, seconds: number, publicUrl: string): string {
  const site = cookie === "attempt" ? "Lax" : "Strict";
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(cookie, publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${site}${secure}`;
}
