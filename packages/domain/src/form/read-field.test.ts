import { expect, test } from "vitest";
import type { ChoiceDefinition } from "./field.ts";
import { readField } from "./read-field.ts";

const read = (field: object) => readField({ name: "f", type: "string", ...field });
const inputex = (definition: unknown, field: object = {}) =>
  read({ type: "inputex", definition: JSON.stringify(definition), ...field });

test("a field without settings has those of the documents", () => {
  expect(read({})).toMatchObject({
    value: null,
    minLength: 0,
    maxLength: 255,
    min: 0,
    max: 2_147_483_647,
    negative: false,
    trim: true,
    rows: 1,
    cols: null,
  });
});

test.each([
  [{ type: "email" }, { maxLength: 254 }],
  [{ type: "email", maxLength: 300 }, { maxLength: 254 }],
  [{ maxLength: 20_000 }, { maxLength: 10_000 }],
  [{ minLength: -3 }, { minLength: 0 }],
  [{ min: -5 }, { min: -5, negative: true }],
  [{ negative: true }, { min: -2_147_483_647, negative: true }],
  [
    { rows: 4, cols: 30 },
    { rows: 4, cols: 30 },
  ],
  [
    { rows: 0, cols: 0 },
    { rows: 1, cols: 1 },
  ],
  [
    { maxLength: Number.NaN, max: "9" },
    { maxLength: 255, max: 2_147_483_647 },
  ],
  [{ value: 5 }, { value: 5 }],
  [{ value: false }, { value: false }],
  [{ value: ["a"] }, { value: null }],
])("%j is read as %j", (field, expected) => {
  expect(read(field)).toMatchObject(expected);
});

test("only a date has the meaning of a birth", () => {
  expect(readField({ name: "birthdate", type: "datesplit" }).meaning).toBe("birthdate");
  expect(readField({ name: "birthplace", type: "string" }).meaning).toBeNull();
});

test("a choice has a value and a label; what has no value is none", () => {
  const choices = ["a", 2, { value: "b", label: "B" }, { value: 3, choices: ["c"] }];
  const unreadable = [null, true, undefined, {}, { value: null }, { value: {} }, [1]];
  expect(
    read({ type: "linkedcombo", choices: [...choices, ...unreadable] as ChoiceDefinition[] }).choices,
  ).toEqual([
    { value: "a", label: "a", choices: [] },
    { value: "2", label: "2", choices: [] },
    { value: "b", label: "B", choices: [] },
    { value: "3", label: "3", choices: [{ value: "c", label: "c", choices: [] }] },
  ]);
});

test("a definition in JSON is unfolded; its parent's value stands where it has none of its own", () => {
  expect(inputex({ type: "integer", max: 5 }, { value: 3 })).toMatchObject({
    type: "integer",
    max: 5,
    value: 3,
  });
  expect(inputex({ type: "integer", value: 4 }, { value: 3 }).value).toBe(4);
  expect(inputex({ type: "integer" }).value).toBeNull();
});

test.each([[null], [7], ["text"], [[{ type: "integer" }]]])(
  "the definition %j is a text field",
  (definition) => {
    expect(inputex(definition, { label: "L", maxLength: 9 })).toMatchObject({
      type: "string",
      label: "L",
      maxLength: 9,
    });
  },
);
