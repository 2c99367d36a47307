// node scripts/write-docs.ts: writes the lists of docs/group-file.md and docs/api.md, and the types of the clients, from the contract.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DESCRIBED_CALLS, ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { ERRORS, ERROR_CODES, translateKeyOf } from "@rendezvous/contract/ground/errors";
import { guideInMarkdown } from "@rendezvous/contract/site/guide";
import { OLD_CALLS } from "@rendezvous/contract/site/old-calls";
import { groupFileShape } from "@rendezvous/contract/office/group-file/shape";
import { z } from "zod";
import { readDocument } from "./clients/api-document.ts";
import { writePythonCalls, writePythonTypes } from "./clients/python-types.ts";
import { writeTypeScript } from "./clients/typescript-types.ts";

const MARK = "<!-- from here on written by scripts/write-docs.ts -->\n";

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly propertyNames?: Schema;
}

interface Page {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** Returns each page with its generated content. */
export function pages(): Page[] {
  const document = readDocument();
  return [
    whole("packages/client/generated/types.ts", writeTypeScript(document)),
    whole("clients/python/rendezvous/types.py", writePythonTypes(document)),
    whole("clients/python/rendezvous/calls.py", writePythonCalls(document)),
    page("docs/group-file.md", groupFileTables()),
    page(
      "docs/api.md",
      `\n## How to begin\n\n${guideInMarkdown()}${callsTable()}${oldCallsTable()}${refusalsTable()}`,
    ),
  ];
}

function whole(name: string, text: string): Page {
  return { name, path: fileURLToPath(new URL(`../${name}`, import.meta.url)), text };
}

function page(name: string, written: string): Page {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const [own] = readFileSync(path, "utf8").split(MARK);
  return { name, path, text: `${own}${MARK}${written}` };
}

function groupFileTables(): string {
  const shape = z.toJSONSchema(groupFileShape, { io: "input", unrepresentable: "any" }) as Schema;
  const tables = Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    const record = fieldsOf(schema);
    if (!record) return [];
    const title = `\n## ${name}${isList(schema) ? "[]" : ""}\n`;
    return [title + (name === "resources" ? "As `calendars`.\n" : fieldTable(record))];
  });
  return tables.join("");
}

function fieldTable(record: Schema): string {
  const rows = rowsOf(record, "").map(
    ({ name, kind, standard }) => `| \`${name}\` | ${kind} | ${standard} |\n`,
  );
  return `| field | value | without it |\n|---|---|---|\n${rows.join("")}`;
}

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly standard: string;
}

function rowsOf({ properties = {}, required = [] }: Schema, before: string): Row[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${before}${key}${isList(schema) ? "[]" : ""}`;
    const standard = required.includes(key) ? "**required**" : describeDefault(schema);
    const inner = fieldsOf(schema);
    return [{ name, kind: describeKind(schema), standard }, ...(inner ? rowsOf(inner, `${name}.`) : [])];
  });
}

function isList(schema: Schema): boolean {
  return alternatives(schema).some(({ type }) => type === "array");
}

/** Returns the record in a field, or in each entry of its list; undefined for a plain value. */
function fieldsOf(schema: Schema): Schema | undefined {
  return alternatives(schema)
    .flatMap((one) => (one.type === "array" && one.items ? alternatives(one.items) : [one]))
    .find(({ properties }) => properties);
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf?.flatMap(alternatives) ?? [schema];
}

function describeDefault({ default: standard }: Schema): string {
  if (standard === undefined) return "";
  const written = JSON.stringify(standard);
  return written === "{}" ? "" : `\`${written}\``;
}

function describeKind(schema: Schema): string {
  const kinds = alternatives(schema).map((one) => {
    if (one.const !== undefined) return JSON.stringify(one.const);
    if (one.enum) return one.enum.map((value) => JSON.stringify(value)).join(", ");
    if (one.type === "array") return one.items ? `list of ${describeKind(one.items)}` : "list";
    if (one.propertyNames?.enum) return "a text per language";
    if (one.propertyNames) return "map";
    if (one.properties) return "record";
    const types = [one.type ?? "any"].flat().map((type) => (type === "string" ? "text" : type));
    const type = types.join(" or ");
    const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = one;
    const from = minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : "";
    return `${type}${from}${maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : ""}`;
  });
  return [...new Set(kinds)].join(" or ");
}

function callsTable(): string {
  const rows = DESCRIBED_CALLS.map((name) => {
    const { method, paths, right, needsNoKey, limit = {} }: Endpoint = ENDPOINTS[name];
    const limits = typeof limit === "string" ? [limit] : Object.keys(limit);
    const places = Object.entries(paths).map(([version, path]) => `\`${version} ${path}\``);
    return `| ${name} | ${method} | ${places.join(", ")} | \`${right}\` | ${needsNoKey ? "no" : "yes"} | ${limits.join(", ")} |\n`;
  });
  return `\n## All calls\n| call | | path | right | site key | limit |\n|---|---|---|---|---|---|\n${rows.join("")}`;
}

/** Lists the calls of the old API. A path without the group has the right and the call of the same path with it. */
function oldCallsTable(): string {
  const rows = OLD_CALLS.filter(({ path }) => path.startsWith("/groups/")).map(
    ({ version, path, passesTo, endpoint: { method, right, summary } }) =>
      `| ${method} | \`${version} ${path}\` | \`${right}\` | ${passesTo} | ${summary} |\n`,
  );
  const others = OLD_CALLS.filter(({ path }) => !path.startsWith("/groups/")).map(
    ({ path, endpoint: { method } }) => `\`${method} ${path}\``,
  );
  return `\n## Calls of the old API\nOnly in groups with \`legacy_clients\`. Without a group in the path, it is that of the login: ${others.join(", ")}.\n\n| | path | right | call of today | |\n|---|---|---|---|---|\n${rows.join("")}`;
}

function refusalsTable(): string {
  const rows = ERROR_CODES.map((name) => {
    const { status, code } = ERRORS[name];
    return `| ${name} | ${status} | ${code} | ${translateKeyOf(name)} |\n`;
  });
  return `\n## All refusals\n| v3 | status | v1 and v2: \`code\` | \`translate_key\` |\n|---|---|---|---|\n${rows.join("")}`;
}

if (import.meta.main) for (const { path, text } of pages()) writeFileSync(path, text);
