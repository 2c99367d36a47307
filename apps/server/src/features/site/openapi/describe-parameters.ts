import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { CONDITION_OPERATORS } from "@rendezvous/contract/ground/paging";
import { type Json, toJsonSchema } from "./json-schema.ts";
import { describeParameter } from "./words/words.ts";

function header(name: string, description: string, maxLength = 255): Json {
  return { name, in: "header", required: false, description, schema: { type: "string", maxLength } };
}

export const HEADER_PARAMETERS = {
  idempotencyKey: header(
    "Idempotency-Key",
    "The same key and body within 24 hours answer the first result again; another body answers 422.",
  ),
  ifNoneMatch: header("If-None-Match", "The ETag of the record that is known already: it answers 304.", 2000),
  ifMatch: header("If-Match", "The ETag of the record that is to be changed: another one answers 412.", 2000),
};

/**
 * OpenAPI cannot describe lists of maps in a query, so each part is a separate parameter under the name it is sent with. Clients
 * may send more of them, with the next numbers.
 */
const DECLARED = [0, 1, 2];

function inQuery(name: string, schema: Json, description?: string): Json {
  return { name, in: "query", required: false, schema, ...(description !== undefined && { description }) };
}

function toConditions(fields: readonly string[]): Json[] {
  return DECLARED.flatMap((at) => [
    inQuery(
      `conditions[${at}][field]`,
      { type: "string", enum: fields },
      "All conditions must hold; at most ten.",
    ),
    inQuery(
      `conditions[${at}][op]`,
      { type: "string", enum: CONDITION_OPERATORS, default: "=" },
      "How the field compares to the value.",
    ),
    inQuery(
      `conditions[${at}][value]`,
      { type: "string", maxLength: 2000 },
      "`in` and `not in` take a comma list.",
    ),
  ]);
}

function toItems(): Json[] {
  const ids = { type: "integer", minimum: 0 };
  return DECLARED.flatMap((at) => [
    inQuery(
      `appointments[${at}][intervention_id]`,
      ids,
      "Of each item a service or a pack, in their order; at most twenty.",
    ),
    inQuery(`appointments[${at}][pack_id]`, ids, "A pack instead of a service."),
    inQuery(`appointments[${at}][calendar_id]`, ids, "0: any."),
    inQuery(`appointments[${at}][resource_id]`, ids, "0: any."),
  ]);
}

function toParameter(fields: readonly string[], name: string, schema: Json): Json[] {
  if (name === "conditions") return toConditions(fields);
  if (name === "appointments") return toItems();
  if (name === "sort") return [inQuery(name, { type: "string", enum: fields })];
  const isList = JSON.stringify(schema).includes('"array"');
  return [
    {
      ...inQuery(name, isList ? { type: "array", items: { type: "integer", minimum: 1 } } : schema),
      ...(isList && COMMAS),
    },
  ];
}

const COMMAS = { style: "form", explode: false };

/**
 * Returns the parameters of the path, then of the query, of the call with this name. The security schemes describe `token` and
 * `apikey`.
 */
export function toParameters(name: string, { query, fields = [] }: Endpoint, path: string): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => ({
    name: part,
    in: "path",
    required: true,
    schema: part === "urlname" ? { type: "string" } : { type: "integer", minimum: 1 },
  }));
  const { properties = {}, required = [] } = toJsonSchema(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const parameters = Object.entries(properties)
    .filter(([one]) => one !== "token")
    .flatMap(([one, schema]) => toParameter(fields, one, schema));
  return [...inPath, ...parameters].map((one) => {
    const own = String(one["name"]);
    const description = describeParameter(name, own);
    return {
      ...(description !== undefined && { description }),
      ...one,
      ...(required.includes(own) && { required: true }),
    };
  });
}
