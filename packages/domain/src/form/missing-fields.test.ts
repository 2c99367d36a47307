import { describe, expect, test } from "vitest";
import type { StoredField } from "./field.ts";
import { missingFields } from "./missing-fields.ts";
import { readField } from "./read-field.ts";

const TODAY = "2026-12-01";
const FORM: StoredField[] = [
  { name: "lastname", type: "string", required: true },
  { name: "email", type: "email", required: true },
  { name: "city", type: "string" },
  { name: "bool0", type: "boolean", required: true },
  { name: "str0", type: "select", required: true, addEmptyChoice: true, choices: ["dog", "cat"] },
];
const COMPLETE = { lastname: "Roux", email: "roux@example.org", bool0: true, str0: "cat" };

function missing(record: Record<string, unknown>): string[] {
  return missingFields(FORM.map(readField), record, TODAY).map(({ name }) => name);
}

describe("what a fiche still has to answer", () => {
  test("is nothing where every required field is answered, whatever else is empty", () => {
    expect(missing({ ...COMPLETE, id: 4, city: "" })).toEqual([]);
  });

  test("is every required field without an answer, in the form's order", () => {
    expect(missing({})).toEqual(["lastname", "email", "bool0", "str0"]);
    expect(missing({ ...COMPLETE, lastname: "  ", bool0: false })).toEqual(["lastname", "bool0"]);
  });

  test("is also a choice that the group offers no more, and what no field can hold", () => {
    expect(missing({ ...COMPLETE, str0: "parrot" })).toEqual(["str0"]);
    expect(missing({ ...COMPLETE, lastname: { toString: "Roux" } })).toEqual(["lastname"]);
  });

  test("is not read from what every object has", () => {
    const [field] = [{ name: "constructor", type: "string", required: true }].map(readField);
    expect(missingFields(field ? [field] : [], {}, TODAY)).toHaveLength(1);
  });
});
