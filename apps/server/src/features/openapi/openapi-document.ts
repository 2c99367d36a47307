import { type Endpoint, ENDPOINTS, mediaTypeOf, type Version } from "@rendezvous/contract/endpoints";
import { ERRORS } from "@rendezvous/contract/errors";
import { SCHEMAS } from "@rendezvous/contract/schemas";
import { SUMMARIES } from "@rendezvous/contract/summaries";
import { PERMISSIONS, type Right } from "@rendezvous/domain/permission/permissions";
import { z } from "zod";

type Json = Record<string, unknown>;

const API_KEY = [{ apikey: [] }];
const ANY_TOKEN: Json[] = [
  { apikey: [], token: [] },
  { apikey: [], bearer: [] },
];

/** What the table of permissions says of a right, for whoever writes a client. */
function describeAccess(
  right: Right,
  needsNoKey: boolean,
  version: Version,
): { description: string; security: Json[] } {
  const token = version === "v1" ? [...ANY_TOKEN, { apikey: [], basic: [] }] : ANY_TOKEN;
  const { visitor, user } = PERMISSIONS[right];
  if (needsNoKey)
    return {
      description: "The token is enough, no API key.",
      security: [{ token: [] }, { bearer: [] }],
    };
  if (visitor === "open")
    return {
      description:
        "A group that is open data needs an API key only; any other also a token of one of its people.",
      security: [...API_KEY, ...token],
    };
  if (visitor !== "none") return { description: "An API key is enough.", security: API_KEY };
  const description = user === "none" ? "Needs the token of a professional." : "Needs a token.";
  return { description, security: token };
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return toShared(rest);
}

/** A schema that names itself stands once for the whole document. */
function toShared(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}

function sharedSchemas(names: readonly (keyof typeof SCHEMAS)[]): Json {
  const found = names.map((name) => z.toJSONSchema(SCHEMAS[name].reply, { unrepresentable: "any" }).$defs);
  return toShared(Object.assign({}, ...found) as object);
}

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const CREATES: ReadonlySet<string> = new Set([
  "createAppointment",
  "createAccount",
  "createFiche",
  "createDeletionRequest",
]);

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "The same key and body within 24 hours answer the first result again; another body answers 422.",
  schema: { type: "string", maxLength: 255 },
};

function toParameters(path: string, query: z.ZodObject | undefined): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "urlname" ? { type: "string" } : { type: "integer", minimum: 1 },
  }));
  if (!query) return inPath;
  const { properties = {}, required = [] } = toJsonSchema(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    // `conditions[0][field]=id`: lists of maps are written with brackets.
    ...(/object|array/.test(JSON.stringify(schema)) && { style: "deepObject", explode: true }),
  }));
  return [...inPath, ...inQuery];
}

const LEGACY_ERROR = {
  type: "array",
  items: {
    type: "object",
    required: ["error", "code", "translate_key"],
    properties: {
      error: { type: "string" },
      code: { type: "integer" },
      translate_key: { type: "string" },
      fields: { type: "object", additionalProperties: { type: "string" } },
    },
  },
};
const ERROR = {
  type: "object",
  required: ["message", "messages"],
  properties: {
    message: { enum: Object.keys(ERRORS) },
    messages: {
      type: "object",
      required: ["errors"],
      properties: {
        errors: { type: "array", items: { enum: Object.keys(ERRORS) } },
        fields: { type: "object", additionalProperties: { type: "string" } },
      },
    },
  },
};

function toOperation(name: keyof typeof SCHEMAS, version: Version, path: string): Json {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { query, body, reply }: { query?: z.ZodObject; body?: z.ZodType; reply: z.ZodType } = SCHEMAS[name];
  return {
    operationId: `${name}_${version}`,
    tags: [version],
    summary: SUMMARIES[name],
    ...describeAccess(endpoint.right, endpoint.needsNoKey ?? false, version),
    parameters: [...toParameters(path, query), ...(name === "createAppointment" ? [IDEMPOTENCY_KEY] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          (endpoint.takesForm ? [JSON_TYPE, FORM_TYPE] : [JSON_TYPE]).map((type) => [
            type,
            { schema: toJsonSchema(body, "input") },
          ]),
        ),
      },
    }),
    responses: {
      [CREATES.has(name) ? "201" : "200"]: {
        description: "What was asked for",
        content: { [mediaTypeOf(path)]: { schema: toJsonSchema(reply, "output") } },
      },
      default: { $ref: `#/components/responses/${version === "v3" ? "Refused" : "RefusedInV1AndV2"}` },
    },
  };
}

/** The OpenAPI 3.1 document of the given calls, made from the contract and nothing else. */
export function makeOpenApiDocument(names: readonly (keyof typeof SCHEMAS)[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const version of ["v3", "v2", "v1"] as const) {
    for (const name of names) {
      const { method, paths: own }: Endpoint = ENDPOINTS[name];
      const path = own[version];
      if (path === undefined) continue;
      const full = `/api/${version}${path}`;
      paths[full] = { ...paths[full], [method.toLowerCase()]: toOperation(name, version, path) };
    }
  }
  const refused = (schema: Json): Json => ({
    description: "Refused; the code says why",
    content: { "application/json": { schema } },
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Rendezvous",
      version: "3",
      description: "Online appointment booking. `.json` may end every path.",
    },
    servers: [{ url: publicUrl }],
    tags: [{ name: "v3" }, { name: "v2" }, { name: "v1" }],
    paths,
    components: {
      securitySchemes: {
        apikey: { type: "apiKey", in: "query", name: "apikey" },
        token: { type: "apiKey", in: "query", name: "token" },
        bearer: { type: "http", scheme: "bearer" },
        basic: { type: "http", scheme: "basic", description: "E-mail address and password, in v1" },
      },
      schemas: sharedSchemas(names),
      responses: { Refused: refused(ERROR), RefusedInV1AndV2: refused(LEGACY_ERROR) },
    },
  };
}
