import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reply } from "../call.ts";
import { compress } from "../../lib/compress.ts";
import { hideEncryptedSecrets } from "../../lib/hide-encrypted-secrets.ts";
import { encodedEtag, hasEtag } from "./etag.ts";

/** An answer ready to send: compressed if the client accepts it, or a 304 if the client has it already. */
export interface PackedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | string | Readable | null;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** A Buffer as body is a cached answer that will be sent again. */
export async function packReply(
  { method, headers: requestHeaders }: Pick<FastifyRequest, "method" | "headers">,
  { status, headers, cookies = [], body }: Reply<unknown>,
): Promise<PackedReply> {
  const { etag } = headers;
  const expectedEtag = requestHeaders["if-none-match"];
  const isKnown = etag !== undefined && expectedEtag !== undefined && hasEtag(expectedEtag, etag);
  if (isKnown && (method === "GET" || method === "HEAD")) {
    return { status: 304, headers: { "cache-control": "no-store", etag }, body: null };
  }
  const base = {
    "cache-control": "no-store",
    "content-type": JSON_TYPE,
    ...headers,
    ...(cookies.length > 0 && { "set-cookie": [...cookies] }),
  };
  // Streams are not compressed, because their data would wait in the compressor for more.
  if (body instanceof Readable) {
    if (method !== "HEAD") return { status, headers: base, body };
    body.destroy();
    return { status, headers: base, body: null };
  }
  const plain =
    Buffer.isBuffer(body) || typeof body === "string" ? body : hideEncryptedSecrets(JSON.stringify(body));
  const accepted = requestHeaders["accept-encoding"];
  const packed = await compress(plain, Array.isArray(accepted) ? accepted.join() : accepted);
  if (packed.encoding === null) return { status, headers: base, body: plain };
  return {
    status,
    headers: {
      ...base,
      "content-encoding": packed.encoding,
      ...(etag !== undefined && { etag: encodedEtag(etag, packed.encoding) }),
    },
    body: packed.body,
  };
}

export function sendPackedReply(
  response: FastifyReply,
  { status, headers, body }: PackedReply,
): FastifyReply {
  return response
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}
