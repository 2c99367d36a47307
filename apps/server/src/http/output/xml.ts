import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Reply } from "../call.ts";

/**
 * Answers in XML, for old clients (docs/decisions/0151), in the form of Rails' `to_xml`: names with hyphens, types as attributes.
 */

const XML_TYPE = "application/xml; charset=utf-8";

/** Whether a call to v1 asks for XML: by the ending of its path, by `format`, or by an Accept header without JSON. */
export function asksForXml({
  originalUrl,
  headers,
}: Pick<FastifyRequest, "originalUrl" | "headers">): boolean {
  if (!originalUrl.startsWith("/api/v1/")) return false;
  if (/^[^?]*\.xml(?:\?|$)|[?&]format=xml(?:&|$)/.test(originalUrl)) return true;
  const accept = headers.accept ?? "";
  return /\b(?:application|text)\/xml\b/.test(accept) && !/\bjson\b|\*\/\*/.test(accept);
}

/** Returns the reply in XML; files and texts stay as they are. */
export function toXmlReply(reply: Reply<unknown>, noun: string): Reply<unknown> {
  const { body, headers } = reply;
  const isJson = headers["content-type"]?.startsWith("application/json") ?? true;
  if (!isJson || !(isPlain(body) || isJsonRecord(body))) return reply;
  const { etag: _, ...others } = headers;
  const write = (): Generator<string> =>
    writeDocument(Buffer.isBuffer(body) ? (JSON.parse(body.toString("utf8")) as Fields) : body, noun);
  return {
    ...reply,
    headers: { ...others, "content-type": XML_TYPE },
    body: isLong(body) ? Readable.from(inTurns(write)) : Buffer.from([...write()].join("")),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** An answer from memory is JSON as bytes. */
function isJsonRecord(body: unknown): body is Buffer {
  return Buffer.isBuffer(body) && body[0] === "{".charCodeAt(0);
}

/** A longer answer is sent in chunks, so that other requests are served in between. */
const LONG_BYTES = 50_000;
const LONG_LIST = 50;

function isLong(body: Fields | Buffer): boolean {
  if (Buffer.isBuffer(body)) return body.length > LONG_BYTES;
  return Object.values(body).some((part) => Array.isArray(part) && part.length > LONG_LIST);
}

/** Parses the JSON in a separate turn of the event loop. */
async function* inTurns(write: () => Generator<string>): AsyncGenerator<string> {
  await nextTurn();
  let chunk = "";
  for (const part of write()) {
    chunk += part;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = "";
    await nextTurn();
  }
  yield chunk;
}

const CHUNK_LENGTH = 50_000;

export function toXmlError(errors: unknown): { readonly type: string; readonly body: string } {
  return { type: XML_TYPE, body: `${DECLARATION}${toElement("errors", errors)}\n` };
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

function* writeDocument(value: Fields, noun: string): Generator<string> {
  const root = toName("id" in value ? noun : "hash");
  yield `${DECLARATION}<${root}>`;
  for (const [name, part] of Object.entries(value)) {
    if (!Array.isArray(part)) {
      yield toElement(name, part);
      continue;
    }
    yield `<${toName(name)} type="array">`;
    for (const one of part) yield toElement(singular(name), one);
    yield `</${toName(name)}>`;
  }
  yield `</${root}>\n`;
}

function toElement(key: string, value: unknown): string {
  const name = toName(key);
  if (value === null || value === undefined) return `<${name} nil="true"/>`;
  if (Array.isArray(value))
    return `<${name} type="array">${value.map((one) => toElement(singular(key), one)).join("")}</${name}>`;
  if (isPlain(value)) {
    const parts = Object.entries(value).map(([part, inner]) => toElement(part, inner));
    return `<${name}>${parts.join("")}</${name}>`;
  }
  if (typeof value === "number")
    return `<${name} type="${Number.isInteger(value) ? "integer" : "float"}">${value}</${name}>`;
  if (typeof value === "boolean") return `<${name} type="boolean">${value}</${name}>`;
  return `<${name}>${escape(typeof value === "string" ? value : JSON.stringify(value))}</${name}>`;
}

function isPlain(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** Forms name their own fields, so a key may be no name in XML. */
function toName(key: string): string {
  const name = key.replaceAll("_", "-").replaceAll(/[^\w.-]/g, "-");
  return /^[a-z]/i.test(name) ? name : `_${name}`;
}

function singular(key: string): string {
  return key.endsWith("s") ? key.slice(0, -1) : key;
}

/** Also drops the characters that XML 1.0 cannot contain. */
function escape(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
  );
}
