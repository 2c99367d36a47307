import { isIP } from "node:net";

/**
 * True for an address with a host and no path, because only the host is used. True for an invalid address, which another check
 * refuses.
 */
export function hasOnlyHost(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname, pathname } = new URL(address);
  return hostname !== "" && /^\/?$/.test(pathname);
}

/**
 * True for a template with one fixed host, because the page's Content-Security-Policy has to name it; `{r}` stands for "@2x" on
 * high-resolution screens.
 */
export function isTileTemplate(template: string): boolean {
  const named = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");
  if (!["x", "y", "z"].every((name) => named.includes(name))) return false;
  if (!named.every((name) => ["x", "y", "z", "r"].includes(name))) return false;
  if (!URL.canParse(template) || !/^https?:$/.test(new URL(template).protocol)) return false;
  return !/[{}]|%7b/i.test(new URL(template).host);
}

export function toBoolean(value: string): boolean | undefined {
  if (/^(on|true|t|yes|1)$/i.test(value)) return true;
  return /^(off|false|f|no|0)$/i.test(value) ? false : undefined;
}

export function toTrustedProxies(value: string | undefined): false | number | string[] {
  if (value === undefined) return false;
  if (/^\d+$/.test(value)) return Number(value);
  const isOn = toBoolean(value);
  // Trusts the nearest proxy only: the client can forge the entries before that proxy's own entry.
  if (isOn !== undefined) return isOn ? 1 : false;
  return value.split(",").map((proxy) => proxy.trim());
}

/** Accepts an address, a range of addresses, or one of the ranges that Fastify has a name for. */
export function isProxy(proxy: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(proxy)) return true;
  const [address = "", bits, ...rest] = proxy.split("/");
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return width > 0 && fits && rest.length === 0;
}

/** True for an address on this machine, which is used for trying things out. */
export function isThisMachine(address: string): boolean {
  return (
    URL.canParse(address) &&
    ["localhost", "127.0.0.1", "[::1]", "0.0.0.0"].includes(new URL(address).hostname)
  );
}
