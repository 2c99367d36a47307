import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

interface Compressed {
  readonly encoding: Encoding | null;
  readonly body: Buffer | string;
}

/** Compressing smaller bodies saves nothing. */
const MIN_BYTES = 1024;

/** The level for bodies that differ with every call: half a millisecond for a quarter of the size. */
const NEW_ANSWER_LEVEL = 4;
/** The level for bodies that are sent many times. */
const CACHED_ANSWER_LEVEL = 5;

/** Returns the best encoding that the header accepts; null if it accepts none. */
export function chooseEncoding(accepted: string): Encoding | null {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
  const acceptable = accepted.includes("q=0") ? accepted.replaceAll(refused, "") : accepted;
  return /\bbr\b/.test(acceptable) ? "br" : /\bgzip\b/.test(acceptable) ? "gzip" : null;
}

function encode(body: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: quality });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// A Buffer that is sent many times is compressed once, and cached while it is referenced.
const cache: Record<Encoding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

/**
 * Returns a body in the best encoding that the header accepts. Compresses a Buffer, which is a cached answer, more than a text,
 * which is a new answer. An answer that echoes input must not contain secrets of the caller, because its compressed size could
 * reveal them.
 */
export async function compress(body: Buffer | string, accepted: string | undefined): Promise<Compressed> {
  const encoding = accepted === undefined || body.length < MIN_BYTES ? null : chooseEncoding(accepted);
  if (encoding === null) return { encoding, body };
  if (typeof body === "string") return { encoding, body: await encode(body, encoding, NEW_ANSWER_LEVEL) };
  const cached = cache[encoding].get(body);
  if (cached) return { encoding, body: await cached };
  const compressed = encode(body, encoding, CACHED_ANSWER_LEVEL);
  cache[encoding].set(body, compressed);
  return { encoding, body: await compressed };
}
