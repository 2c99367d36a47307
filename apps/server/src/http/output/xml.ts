import type { FastifyRequest } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { mapInSteps, runInSlices } from "../../lib/in-turns.ts";
import type { Reply } from "../call.ts";

/**
 * Answers in XML, for old clients (docs/decisions/0151), in the form of Rails' `to_xml`: names with hyphens, types as attributes.
 */

const XML_TYPE = "application/xml; charset=utf-8";

/** Whether a call to v1 asks for XML: by the ending of its path, by `format`, or by an Accept header without JSON. */
export function asksForXml({ originalUrl, headers }: Pick<FastifyRequest, "originalUrl" | "headers">): boolean {
  if (!originalUrl.startsWith("/api/v1/")) return false;
  if (/^[^?]*\.xml(?:\?|$)|[?&]format=xml(?:&|$)/.test(originalUrl)) return true;
  const accept = headers.accept ?? "";
  return /\b(?:application|text)\/xml\b/.test(accept) && !/\bjson\b|\*\/\*/.test(accept);
}

export function mayHaveXml(group: GroupRecord | null): boolean {
  return group?.fields.legacy_clients ?? false;
}

/** Returns the reply in XML; files and texts stay as they are. */
export async function toXmlReply(reply: Reply<unknown>, noun: string): Promise<Reply<unknown>> {
  const { body, headers } = reply;
  const isJson = headers["content-type"]?.startsWith("application/json") ?? true;
  const value: unknown = isJson && Buffer.isBuffer(body) ? JSON.parse(body.toString("utf8")) : body;
  if (!isJson || typeof value === "string" || !isPlain(value)) return reply;
  const { etag: _, ...others } = headers;
  return {
    ...reply,
    headers: { ...others, "content-type": XML_TYPE },
    body: Buffer.from(await writeDocument(value, "id" in value ? noun : "hash")),
  };
}

export function toXmlError(errors: unknown): { readonly type: string; readonly body: string } {
  return { type: XML_TYPE, body: `${DECLARATION}${toElement("errors", errors)}\n` };
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Long lists are written in slices, so that other requests are served in between. */
async function writeDocument(value: Readonly<Record<string, unknown>>, root: string): Promise<string> {
  const parts = Object.entries(value).flatMap(([name, part]): (() => string)[] =>
    Array.isArray(part)
      ? [
          () => `<${toName(name)} type="array">`,
          ...part.map((one: unknown) => () => toElement(singular(name), one)),
          () => `</${toName(name)}>`,
        ]
      : [() => toElement(name, part)],
  );
  const written = await runInSlices(mapInSteps(parts, (write) => write()));
  return `${DECLARATION}<${toName(root)}>${written.join("")}</${toName(root)}>\n`;
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
  return `<${name}>${escape(String(value))}</${name}>`;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
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
  return text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
