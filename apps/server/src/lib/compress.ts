import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";

interface Compressed {
  readonly encoding: Encoding | null;
  readonly body: Buffer | string;
}

/** Below it there is nothing to be won. */
const MIN_BYTES = 1024;

/** For what is made anew with every call: half a millisecond, and a quarter of the bytes is left. */
const MADE_ANEW = 4;
/** For what is answered again and again. */
const KEPT = 5;

/** The best encoding that the header takes; null where it takes none. */
export function chooseEncoding(accepted: string): Encoding | null {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g;
  const acceptable = accepted.includes("q=0") ? accepted.replaceAll(refused, "") : accepted;
  return /\bbr\b/.test(acceptable) ? "br" : /\bgzip\b/.test(acceptable) ? "gzip" : null;
}

function encode(body: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: quality });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// Bytes that are answered again are compressed once, for as long as they are referenced.
const cache: Record<Encoding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

/**
 * A body in the best encoding that the header takes. Bytes are taken for an answer that is kept, a text for one that is
 * made anew. Who asks must hold nothing secret that what the body echoes could help to guess.
 */
export async function compress(body: Buffer | string, accepted: string | undefined): Promise<Compressed> {
  const encoding = accepted === undefined || body.length < MIN_BYTES ? null : chooseEncoding(accepted);
  if (encoding === null) return { encoding, body };
  if (typeof body === "string") return { encoding, body: await encode(body, encoding, MADE_ANEW) };
  const cached = cache[encoding].get(body);
  if (cached) return { encoding, body: await cached };
  const made = encode(body, encoding, KEPT);
  cache[encoding].set(body, made);
  return { encoding, body: await made };
}
