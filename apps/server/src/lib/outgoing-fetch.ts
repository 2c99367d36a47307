import { lookup as findAddresses } from "node:dns";
import type { IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import { BlockList, isIP } from "node:net";
import { request, type RequestOptions } from "node:https";

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
  // IPv4 addresses in IPv6 (RFC 2765), beside the mapped ones, which the list of IPv4 covers.
  ["::ffff:0:0:0", 96],
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

/**
 * Whether a host is, by its name alone, in the server's own network. Other names may lead there, too: the fetch checks the
 * addresses at each connection.
 */
export function isInsideHost(hostname: string, isInside = isInternalAddress): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  return isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : isInside(host);
}

export class InsideError extends Error {
  constructor() {
    super("the address lies in the server's own network");
  }
}

export class TooLongError extends Error {
  constructor() {
    super("the answer is too long");
  }
}

/** Connects to the very addresses that were checked, so that DNS rebinding gains nothing. */
const createLookup =
  (isInside: typeof isInternalAddress): LookupFunction =>
  (hostname, options, callback) => {
    findAddresses(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`${hostname} has no address`), "", 4);
      else if (addresses.some(({ address }) => isInside(address))) callback(new InsideError(), "", 4);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
  /** For a caller who needs only the status: an answer that is too long, breaks off or never ends is cut. */
  readonly cutsAnswer?: boolean;
}

export type OutgoingFetch = (address: string, options?: FetchOptions) => Promise<Response>;

/** Fetches from private networks too, where a login provider may run. Follows no redirect and reads at most 1 MB. */
export const fetchFromAnyNetwork: OutgoingFetch = async (address, options) => {
  const answer = await fetch(address, { redirect: "manual", ...(options as RequestInit) });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of answer.body ?? []) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new TooLongError();
      parts.push(part);
    }
  } catch (error) {
    if (!options?.cutsAnswer) throw error;
  }
  const content = [204, 304].includes(answer.status) ? null : Buffer.concat(parts);
  return new Response(content, { status: answer.status, headers: answer.headers });
};

/**
 * For an address that a group's owner chose: https only, outside the server's own network, at most a megabyte, and no redirect.
 */
export const fetchFromPublicNetwork = createPublicFetch();

/** `isInside` and the certificate `ca` are for tests, whose servers are on this machine. */
export function createPublicFetch(isInside = isInternalAddress, ca?: string): OutgoingFetch {
  const lookup = createLookup(isInside);
  return (address, options = {}) => {
    const url = new URL(address);
    if (url.protocol !== "https:" || isInsideHost(url.hostname, isInside))
      return Promise.reject(new InsideError());
    return fetchByHttps(url, { lookup, ...(ca !== undefined && { ca }) }, options);
  };
}

function fetchByHttps(
  url: URL,
  connection: RequestOptions,
  { method = "GET", headers, body, signal, cutsAnswer = false }: FetchOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let answer: IncomingMessage | undefined;
    const fail = (error: Error) =>
      answer && cutsAnswer ? resolve(toResponse(answer, parts)) : reject(error);
    const asking = request(
      url,
      { method, headers: Object.fromEntries(new Headers(headers)), ...connection, ...(signal && { signal }) },
      (begun) => {
        answer = begun;
        let bytes = 0;
        begun.on("data", (part: Buffer) => {
          bytes += part.length;
          if (bytes > MAX_BYTES) asking.destroy(new TooLongError());
          else parts.push(part);
        });
        begun.on("error", fail);
        begun.on("end", () => resolve(toResponse(begun, parts)));
      },
    );
    asking.on("error", fail);
    asking.end(typeof body === "string" || body instanceof URLSearchParams ? body.toString() : undefined);
  });
}

function toResponse(
  { statusCode: status = 502, headersDistinct }: IncomingMessage,
  parts: Buffer[],
): Response {
  const headerLines = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value) => [name, value] as [string, string]),
  );
  const content = [204, 304].includes(status) ? null : Buffer.concat(parts);
  return new Response(content, { status, headers: headerLines });
}
