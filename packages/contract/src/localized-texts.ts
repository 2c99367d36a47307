import type { z } from "zod";
import { localize } from "@rendezvous/domain/text/localize";
import { LOCALES, localizedLine, localizedText, type LocalizedText } from "./group-file/fields.ts";
import { toPathText } from "./group-file/issues.ts";
import { isFields, valuesAt } from "./group-file/walk.ts";
import { type Editable, EDITABLES, isSingle, RECORDS, SINGLES } from "./record.ts";

/** A text that clients read, and where in its record it stands: `publicname`, `Fiche[3].choices[0].label`. */
export interface PlacedText {
  readonly path: string;
  readonly text: LocalizedText;
}

const LANGUAGES: readonly string[] = LOCALES;

/** Why a calendar is closed is for those who work there. */
const NOT_FOR_CLIENTS: ReadonlySet<string> = new Set(["closures[].label"]);

/** Where a schema has texts that may be written in several languages: what is added to it later is found without being told. */
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
  Object.entries(isSingle(editable) ? SINGLES[editable].shape : RECORDS[editable].fields);

const PATTERNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EDITABLES.map((editable) => [
    editable,
    [...new Set(schemaOf(editable).flatMap(([name, schema]) => patternsIn(schema, name)))].filter(
      (pattern) => !NOT_FOR_CLIENTS.has(pattern),
    ),
  ]),
);

/** What of a stored record clients read, in its order. What is archived is not read, and a number is the same everywhere. */
export function textsIn(editable: Editable, record: Readonly<Record<string, unknown>>): PlacedText[] {
  if (record["deleted"] === true) return [];
  const read = editable === "forms" ? withLabels(record) : record;
  return (PATTERNS[editable] ?? []).flatMap((pattern) =>
    valuesAt(read, pattern).flatMap(({ path, value }) => {
      const isText = typeof value === "string" || isFields(value);
      const text = value as LocalizedText;
      return isText && hasWords(text) ? [{ path: toPathText(path), text }] : [];
    }),
  );
}

function hasWords(text: LocalizedText): boolean {
  return (typeof text === "string" ? [text] : Object.values(text)).some((one) => /\p{L}/u.test(one ?? ""));
}

/** The forms with a label for each choice, of which some are written as bare values, and nothing in the place of archived questions. */
function withLabels(forms: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { Fiche: eachLabelled(forms["Fiche"]), Vevent: eachLabelled(forms["Vevent"]) };
}

function eachLabelled(questions: unknown): unknown[] {
  return Array.isArray(questions)
    ? questions.map((one: unknown) => (isFields(one) ? labelled(one) : one))
    : [];
}

function labelled(question: Readonly<Record<string, unknown>>): unknown {
  if (question["archived"] === true) return null;
  const { choices } = question;
  return Array.isArray(choices) ? { ...question, choices: choices.map(toLabelledChoice) } : question;
}

/** A bare choice is its own label. */
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
 * With each text that is written in other languages only also in the group's own, as its clients read it until now: what was archived when
 * the main language changed was not translated into it.
 */
export function withOwnLanguage(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withOwnLanguage(one, locale));
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => LANGUAGES.includes(key)))
    return Object.fromEntries(keys.map((key) => [key, withOwnLanguage(value[key], locale)]));
  return keys.includes(locale)
    ? value
    : { ...value, [locale]: localize(value as LocalizedText, locale, locale) };
}
