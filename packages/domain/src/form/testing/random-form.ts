import * as fc from "fast-check";
import type { StoredField, FieldValue } from "../field.ts";
import { readField } from "../read-field.ts";

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("", " ", "Anna", "anna@example.org", "ab12cd34ef", "a\nb", "12", "-3", "true"),
);
const choiceValue = fc.oneof(fc.constantFrom("a", "b", "a_b", " c "), fc.nat(3));
const labelled = choiceValue.map((value) => ({ value, label: `label of ${value}` }));
const choices = fc.array(fc.oneof(choiceValue, labelled), { minLength: 1, maxLength: 4 });
const linked = fc.array(fc.record({ value: choiceValue, choices }), { minLength: 1, maxLength: 3 });
const bound = fc.option(fc.integer({ min: -5, max: 20 }), { nil: undefined });
const flag = fc.option(fc.boolean(), { nil: undefined });
const length = fc.option(fc.nat(12), { nil: undefined });

const TEXTS = {
  minLength: length,
  maxLength: length,
  trim: flag,
  regexp: fc.constantFrom(undefined, "[a-z]*", "[A-Z0-9]{10}", "("),
};

const SHAPES: fc.Arbitrary<Omit<StoredField, "name">>[] = [
  fc.record({ type: fc.constantFrom("string", "text", "email", "colour"), ...TEXTS }),
  fc.record({ type: fc.constant("integer"), negative: flag, min: bound, max: bound }),
  fc.record({ type: fc.constant("boolean") }),
  fc.record({ type: fc.constant("select"), choices, addEmptyChoice: flag }),
  fc.record({ type: fc.constant("radio"), choices, allowAny: flag }),
  fc.record({ type: fc.constant("linkedcombo"), choices: linked }),
  fc.record({ type: fc.constant("datesplit"), dateFormat: fc.constantFrom(undefined, "d/m/Y") }),
];
const shape = fc.oneof(...SHAPES);
const inputex = fc
  .oneof(
    shape.map((definition) => JSON.stringify(definition)),
    fc.constantFrom("{", "[]", "7"),
  )
  .map((definition) => ({ type: "inputex", definition }));

const NAMES = ["lastname", "firstname", "email", "str1", "str9", "birthdate", "identifier", "locale"];

const field: fc.Arbitrary<StoredField> = fc
  .record({
    name: fc.constantFrom(...NAMES, "marketing_sms", "marketing_optin", "start", "comments", "constructor"),
    options: fc.oneof({ weight: 6, arbitrary: shape }, inputex),
    required: flag,
    value: fc.option(text, { nil: undefined, freq: 4 }),
  })
  .map(({ options, ...rest }) => ({ ...options, ...rest }));

/** Some fields depend on an earlier field and its answers, some on a field that does not exist. */
function withConditions(form: readonly StoredField[], seeds: readonly number[]): StoredField[] {
  return form.map((one, index) => {
    const seed = seeds[index] ?? 0;
    const earlier = form
      .slice(0, index)
      .map(readField)
      .filter(({ type, choices: offered }) => type === "boolean" || offered.length > 0);
    const named = earlier[seed % Math.max(1, earlier.length)];
    if (seed % 3 === 0) return one;
    if (named === undefined)
      return seed > 900 ? { ...one, condition: { field: "nowhere", values: ["a"] } } : one;
    const answers = named.type === "boolean" ? [seed % 2 === 0] : named.choices.map(({ value }) => value);
    const values = answers.length > 1 && seed % 2 === 0 ? answers.slice(1) : answers;
    return { ...one, condition: { field: named.name, values } };
  });
}

/** Generates the definitions of a group's form; each name once. */
export const randomForm = fc
  .tuple(
    fc.uniqueArray(field, { maxLength: 8, selector: ({ name }) => name }),
    fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
  )
  .map(([form, seeds]) => withConditions(form, seeds));

export const randomSetting = fc.record({
  deployment: fc.constantFrom("default", "ants", "elsewhere"),
  hide_marketing_sms: fc.boolean(),
  user_allow_comment: fc.boolean(),
  check_sms_from_web: fc.boolean(),
  sends_sms: fc.boolean(),
  enabled_locales: fc.constantFrom("", "fr", "fr,de"),
});

/** Generates an answer that is valid for the field, or nearly. */
export function randomAnswer(definition: StoredField): fc.Arbitrary<FieldValue> {
  const offered = readField(definition).choices.flatMap((one) => [one, ...one.choices]);
  const choice = fc.constantFrom(...offered.map(({ value }) => value), "a", "elsewhere");
  return fc.oneof(
    text,
    choice,
    fc.tuple(choice, choice).map(([parent, child]) => `${parent}_${child}`),
    fc.integer({ min: -6, max: 21 }),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom("2028-02-29", "2026-12-01", "2026-12-02", "2026-02-30", "-02-"),
  );
}
