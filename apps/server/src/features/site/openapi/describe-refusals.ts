import { REFUSAL_DETAILS } from "@rendezvous/contract/ground/details";
import type { Endpoint, ApiVersion } from "@rendezvous/contract/ground/define-endpoint";
import {
  type ErrorCode,
  ERRORS,
  type ErrorShape,
  ERROR_CODES,
  translateKeyOf,
} from "@rendezvous/contract/ground/errors";
import { refusalsOfEndpoint } from "@rendezvous/contract/ground/refusals";
import type { Json } from "./json-schema.ts";

const CODES = Object.keys(ERRORS);
const FIELDS = {
  type: "object",
  additionalProperties: { type: "string" },
  description: "The wrong fields, each with its fault.",
};
const DETAIL = {
  type: "string",
  enum: Object.keys(REFUSAL_DETAILS),
  description: Object.entries(REFUSAL_DETAILS)
    .map(([detail, meaning]) => `\`${detail}\`: ${meaning}`)
    .join("\n"),
};

export const ERROR_SCHEMAS: Json = {
  Error: {
    type: "object",
    required: ["message", "messages"],
    properties: {
      // Existing clients look for this second text of invalid_calendar.
      message: {
        type: "string",
        enum: [...CODES, "Invalid calendar"],
        description: "The code: for a program, and the key of the words for people.",
      },
      messages: {
        type: "object",
        description: "The codes, and the wrong fields.",
        required: ["errors"],
        properties: {
          errors: { type: "array", items: { type: "string", enum: CODES }, description: "The codes." },
          fields: FIELDS,
        },
      },
      detail: DETAIL,
      details: {
        type: "object",
        description: "What a client goes on with: faults of a record, or the record itself",
      },
    },
  },
  LegacyError: {
    type: "array",
    minItems: 1,
    items: {
      type: "object",
      required: ["error", "code", "translate_key"],
      properties: {
        error: { type: "string", description: "The refusal in words." },
        code: { type: "integer", description: "The number of the code." },
        translate_key: {
          type: "string",
          description: "The key of the words for people.",
          enum: ERROR_CODES.map(translateKeyOf),
        },
        fields: FIELDS,
        detail: DETAIL,
      },
    },
  },
  OneError: {
    type: "object",
    required: ["error", "translate_key"],
    properties: {
      error: { type: "string", description: "The code." },
      translate_key: { type: "string", description: "The key of the words for people." },
    },
  },
  TakenEmail: {
    type: "object",
    required: ["temp_email"],
    properties: { temp_email: { type: "string", description: "Why the address is refused." } },
  },
};

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function refusalResponse(schema: Json, description = "Refused; the code says why"): Json {
  return { description, content: { "application/json": { schema } } };
}

export const REFUSAL_RESPONSES: Json = {
  Refused: refusalResponse(ref("Error")),
  RefusedInV1AndV2: refusalResponse(ref("LegacyError")),
};

export function refusalResponseOf(version: ApiVersion): string {
  return version === "v3" ? "Refused" : "RefusedInV1AndV2";
}

const SHAPES: Readonly<Record<ErrorShape, string>> = { one_error: "OneError", temp_email: "TakenEmail" };

function schemaOf({ refusalShapes = {} }: Endpoint, version: ApiVersion, codes: readonly ErrorCode[]): Json {
  const usual = ref(version === "v3" ? "Error" : "LegacyError");
  const own = codes.map((code) => refusalShapes[code]).find((shape) => shape !== undefined);
  return own ? { anyOf: [ref(SHAPES[own]), usual] } : usual;
}

/** Returns every 4xx status that a call may answer, with its codes. */
export function toRefusals(endpoint: Endpoint, version: ApiVersion): Json {
  const byStatus = Map.groupBy(refusalsOfEndpoint(endpoint, version), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const named = codes.map((code) => `\`${code}\` (${ERRORS[code].code})`).join(", ");
      return [String(status), refusalResponse(schemaOf(endpoint, version, codes), named)];
    }),
  );
}
