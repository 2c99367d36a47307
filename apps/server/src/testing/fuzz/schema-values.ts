import * as fc from "fast-check";
import type { Json } from "../../features/site/openapi/json-schema.ts";
import { isRecord, Learned, nounOfIdField, nounOfTextField, toPlural } from "./learned-values.ts";

type Values = fc.Arbitrary<unknown>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** An address to which no server can connect, so that no request leaves this machine. */
const NOWHERE = "https://fuzz.invalid/a";

/** Texts on which servers have stumbled. */
const AWKWARD_TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "a\u0000b",
  "\ud800",
  "Zoë 🧘🏽‍♀️",
  "\u202eabc",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "../../etc/passwd",
  "{{name}} ${name} %s",
  "x".repeat(300),
  "x".repeat(5000),
  NOWHERE,
  "Ada@Example.org",
  "2026-02-30",
  "9999-12-31 23:59:59",
];
const awkwardText = fc.constantFrom(...AWKWARD_TEXTS);
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: awkwardText },
);

/** Values of any kind, mostly of a wrong one. */
export const anything: Values = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 63), 1e300, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

const daysAhead = fc.integer({ min: -3, max: 30 });
const quarterOfDay = fc.integer({ min: 0, max: 95 });
/** Fields with a day or a time whose schema is only a text. */
const TIME_FIELDS = /^(?:from|until|to|day|date|start|end|valid_\w+)$/;
const START_OF_DATE = /^\d{4}-\d{2}-\d{2}/;

/** Values that fit the schemas of the OpenAPI document; ids and tokens are mostly those of earlier answers. */
export class SchemaValues {
  readonly #schemas: Readonly<Record<string, Json>>;
  readonly #nowMs: number;
  readonly #named = new Map<string, Values>();

  constructor(schemas: Readonly<Record<string, Json>>, nowMs: number) {
    this.#schemas = schemas;
    this.#nowMs = nowMs;
  }

  /** `field`: the name of the field that has the value; `noun`: that of an id without another name. */
  of(schema: Json, noun: string, field = ""): Values {
    const { $ref, anyOf, oneOf, const: constant, enum: choices, type } = schema;
    if (typeof $ref === "string") return this.#ofName($ref.split("/").at(-1)!, noun, field);
    const members = (anyOf ?? oneOf) as Json[] | undefined;
    if (members) return fc.oneof(...members.map((member) => this.of(member, noun, field)));
    if (constant !== undefined) return fc.constant(constant);
    if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
    if (Array.isArray(type))
      return fc.oneof(...type.map((one: string) => this.#ofType(one, schema, noun, field)));
    return this.#ofType(type as string | undefined, schema, noun, field);
  }

  #ofName(name: string, noun: string, field: string): Values {
    const id = `${name} ${noun} ${field}`;
    const schema = this.#named.get(id);
    if (schema) return schema;
    // A record may contain itself.
    this.#named.set(id, fc.constant(null));
    const values = this.of(this.#schemas[name] ?? {}, noun, field);
    this.#named.set(id, values);
    return values;
  }

  #ofType(type: string | undefined, schema: Json, noun: string, field: string): Values {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
      case "number":
        return numberOf(schema, nounOfId(field, noun));
      case "string":
        return this.#textOf(schema, field);
      case "array": {
        const minLength = Number(schema["minItems"] ?? 0);
        const maxLength = Math.min(Number(schema["maxItems"] ?? 3), Math.max(3, minLength));
        return fc.array(this.of((schema["items"] ?? {}) as Json, noun, field), { minLength, maxLength });
      }
      case "object":
        return this.#recordOf(schema, nounOfRecord(field, noun));
      default:
        return anything;
    }
  }

  #textOf({ format, pattern, maxLength = 40, minLength = 0 }: Json, field: string): Values {
    if (format === "date") return this.#time(10);
    if (format === "date-time") return this.#time(19).map((text) => `${text.replace(" ", "T")}Z`);
    if (typeof pattern === "string") {
      if (pattern.startsWith("^\\d{4}-\\d{2}-\\d{2}")) return fc.oneof(this.#time(10), this.#time(19));
      // fast-check writes no lookahead.
      return pattern.includes("(?!") ? fc.constant("/appointments") : fc.stringMatching(new RegExp(pattern));
    }
    if (TIME_FIELDS.test(field))
      return fc.oneof(this.#time(10), this.#time(16), quarterOfDay.map(toClock), anyText);
    const noun = nounOfTextField(field);
    const text = fc.string({ minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 40) });
    const usual = /url|address|issuer|website/.test(field) ? fc.oneof(fc.constant(NOWHERE), text) : text;
    if (noun === undefined)
      return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: anyText });
    return fc.oneof({ weight: 4, arbitrary: learned(noun) }, { weight: 1, arbitrary: usual });
  }

  #recordOf({ properties = {}, required = [], additionalProperties }: Json, noun: string): Values {
    const requiredFields = new Set(required as string[]);
    const fields = Object.entries(properties as Record<string, Json>).map(([field, schema]) => {
      const values = this.of(schema, noun, field);
      return [
        field,
        requiredFields.has(field) ? values : fc.option(values, { nil: undefined, freq: 1 }),
      ] as const;
    });
    const record = fc.record(Object.fromEntries(fields)).map(withoutUndefined);
    if (fields.length > 0 || typeof additionalProperties !== "object") return record;
    const values = this.of(additionalProperties as Json, noun);
    return fc.dictionary(fc.string({ maxLength: 8 }), values, { maxKeys: 3 });
  }

  /** Bodies like an example of the document, with records that exist, and its times moved to the present. */
  like(example: unknown, noun: string): Values {
    const days = JSON.stringify(example).match(/"\d{4}-\d{2}-\d{2}/g) ?? [];
    const firstDay =
      days.map((day) => Date.parse(day.slice(1))).toSorted((one, other) => one - other)[0] ?? 0;
    const today = Math.floor(this.#nowMs / DAY_MS) * DAY_MS;
    return daysAhead.chain((ahead) => likePart(example, noun, "", today - firstDay + ahead * DAY_MS));
  }

  /** Times around the present, cut off after so many characters. */
  #time(length: number): fc.Arbitrary<string> {
    return fc.tuple(daysAhead, quarterOfDay).map(([days, quarter]) => {
      const instant = new Date(Math.floor(this.#nowMs / DAY_MS) * DAY_MS + days * DAY_MS + quarter * 900_000);
      return instant.toISOString().slice(0, length).replace("T", " ");
    });
  }
}

function likePart(example: unknown, noun: string, field: string, laterMs: number): Values {
  if (Array.isArray(example)) return fc.tuple(...example.map((one) => likePart(one, noun, field, laterMs)));
  if (isRecord(example)) {
    const inner = nounOfRecord(field, noun);
    const fields = Object.entries(example).map(([name, part]) => [
      name,
      likePart(part, inner, name, laterMs),
    ]);
    return fc.record(Object.fromEntries(fields) as Record<string, Values>);
  }
  const ofValue = typeof example === "number" ? nounOfId(field, noun) : nounOfTextField(field);
  if (ofValue !== undefined)
    return fc.oneof(
      { weight: 2, arbitrary: learned(ofValue) },
      { weight: 1, arbitrary: fc.constant(/^(?:calendar|resource)_id$/.test(field) ? ANY_PLACE : example) },
    );
  if (typeof example !== "string") return fc.constant(example);
  if (START_OF_DATE.test(example)) return fc.constant(moveTime(example, laterMs));
  return fc.constant(example.replace(/^https?:\/\/[^/]+/, "https://fuzz.invalid"));
}

/** Any calendar or resource will do. */
const ANY_PLACE = 0;

function moveTime(text: string, laterMs: number): string {
  const day = new Date(Date.parse(text.slice(0, 10)) + laterMs).toISOString().slice(0, 10);
  return day + text.slice(10);
}

function toClock(quarter: number): string {
  return new Date(quarter * 900_000).toISOString().slice(11, 16);
}

/** `id` and `ids` mean the record that contains them. */
function nounOfId(field: string, noun: string): string | undefined {
  return /^ids?$/.test(field) ? noun : nounOfIdField(field);
}

function nounOfRecord(field: string, noun: string): string {
  return field === "" || field === "record" || field === "records" ? noun : toPlural(field);
}

export function learned(noun: string): fc.Arbitrary<Learned> {
  return fc.nat(1000).map((pick) => new Learned(noun, pick));
}

function numberOf({ minimum, maximum, type }: Json, noun: string | undefined): Values {
  const min = Number(minimum ?? -10);
  const max = Number(maximum ?? 2 ** 31);
  const small = fc.integer({ min, max: Math.min(max, Math.max(min, 0) + 120) });
  const range = fc.oneof(small, small, fc.constantFrom(min, Math.min(max, 2 ** 53)));
  const number = type === "number" ? fc.oneof(range, fc.double({ min, max, noNaN: true })) : range;
  if (noun === undefined) return number;
  return fc.oneof({ weight: 8, arbitrary: learned(noun) }, { weight: 1, arbitrary: number });
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
