import { normalizeEmail } from "@rendezvous/domain/account/email";
import type { IncomingHttpHeaders } from "node:http";
import { isIPv6 } from "node:net";
import { isAccessKey } from "./access-key.ts";

/**
 * Returns the token of the query, otherwise the Bearer token. Ignores an access key in the query, because addresses end up in
 * logs and histories.
 */
export function findToken(
  query: Readonly<Record<string, unknown>>,
  headers: IncomingHttpHeaders,
): string | undefined {
  const { token } = query;
  if (typeof token === "string" && token !== "" && !isAccessKey(token)) return token;
  const bearer = /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? "");
  return bearer?.[1];
}

export function hasAccessKeyInQuery({ token }: Readonly<Record<string, unknown>>): boolean {
  return typeof token === "string" && isAccessKey(token);
}

/** Limits count a whole /64 of IPv6, because one subscriber has one. */
export function toAddressKey(text: string): string {
  // Some load balancers append the port, which differs for every connection.
  const address = text.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (!address.includes(":") || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? 0 : tail.split(":").length;
  while (tail !== undefined && groups.length + after < 8) groups.push("0");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Returns e-mail and password of HTTP Basic; null when the header contains none. */
export function readBasic(
  authorization: string | undefined,
): { readonly email: string; readonly password: string } | null {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined || encoded.length > 1000) return null;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon <= 0 || text.includes("\0")) return null;
  return { email: normalizeEmail(text.slice(0, colon)), password: text.slice(colon + 1) };
}
