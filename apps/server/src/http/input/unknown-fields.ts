import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import { z } from "zod";
import { type FormAnswers, type Refusal, refuse } from "../call.ts";

interface Unknown {
  readonly path: string;
  readonly name: string;
  /** The field names that the call accepts at this path, or anywhere in its body. */
  readonly allowed: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the fields of a body that its schema has dropped, by path. */
function droppedFields(body: unknown, read: unknown, path = ""): { path: string; name: string }[] {
  if (body === read) return [];
  if (Array.isArray(body) && Array.isArray(read))
    return body.flatMap((item, at) => droppedFields(item, read[at], `${path}${at}.`));
  if (!isObject(body) || !isObject(read)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    Object.hasOwn(read, name)
      ? droppedFields(value, read[name], `${path}${name}.`)
      : [{ path: path + name, name }],
  );
}

const namesOf = new WeakMap<z.ZodType, readonly string[]>();

/** Returns all field names of a schema at any depth. */
function fieldNames(schema: z.ZodType): readonly string[] {
  const cached = namesOf.get(schema);
  if (cached) return cached;
  const names = new Set<string>();
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      for (const name of Object.keys(jsonSchema.properties ?? {})) names.add(name);
    },
  });
  const list = [...names];
  namesOf.set(schema, list);
  return list;
}

/** Gives the same result for `calendar_id`, `calendarId` and `Calendar-Id`. */
const fold = (name: string): string => name.replaceAll(/[_-]/g, "").toLowerCase();

/**
 * Returns the fields of a body that the call does not take. A field with almost the name of a real one is refused, because
 * ignoring it would do something else than intended; other fields are ignored with a warning
 * (docs/decisions/0097-unknown-fields.md).
 */
export function findUnknownFields(
  { body: schema }: Pick<Endpoint, "body">,
  body: unknown,
  read: unknown,
  forms: readonly FormAnswers[],
): { readonly ignored: readonly string[]; readonly refusal: Refusal | null } {
  const unknown: Unknown[] = [
    ...droppedFields(body, read).map((one) => ({ ...one, allowed: schema ? fieldNames(schema) : [] })),
    ...forms.flatMap(({ path, values, names }) =>
      Object.keys(values)
        .filter((name) => !names.includes(name))
        .map((name) => ({ path: `${path}.${name}`, name, allowed: names })),
    ),
  ];
  const misspelt = unknown.flatMap(({ path, name, allowed }) => {
    const similar = allowed.find((one) => fold(one) === fold(name));
    return similar === undefined || similar === name
      ? []
      : [[path.slice(0, 100), `expected ${similar}`] as const];
  });
  const [first] = misspelt;
  return {
    ignored: unknown.map(({ path }) => path),
    refusal: first
      ? refuse("bad_request", {
          text: first.join(": "),
          detail: "unknown_field",
          fields: Object.fromEntries(misspelt.slice(0, 20)),
        })
      : null,
  };
}
