import type { IncomingHttpHeaders } from "node:http";

/** With https the prefix prevents other hosts of the same domain from setting the cookie. */
function cookieName(publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}operator`;
}

/** Returns the token of an operator's session. */
export function readOperatorCookie(
  { cookie = "" }: IncomingHttpHeaders,
  publicUrl: string,
): string | undefined {
  return new RegExp(`(?:^|; ?)${cookieName(publicUrl)}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1];
}

/** Sets the cookie for a number of seconds; 0 deletes it. No other site's page can make a browser send it. */
export function writeOperatorCookie(token: string, publicUrl: string, seconds: number): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName(publicUrl)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
