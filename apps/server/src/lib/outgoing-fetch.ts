import { lookup as findAddresses } from "node:dns";
import type { LookupFunction } from "node:net";
import { BlockList, isIP } from "node:net";
import { request } from "node:https";

const MAX_BYTES = 1_000_000;

/** Addresses that are not public: this machine, its network, and the metadata services of clouds. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  INSIDE.addSubnet(net, prefix, "ipv6");

/** Whether an address is reachable only from the server's own network. */
export function isInternalAddress(address: string): boolean {
  return INSIDE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

class InsideError extends Error {
  constructor() {
    super("the address lies in the server's own network");
  }
}

/** Connects to the very addresses that were checked, so that DNS rebinding gains nothing. */
const lookup: LookupFunction = (hostname, options, callback) => {
  findAddresses(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), "", 4);
    else if (found.some(({ address }) => isInternalAddress(address))) callback(new InsideError(), "", 4);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

export type OutgoingFetch = (address: string, options?: FetchOptions) => Promise<Response>;

/** For an installation whose login providers may be in its own network: follows no redirect and reads at most a megabyte. */
export const fetchInside: OutgoingFetch = async (address, options) => {
  const answer = await fetch(address, { redirect: "manual", ...(options as RequestInit) });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error("the answer is too long");
    parts.push(part);
  }
  const content = [204, 304].includes(answer.status) ? null : Buffer.concat(parts);
  return new Response(content, { status: answer.status, headers: answer.headers });
};

/**
 * For an address that a group's owner chose: https only, outside the server's own network, at most a megabyte, and no redirect.
 */
export const fetchOutside: OutgoingFetch = (address, { method = "GET", headers, body, signal } = {}) => {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (url.protocol !== "https:" || (isIP(host) !== 0 && isInternalAddress(host)))
    return Promise.reject(new InsideError());
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { method, headers: Object.fromEntries(new Headers(headers)), lookup, ...(signal && { signal }) },
      (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on("data", (part: Buffer) => {
          bytes += part.length;
          if (bytes > MAX_BYTES) asking.destroy(new Error("the answer is too long"));
          else parts.push(part);
        });
        answer.on("error", reject);
        answer.on("end", () => {
          const { statusCode: status = 502, headersDistinct } = answer;
          const headerLines = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
            values.map((value) => [name, value] as [string, string]),
          );
          const content = [204, 304].includes(status) ? null : Buffer.concat(parts);
          resolve(new Response(content, { status, headers: headerLines }));
        });
      },
    );
    asking.on("error", reject);
    asking.end(typeof body === "string" || body instanceof URLSearchParams ? body.toString() : undefined);
  });
};
