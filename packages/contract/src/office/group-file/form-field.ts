import { z } from "zod";
import { MAX_QUESTIONS } from "../record-limits.ts";
import {
  externid,
  oneLineText,
  localizedLine,
  localizedLineOrEmpty,
  localizedTextOrEmpty,
  MAX_MARKUP_LENGTH,
  falseByDefault,
  trueByDefault,
  optionalFlag,
  shortText,
  textMatching,
  textWithCheck,
  wholeNumber,
} from "./fields.ts";
import { isPattern } from "../../ground/pattern-engine.ts";

/** A form field as docs/screens.md ("Form fields") defines it; its texts may be in several languages. */

const scalar = z.union([oneLineText, z.number(), z.boolean()], {
  error: "expected a text, a number, true or false",
});
const choiceValue = z.union([oneLineText, z.number()], { error: "expected a text or a number" });
const leaf = z.union([choiceValue, z.strictObject({ value: choiceValue, label: localizedLine.optional() })], {
  error: "expected a value, or an object with value and label",
});
const choices = z.array(leaf).min(1, { error: "expected at least one choice" });
const linkedChoices = z
  .array(z.strictObject({ value: choiceValue, label: localizedLine.optional(), choices }))
  .min(1, { error: "expected at least one choice" });

const LENGTH_MAX = 2_147_483_647;
const length = wholeNumber(0, LENGTH_MAX).optional();
const bound = wholeNumber(-LENGTH_MAX, LENGTH_MAX).optional();

const fieldName = textMatching(
  /^[a-z][a-z0-9_]{0,63}$/,
  "a field name of lower-case letters, digits and _",
  "field_name",
);

const fieldBase = {
  name: fieldName,
  label: localizedLineOrEmpty,
  description: localizedTextOrEmpty,
  required: falseByDefault,
  /** True: no longer asked; existing answers stay readable. */
  archived: falseByDefault,
  /** Asked only for some answers to an earlier field of the form. */
  condition: z
    .strictObject({
      field: fieldName,
      values: z.array(scalar).min(1, { error: "expected at least one answer" }),
    })
    .optional(),
  value: scalar.optional(),
};

const PATTERN =
  "a regular expression without lookahead, lookbehind and backreferences, of at most 255 characters";

const textOptions = {
  regexp: textWithCheck(isShortPattern, PATTERN, "pattern").optional(),
  minLength: length,
  maxLength: length,
  placeholder: localizedLine.optional(),
  trim: trueByDefault,
};

function isShortPattern(text: string): boolean {
  return text.length <= 255 && isPattern(text);
}

/**
 * Checks only the pattern in a definition. A definition that cannot be parsed is shown as a text field, so any other text is
 * valid.
 */
function hasNoWrongPattern(definition: string): boolean {
  if (definition.length > MAX_MARKUP_LENGTH) return false;
  try {
    const { regexp } = Object(JSON.parse(definition)) as { regexp?: unknown };
    return typeof regexp !== "string" || isShortPattern(regexp);
  } catch {
    return true;
  }
}

const size = wholeNumber(1, 200).optional();

/** Returns the schema of a field; `more`: options that only fields of one form have. */
function formFieldWith<More extends z.ZodRawShape>(more: More) {
  const base = { ...fieldBase, ...more };
  return z.discriminatedUnion(
    "type",
    [
      z.strictObject({ ...base, ...textOptions, type: z.literal("string") }),
      z.strictObject({ ...base, ...textOptions, type: z.literal("text"), rows: size, cols: size }),
      z.strictObject({ ...base, ...textOptions, type: z.literal("email") }),
      z.strictObject({
        ...base,
        type: z.literal("integer"),
        negative: falseByDefault,
        min: bound,
        max: bound,
      }),
      z.strictObject({ ...base, type: z.literal("boolean"), rightLabel: localizedLineOrEmpty }),
      z.strictObject({ ...base, type: z.literal("select"), choices, addEmptyChoice: falseByDefault }),
      z.strictObject({
        ...base,
        type: z.literal("radio"),
        choices,
        display: shortText.optional(),
        allowAny: optionalFlag,
      }),
      z.strictObject({ ...base, type: z.literal("linkedcombo"), choices: linkedChoices }),
      z.strictObject({ ...base, type: z.literal("datesplit"), dateFormat: shortText.optional() }),
      z.strictObject({
        ...base,
        type: z.literal("inputex"),
        definition: textWithCheck(
          hasNoWrongPattern,
          `a definition whose regexp is ${PATTERN}`,
          "pattern",
        ).optional(),
      }),
    ],
    {
      error:
        "expected string, text, email, integer, boolean, select, radio, linkedcombo, datesplit or inputex as the type",
    },
  );
}

export const formField = formFieldWith({});

/** Returns the schema of both forms. `references` is the schema of a list of services: externids in a file, ids in a call. */
export function formsWith<References extends z.ZodType>(references: References) {
  return z.strictObject({
    Fiche: questions(formField),
    /** Asked only with some services; none named: with all. */
    Vevent: questions(formFieldWith({ interventions: references.optional() })),
  });
}

function questions<Question extends z.ZodType>(question: Question) {
  return z
    .array(question)
    .max(MAX_QUESTIONS, { error: `expected at most ${MAX_QUESTIONS} questions` })
    .default([]);
}

export const forms = formsWith(z.array(externid, { error: "expected a list of externids" }));
