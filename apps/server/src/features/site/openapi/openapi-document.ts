import { type EndpointName, ENDPOINTS, mediaTypesOf } from "@rendezvous/contract/endpoints";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import { exampleNameOf, type OldCall, OLD_CALLS } from "@rendezvous/contract/site/old-calls";
import { guideInMarkdown } from "@rendezvous/contract/site/guide";
import { PERMISSIONS, type Right, SCOPE_OF_RIGHT } from "@rendezvous/domain/permission/permissions";
import type { Scope } from "@rendezvous/domain/permission/scopes";
import { z } from "zod";
import { mapInSteps } from "../../../lib/in-turns.ts";
import answers from "./answer-examples.json" with { type: "json" };
import { ERROR_SCHEMAS, REFUSAL_RESPONSES, refusalResponseOf, toRefusals } from "./describe-refusals.ts";
import { HEADER_PARAMETERS, toParameters } from "./describe-parameters.ts";
import { type Json, toJsonSchema, toSharedJsonSchema } from "./json-schema.ts";
import { DESCRIBED_EVENTS, toWebhook, webhookBodyOf } from "./describe-webhooks.ts";
import { NamedSchemas, toTitle } from "./name-schemas.ts";

const API_KEY = [{ apikey: [] }];
const ANY_TOKEN: Json[] = [
  { apikey: [], token: [] },
  { apikey: [], bearer: [] },
];

/** Describes a right of the table of permissions for authors of clients. */
function describeAccess(
  right: Right,
  needsNoKey: boolean,
  version: ApiVersion,
): { description: string; security: Json[] } {
  const token = version === "v1" ? [...ANY_TOKEN, { apikey: [], basic: [] }] : ANY_TOKEN;
  const { visitor, user, pro } = PERMISSIONS[right];
  if (needsNoKey)
    return {
      description: "The token is enough, no site key.",
      security: [{ token: [] }, { bearer: [] }],
    };
  if (visitor === "open")
    return {
      description:
        "A group that is open data needs the site key only; any other also a token of one of its people.",
      security: [...API_KEY, ...token],
    };
  if (visitor !== "none") return { description: "The site key is enough.", security: API_KEY };
  if (user !== "none") return { description: "Needs a token.", security: token };
  const whose = pro === "none" ? "an owner" : "a professional";
  return { description: `Needs the token of ${whose}.`, security: token };
}

/** Adds what a program with an access key may do. */
function withAccessKey(
  right: Right,
  { description, security }: { description: string; security: Json[] },
): { description: string; security: Json[] } {
  const scope: Scope | "any" | "none" = SCOPE_OF_RIGHT[right];
  if (scope === "none") return { description: `${description} Not with an access key.`, security };
  const sentence = scope === "any" ? "Any access key will do." : `Scope \`${scope}\`.`;
  return { description: `${description} ${sentence}`, security: [...security, { access_key: [] }] };
}

/** Returns the recursive schemas, which have a name in the contract. */
function* ownNames(names: readonly EndpointName[]): Generator<undefined, Json> {
  const schemas = yield* mapInSteps(
    names,
    (name) => z.toJSONSchema(ENDPOINTS[name].reply, { unrepresentable: "any" }).$defs,
  );
  return toSharedJsonSchema(Object.assign({}, ...schemas) as object);
}

const TAGS = [
  { name: "webhooks", description: "The calls that a webhook of the group gets." },
  { name: "v3", description: "The calls for new programs." },
  { name: "v2", description: "For existing programs only." },
  { name: "v1", description: "For existing programs only." },
];

/** Real answers: answer-examples.test.ts writes them and checks the calls against them. */
const ANSWERS = answers as Readonly<Record<string, unknown>>;

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const BYTES: Json = { type: "string", format: "binary" };

/** The parts of a description that are not in the endpoint. */
interface Named {
  readonly name: EndpointName;
  readonly operationId: string;
  readonly example: unknown;
  readonly schemas: Schemas;
}

/** The schemas of a call's body and answer, the same in every version. */
interface Schemas {
  readonly body?: unknown;
  readonly reply: unknown;
}

/** Returns the schemas of each call, the webhooks, and the records that they share. */
function* nameSchemas(
  names: readonly EndpointName[],
): Generator<undefined, { of: Map<EndpointName, Schemas>; webhooks: Json; shared: Json }> {
  const converted = yield* mapInSteps(names, (name) => {
    const { body, reply }: Endpoint = ENDPOINTS[name];
    return [
      name,
      { ...(body && { body: toJsonSchema(body, "input") }), reply: toJsonSchema(reply, "output") },
    ] as const;
  });
  const named = new NamedSchemas();
  for (const [name, record] of Object.entries(yield* ownNames(names))) named.add(name, record as Json);
  for (const [name, { body, reply }] of converted) {
    named.reserve(`${name}.body`, body);
    named.reserve(`${name}.reply`, reply);
  }
  const events = DESCRIBED_EVENTS.map((type) => [type, toJsonSchema(webhookBodyOf(type), "output")] as const);
  for (const [type, schema] of events) named.reserve(type, schema);
  const of = new Map<EndpointName, Schemas>();
  for (const [name, { body, reply }] of converted) {
    const title = toTitle(name);
    of.set(name, {
      ...(body !== undefined && { body: named.share(`${title}Body`, body) }),
      reply: named.share(`${title}Reply`, reply),
    });
    yield;
  }
  const webhooks = events.map(([type, schema]) => [
    type,
    toWebhook(type, named.share(`${toTitle(type.replace(".", "_"))}Event`, schema)),
  ]);
  return { of, webhooks: Object.fromEntries(webhooks) as Json, shared: named.schemas };
}

function toOperation(
  endpoint: Endpoint,
  version: ApiVersion,
  path: string,
  { name, operationId, example: answer, schemas }: Named,
): Json {
  const { example, creates, hasEtag } = endpoint;
  const types = endpoint.takesForm ? [JSON_TYPE, FORM_TYPE] : [JSON_TYPE];
  // A file in any other format is described as bytes.
  const content = Object.fromEntries(
    mediaTypesOf(path, endpoint).map((type, at) => [
      type,
      at === 0 ? { schema: schemas.reply, example: answer } : { schema: BYTES },
    ]),
  );
  const isUpsert = creates && "upsert" in endpoint.query.shape;
  return {
    operationId,
    tags: [version],
    summary: endpoint.summary,
    ...withAccessKey(endpoint.right, describeAccess(endpoint.right, endpoint.needsNoKey ?? false, version)),
    parameters: [
      ...toParameters(name, endpoint, path),
      ...(creates ? [HEADER_PARAMETERS.idempotencyKey] : []),
      ...(hasEtag ? [HEADER_PARAMETERS.ifNoneMatch] : []),
      ...(endpoint.takesIfMatch ? [HEADER_PARAMETERS.ifMatch] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          types.map((type) => [
            type,
            { schema: schemas.body, ...(example && type === JSON_TYPE && { example }) },
          ]),
        ),
      },
    }),
    responses: {
      [creates ? 201 : (endpoint.status ?? 200)]: { description: "What was asked for", content },
      ...(isUpsert && { "200": { description: "The record that had this `externid` is changed", content } }),
      ...(hasEtag && { "304": { description: "The record is still the one of If-None-Match" } }),
      ...toRefusals(endpoint, version),
      default: { $ref: `#/components/responses/${refusalResponseOf(version)}` },
    },
  };
}

function describeCall(name: EndpointName, version: ApiVersion, path: string, schemas: Schemas): Json {
  return toOperation(ENDPOINTS[name], version, path, {
    name,
    schemas,
    operationId: `${name}_${version}`,
    example: ANSWERS[name],
  });
}

/** Old calls are described by their examples, because no new client is generated for them. */
const OLD_RECORD: Json = { type: "object", description: "In the form of the old API; see the example." };

function describeOldCall(old: OldCall, schemas: Schemas): Json {
  const { version, path, passesTo, translation, endpoint } = old;
  const { description, ...operation } = toOperation(endpoint, version, path, {
    name: passesTo,
    schemas: translation === "none" ? schemas : { body: OLD_RECORD, reply: OLD_RECORD },
    operationId: `old_${endpoint.method}_${version}${path}`.replaceAll(/\W+/g, "_"),
    example: ANSWERS[exampleNameOf(old)],
  });
  const only = "Only in groups with `legacy_clients`, for clients of the old API; new ones call";
  return { ...operation, deprecated: true, description: `${String(description)} ${only} \`${passesTo}\`.` };
}

/** Makes the OpenAPI 3.1 document of the given calls from the contract only, one operation per step. */
export function* makeOpenApiDocument(
  names: readonly EndpointName[],
  publicUrl: string,
): Generator<undefined, Json> {
  const paths: Record<string, Json> = {};
  const { of, webhooks, shared } = yield* nameSchemas(names);
  for (const version of ["v3", "v2", "v1"] as const) {
    for (const name of names) {
      const { method, paths: own }: Endpoint = ENDPOINTS[name];
      const path = own[version];
      if (path === undefined) continue;
      const full = `/api/${version}${path}`;
      paths[full] = {
        ...paths[full],
        [method.toLowerCase()]: describeCall(name, version, path, of.get(name)!),
      };
      yield;
    }
  }
  for (const old of OLD_CALLS) {
    const full = `/api/${old.version}${old.path}`;
    paths[full] = {
      ...paths[full],
      [old.endpoint.method.toLowerCase()]: describeOldCall(old, of.get(old.passesTo)!),
    };
    yield;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Rendezvous",
      contact: { name: "Rendezvous", url: publicUrl },
      license: { name: "No licence is granted yet", identifier: "LicenseRef-None" },
      version: "3",
      description: `Online appointment booking. \`.json\` may end every path.\n\n${guideInMarkdown().replaceAll("### ", "## ")}`,
    },
    servers: [{ url: publicUrl }],
    tags: TAGS,
    paths,
    webhooks,
    components: {
      securitySchemes: {
        apikey: {
          type: "apiKey",
          in: "query",
          name: "apikey",
          description: "The site key: what any visitor's page sends.",
        },
        token: { type: "apiKey", in: "query", name: "token", description: "The token of a login." },
        bearer: { type: "http", scheme: "bearer", description: "The token of a login." },
        access_key: {
          type: "http",
          scheme: "bearer",
          description:
            "An owner's key for a program of their own, without the site key. What it may do, its scopes say.",
        },
        basic: { type: "http", scheme: "basic", description: "E-mail address and password, in v1" },
      },
      schemas: { ...shared, ...ERROR_SCHEMAS },
      responses: REFUSAL_RESPONSES,
    },
  };
}
