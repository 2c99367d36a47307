import type { Json } from "./json-schema.ts";
import { SCHEMA_NAMES } from "./schema-names.ts";
import { describeField } from "./words/words.ts";

/**
 * Gives every record of the document a name, once: a generated client then has one type `Appointment`, not one for each call. The
 * nouns have their names in schema-names.ts; every other record is called by the place where it first occurs.
 */
export class NamedSchemas {
  /** Complete once `takeNames` and then `share` have seen every schema of the document. */
  readonly schemas: Record<string, Json> = {};
  /** The name of each record, by its content. */
  readonly #names = new Map<string, string>();
  readonly #reserved = new Set<string>();

  /** Reserves the names of the nouns among the records of a schema. To be called for all schemas before the first `share`. */
  reserve(place: string, schema: unknown): void {
    const counts = new Map<string, number>();
    for (const { at, record } of recordsIn(place, schema)) {
      const count = (counts.get(at) ?? 0) + 1;
      counts.set(at, count);
      const name = SCHEMA_NAMES[count === 1 ? at : `${at}#${count}`];
      const content = JSON.stringify(record);
      if (name === undefined || this.#reserved.has(name) || this.#names.has(content)) continue;
      this.#names.set(content, name);
      this.#reserved.add(name);
    }
  }

  /** Returns the schema with references in the place of its records. `title` names the schema itself if it is a record. */
  share(title: string, schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((one: unknown) => this.share(title, one));
    if (!isJson(schema)) return schema;
    if (!isRecord(schema)) return mapValues(schema, (part, key) => this.#sharePart(title, key, part));
    const content = JSON.stringify(withoutDefault(schema));
    const name = this.#names.get(content) ?? this.#newName(title);
    this.#names.set(content, name);
    this.schemas[name] ??= this.#define(name, withoutDefault(schema));
    const standard = schema["default"];
    return { $ref: `#/components/schemas/${name}`, ...(standard !== undefined && { default: standard }) };
  }

  /** Adds a record that the contract itself names. */
  add(name: string, record: Json): void {
    this.schemas[name] = this.#define(name, record);
  }

  #define(name: string, record: Json): Json {
    // Reserves the name before the records inside get theirs.
    this.schemas[name] = {};
    const owner = name.replace(/(Reply|Body)$/, "");
    return mapValues(record, (part, key) =>
      key === "properties" && isJson(part)
        ? mapValues(part, (field, own) => withDescription(name, own, this.share(owner + toTitle(own), field)))
        : this.#sharePart(`${owner}Value`, key, part),
    );
  }

  #sharePart(title: string, key: string, part: unknown): unknown {
    if (isData(key)) return part;
    if ((key !== "anyOf" && key !== "oneOf") || !Array.isArray(part)) return this.share(title, part);
    return part.map((one: unknown) => this.share(title + kindOf(one), one));
  }

  #newName(title: string): string {
    let name = title;
    for (let number = 2; this.schemas[name] !== undefined || this.#reserved.has(name); number++)
      name = `${title}${number}`;
    return name;
  }
}

/**
 * A description beside the field in the contract has priority over that of the field's name. A default is written into the
 * description, because generators would treat a field with a `default` as always present, in bodies too.
 */
function withDescription(schema: string, own: string, field: unknown): unknown {
  if (!isJson(field)) return field;
  const { default: standard, description = describeField(schema, own) ?? "", ...rest } = field;
  const words = standard === undefined ? "" : ` By default \`${JSON.stringify(standard)}\`.`;
  return { ...rest, description: `${description as string}${words}` };
}

/** Yields each record in a schema with its path, such as `getAppointment.reply.calendar`, outer records first. */
function* recordsIn(place: string, schema: unknown): Generator<{ at: string; record: Json }> {
  if (Array.isArray(schema)) for (const one of schema) yield* recordsIn(place, one);
  if (!isJson(schema)) return;
  if (isRecord(schema)) yield { at: place, record: withoutDefault(schema) };
  for (const [key, part] of Object.entries(schema)) {
    if (key === "properties" && isJson(part))
      for (const [own, field] of Object.entries(part)) yield* recordsIn(`${place}.${own}`, field);
    else if (!isData(key)) yield* recordsIn(place, part);
  }
}

/** Keys of a schema whose content is values and not schemas. */
function isData(key: string): boolean {
  return key === "default" || key === "enum" || key === "const" || key === "examples" || key === "required";
}

function isRecord(schema: Json): boolean {
  return isJson(schema["properties"]);
}

/** Returns a suffix for the name of a record in a union: the constant that distinguishes it from the others. */
function kindOf(member: unknown): string {
  const properties = isJson(member) ? member["properties"] : undefined;
  const type = isJson(properties) && isJson(properties["type"]) ? properties["type"]["const"] : undefined;
  return typeof type === "string" ? toTitle(type) : "";
}

function withoutDefault(schema: Json): Json {
  const { default: _, ...rest } = schema;
  return rest;
}

export function toTitle(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(record: Json, change: (value: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
