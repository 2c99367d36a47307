import {
  id,
  idListSchema,
  optionalIdSchema,
  preferredPlaceSchema,
  booleanSchema,
} from "@rendezvous/contract/ground/wire-values";
import { z } from "zod";

export type Json = Record<string, unknown>;

/** Inputs that are parsed leniently are described strictly, so that generated clients send the best form. */
const BEST: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [id, { type: "integer", minimum: 1 }],
  [optionalIdSchema, { type: ["integer", "null"], minimum: 0, description: "0 or null: no preference" }],
  [preferredPlaceSchema, { type: "integer", minimum: 0, description: "0: no preference" }],
  [idListSchema, { type: "array", items: { type: "integer", minimum: 1 } }],
  [booleanSchema, { type: "boolean" }],
]);

/** Converts a schema of the contract to OpenAPI. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // Leaves the pattern out, because `format` says the same.
      if (jsonSchema.format === "date" || jsonSchema.format === "date-time") delete jsonSchema.pattern;
      // A pair is a list to most generators, which need the type of its items.
      if (jsonSchema.items === false) jsonSchema.items = {};
      if (io === "output") {
        Object.assign(jsonSchema, textBeforeTransform(zodSchema));
        return;
      }
      // A schema with named and further properties allows values of any type, because in most languages all values of a map, the
      // named ones included, have one type.
      if (
        Object.keys(jsonSchema.properties ?? {}).length > 0 &&
        typeof jsonSchema.additionalProperties === "object"
      )
        jsonSchema.additionalProperties = true;
      const best = BEST.get(zodSchema) ?? wholeNumberOf(zodSchema);
      if (!best) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
      Object.assign(jsonSchema, best);
    },
  });
  return toSharedJsonSchema(rest);
}

/** Returns the schema of a text that the contract normalises, for example to lower case; for clients it is a plain text. */
function textBeforeTransform(schema: unknown): object {
  if (!(schema instanceof z.ZodPipe) || !(schema.out instanceof z.ZodTransform)) return {};
  return schema.in instanceof z.ZodString ? { type: "string" } : {};
}

/** Returns the schema of a number that may also be sent as digits. */
function wholeNumberOf(schema: unknown): Json | undefined {
  if (!(schema instanceof z.ZodPreprocess)) return undefined;
  const { $schema: _, ...number } = z.toJSONSchema(schema.out as z.ZodType);
  return number;
}

/** A recursive schema is defined once for the whole document. */
export function toSharedJsonSchema(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
