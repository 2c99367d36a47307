import type { IncomingHttpHeaders } from "node:http";

/** The address of the installation, and the cell of this server if it has cells. */
export interface OperatorCookieConfig {
  readonly publicUrl: string;
  readonly cell?: { readonly name: string } | undefined;
}

/**
 * With https the prefix prevents other hosts of the same domain from setting the cookie. Each cell has operators of its own, at
 * the same address.
 */
function cookieName({ publicUrl, cell }: OperatorCookieConfig): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}operator${cell ? `-${cell.name}` : ""}`;
}

/** Returns the token of an operator's session. */
export function readOperatorCookie(
  { cookie = "" }: IncomingHttpHeaders,
  config: OperatorCookieConfig,
): string | undefined {
  return new RegExp(`(?:^|; ?)${cookieName(config)}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1];
}

/** Sets the cookie for a number of seconds; 0 deletes it. No other site's page can make a browser send it. */
export function writeOperatorCookie(token: string, config: OperatorCookieConfig, seconds: number): string {
  return `${cookieName(config)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure(config)}`;
}

/** Returns the cookie by which the proxy leads the requests of the operators' pages to a cell. */
export function writeCellCookie(config: OperatorCookieConfig, cell: string): string {
  return `operator_cell=${cell}; Path=/; HttpOnly; SameSite=Strict${secure(config)}`;
}

function secure({ publicUrl }: OperatorCookieConfig): string {
  return publicUrl.startsWith("https:") ? "; Secure" : "";
}
