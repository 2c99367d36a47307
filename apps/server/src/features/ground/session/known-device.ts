import { createHmac, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A login: an address in a group, or group 0 for a professional in all groups. */
export interface Login {
  readonly groupId: number;
  readonly email: string;
}

/** The source of a login. */
export interface LoginSource {
  /** The network address, in the form that limits count. */
  readonly address: string;
  /** Returns the name of the device if it has used this login before; otherwise null. */
  deviceOf(login: Login): string | null;
}

/** How many logins a browser remembers. */
const MOST_LOGINS = 5;
const YEAR_SECONDS = 31_536_000;

/**
 * Reads the cookie of a device that has logged in before (OWASP's "device cookies"): the device's name and a signature for each
 * login. It grants no access; it only keeps strangers' wrong passwords from blocking this device.
 */
export function readLoginSource(
  address: string,
  headers: IncomingHttpHeaders,
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
): LoginSource {
  const [name = "", ...proofs] = readCookie(headers, publicUrl);
  return { address, deviceOf: (login) => (proofs.includes(prove(name, login, secret)) ? name : null) };
}

/** A source of which only the network address is available. */
export function toLoginSource(address: string): LoginSource {
  return { address, deviceOf: () => null };
}

/** Returns the cookie for a device that has just logged in. */
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

/** With https the prefix prevents other hosts of the same domain from setting the cookie. */
function cookieName(publicUrl: string): string {
  return `${publicUrl.startsWith("https:") ? "__Host-" : ""}device`;
}

function readCookie(headers: IncomingHttpHeaders, publicUrl: string): string[] {
  const name = `${cookieName(publicUrl)}=`;
  const parts = (headers.cookie ?? "").split(";").map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(name))?.slice(name.length) ?? "";
  return /^[\w-]{22}(\.[\w-]{43}){1,5}$/.test(value) ? value.split(".") : [];
}
