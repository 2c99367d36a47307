import { createHmac, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Whose login it is: an address in a group, or 0 for a professional's in all of them. */
export interface Login {
  readonly groupId: number;
  readonly email: string;
}

/** Where a login comes from. */
export interface Source {
  /** The network address, as limits count it. */
  readonly address: string;
  /** The name of the device, where it has logged in by that login before; null for any other. */
  deviceOf(login: Login): string | null;
}

/** How many logins a browser remembers. */
const MOST_LOGINS = 5;
const YEAR_SECONDS = 31_536_000;

/**
 * A device that has logged in before carries a proof of it in a cookie, as OWASP's "device cookies": a name of its own, and
 * for each login a signature. It opens nothing; it only keeps the wrong passwords of strangers from being counted against it.
 */
export function readSource(
  address: string,
  headers: IncomingHttpHeaders,
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
): Source {
  const [name = "", ...proofs] = readCookie(headers, publicUrl);
  return { address, deviceOf: (login) => (proofs.includes(prove(name, login, secret)) ? name : null) };
}

/** Any network address, where nothing else is known. */
export function fromAddress(address: string): Source {
  return { address, deviceOf: () => null };
}

/** The cookie of a device that has just logged in. */
export function rememberDevice(
  login: Login,
  headers: IncomingHttpHeaders,
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
): string {
  const [name = randomBytes(16).toString("base64url"), ...proofs] = readCookie(headers, publicUrl);
  const proof = prove(name, login, secret);
  const newest = [proof, ...proofs.filter((one) => one !== proof)].slice(0, MOST_LOGINS);
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const value = [name, ...newest].join(".");
  return `${cookieName(publicUrl)}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function prove(name: string, { groupId, email }: Login, secret: string): string {
  return createHmac("sha256", secret).update(`device ${name} ${groupId} ${email}`).digest("base64url");
}

/** With https no other host of the same domain can set it. */
function cookieName(publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}device`;
}

function readCookie(headers: IncomingHttpHeaders, publicUrl: string): string[] {
  const name = `${cookieName(publicUrl)}=`;
  const parts = (headers.cookie ?? "").split(";").map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(name))?.slice(name.length) ?? "";
  return /^[\w-]{22}(\.[\w-]{43}){1,5}$/.test(value) ? value.split(".") : [];
}
