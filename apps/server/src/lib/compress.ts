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
  const wanted = accepted.includes("q=0") ? accepted.replaceAll(refused, "") : accepted;
  return /\bbr\b/.test(wanted) ? "br" : /\bgzip\b/.test(wanted) ? "gzip" : null;
}

function encode(body: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body, { level: quality });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// Bytes that are answered again are compressed once, for as long as they are referenced.
const kept: Record<Encoding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

/**
 * A body in the best encoding that the header takes. Bytes are taken for an answer that is kept, a text for one that is
 * made anew. Who asks must hold nothing secret that what the body echoes could help to guess.
 */
export async function compress(body: Buffer | string, accepted: string | undefined): Promise<Compressed> {
  const encoding = accepted === undefined || body.length < MIN_BYTES ? null : chooseEncoding(accepted);
  if (encoding === null) return { encoding, body };
  if (typeof body === "string") return { encoding, body: await encode(body, encoding, MADE_ANEW) };
  const known = kept[encoding].get(body);
  if (known) return { encoding, body: await known };
  const made = encode(body, encoding, KEPT);
  kept[encoding].set(body, made);
  return { encoding, body: await made };
}
