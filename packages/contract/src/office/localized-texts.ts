import type { z } from "zod";
import { localize } from "@rendezvous/domain/text/localize";
import { LOCALES, localizedLine, localizedText, type LocalizedText } from "./group-file/fields.ts";
import { toPathText } from "./group-file/issues.ts";
import { isFields, valuesAtPath } from "./group-file/walk.ts";
import { type Editable, EDITABLES, isSingleton, RECORDS, SINGLETONS } from "./record.ts";

/** A text that clients read, and its path in the record: `publicname`, `Fiche[3].choices[0].label`. */
export interface TextAtPath {
  readonly path: string;
  readonly text: LocalizedText;
}

const LANGUAGES: readonly string[] = LOCALES;

/** Texts that only professionals read: a closure's label says why a calendar is closed. */
const NOT_FOR_CLIENTS: ReadonlySet<string> = new Set(["closures[].label"]);

/**
 * Returns the paths of a schema's texts that may be in several languages. Derived from the schema, so that later fields are
 * included automatically.
 */
function patternsIn(schema: unknown, path: string): string[] {
  if (schema === localizedText || schema === localizedLine) return [path];
  const { def } = schema as { def: Readonly<Record<string, unknown>> & { type: string } };
  switch (def.type) {
    case "object":
      return Object.entries(def["shape"] as object).flatMap(([name, inner]) =>
        patternsIn(inner, path === "" ? name : `${path}.${name}`),
      );
    case "array":
      return patternsIn(def["element"], `${path}[]`);
    case "union":
      return (def["options"] as unknown[]).flatMap((option) => patternsIn(option, path));
    case "pipe":
      return patternsIn(def["in"], path);
    default:
      return def["innerType"] === undefined ? [] : patternsIn(def["innerType"], path);
  }
}

const schemaOf = (editable: Editable): readonly [string, z.ZodType][] =>
  Object.entries(isSingleton(editable) ? SINGLETONS[editable].shape : RECORDS[editable].fields);

const PATTERNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EDITABLES.map((editable) => [
    editable,
    [...new Set(schemaOf(editable).flatMap(([name, schema]) => patternsIn(schema, name)))].filter(
      (pattern) => !NOT_FOR_CLIENTS.has(pattern),
    ),
  ]),
);

/**
 * Returns the texts of a stored record that clients read, in order; without archived parts, and without numbers, which need no
 * translation.
 */
export function clientTextsIn(editable: Editable, record: Readonly<Record<string, unknown>>): TextAtPath[] {
  if (record["deleted"] === true) return [];
  const read = editable === "forms" ? withLabels(record) : record;
  return (PATTERNS[editable] ?? []).flatMap((pattern) =>
    valuesAtPath(read, pattern).flatMap(({ path, value }) => {
      const isText = typeof value === "string" || isFields(value);
      const text = value as LocalizedText;
      return isText && hasWords(text) ? [{ path: toPathText(path), text }] : [];
    }),
  );
}

function hasWords(text: LocalizedText): boolean {
  return (typeof text === "string" ? [text] : Object.values(text)).some((one) => /\p{L}/u.test(one ?? ""));
}

/** Returns the forms with a label for each choice, even a bare value, and gaps for archived questions. */
function withLabels(forms: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { Fiche: eachLabelled(forms["Fiche"]), Vevent: eachLabelled(forms["Vevent"]) };
}

function eachLabelled(questions: unknown): unknown[] {
  return Array.isArray(questions)
    ? questions.map((one: unknown) => (isFields(one) ? withChoiceLabels(one) : one))
    : [];
}

function withChoiceLabels(question: Readonly<Record<string, unknown>>): unknown {
  if (question["archived"] === true) return null;
  const { choices } = question;
  return Array.isArray(choices) ? { ...question, choices: choices.map(toLabelledChoice) } : question;
}

/** Converts a choice that is only a value to a choice with the value as its label. */
function toLabelledChoice(choice: unknown): unknown {
  if (!isFields(choice)) return { value: choice, label: String(choice) };
  const { value, label, choices } = choice;
  return {
    ...choice,
    label: label ?? (typeof value === "string" ? value : ""),
    ...(Array.isArray(choices) && { choices: choices.map(toLabelledChoice) }),
  };
}

/**
 * Adds the group's own language to each text that exists only in others, with the text that clients have read so far: parts
 * archived when the main language changed were not translated.
 */
export function addOwnLanguage(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((one) => addOwnLanguage(one, locale));
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => LANGUAGES.includes(key)))
    return Object.fromEntries(keys.map((key) => [key, addOwnLanguage(value[key], locale)]));
  return keys.includes(locale)
    ? value
    : { ...value, [locale]: localize(value as LocalizedText, locale, locale) };
}
