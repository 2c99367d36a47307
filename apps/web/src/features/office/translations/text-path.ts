import { FORM_FIELDS } from "../schema/kinds.ts";

type Texts = Readonly<Record<string, string>>;

function keysOf(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/**
 * Returns the text at a path such as `Fiche[2].choices[0].label`, by language; a choice that is a bare value is its own label.
 */
export function textAt(record: unknown, path: string, locale: string): Texts {
  const text = keysOf(path).reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return key === "label" ? value : undefined;
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    return inner ?? (key === "label" ? (value as { value?: unknown }).value : undefined);
  }, record);
  if (typeof text === "object" && text !== null) return text as Texts;
  return typeof text === "string" ? { [locale]: text } : {};
}

/** Returns the record with another text at the path; an empty translation is removed. */
export function withTextsAt(record: unknown, path: string, texts: Texts): unknown {
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  return put(record, keysOf(path), written);
}

function put(value: unknown, [key, ...rest]: readonly string[], text: unknown): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, text));
  const fields = typeof value === "object" && value !== null ? value : { value };
  return { ...fields, [key]: put((fields as Readonly<Record<string, unknown>>)[key], rest, text) };
}

const LONG: ReadonlySet<string> = new Set(
  Object.values(FORM_FIELDS).flatMap((groups) =>
    groups.flatMap(({ fields }) =>
      fields.filter(({ control }) => control === "longLocalized").map(({ name }) => name),
    ),
  ),
);

/**
 * Whether the text at a path may have markup, as in the form of its original; the questions of forms use the same field names as
 * records.
 */
export function hasMarkupAt(path: string): boolean {
  return LONG.has(path) || LONG.has(path.split(".").at(-1) ?? "");
}
