import { describe, expect, test } from "vitest";
import { visibleFields } from "./visible-fields.ts";
import { checkForm } from "./check-form.ts";
import { listChangedAnswers } from "./changed-answers.ts";
import type { StoredField, FieldValue } from "./field.ts";
import { checkAnswers, fieldStates, startForm } from "./form-state.ts";
import { missingFields } from "./missing-fields.ts";
import { readField } from "./read-field.ts";

const TODAY = "2026-12-01";
const FORM = (
  [
    { name: "pregnant", type: "radio", choices: ["yes", { value: "no" }, "perhaps"], allowAny: true },
    {
      name: "week",
      type: "integer",
      required: true,
      condition: { field: "pregnant", values: ["yes", "perhaps"] },
    },
    { name: "pets", type: "boolean" },
    { name: "which", type: "string", required: true, condition: { field: "pets", values: [true] } },
    { name: "why_not", type: "string", condition: { field: "pets", values: [false] } },
    {
      name: "animal",
      type: "linkedcombo",
      choices: [{ value: "cat", choices: ["kitten"] }, { value: "dog" }],
      condition: { field: "pets", values: [true] },
    },
    { name: "claws", type: "boolean", required: true, condition: { field: "animal", values: ["cat"] } },
  ] satisfies StoredField[]
).map(readField);

const request = (answers: Record<string, FieldValue>) => visibleFields(FORM, answers).map(({ name }) => name);

describe("what is asked", () => {
  test("is what has no condition, and what hangs on an answer that was given", () => {
    expect(request({})).toEqual(["pregnant", "pets", "why_not"]);
    expect(request({ pregnant: "yes" })).toContain("week");
    expect(request({ pregnant: " perhaps " })).toContain("week");
    expect(request({ pregnant: "no" })).not.toContain("week");
    expect(request({ pregnant: "I would rather not say" })).not.toContain("week");
  });

  test("knows a box that is ticked from one that is not, however that is written", () => {
    for (const ticked of [true, "true", "t", 1]) {
      expect(request({ pets: ticked })).toContain("which");
      expect(request({ pets: ticked })).not.toContain("why_not");
    }
    for (const open of [false, "0", "", null]) expect(request({ pets: open })).toContain("why_not");
  });

  test("hangs on the first of two lists, whatever the second says", () => {
    for (const cat of ["cat", "cat_", "cat_kitten"])
      expect(request({ pets: true, animal: cat })).toContain("claws");
    expect(request({ pets: true, animal: "dog" })).not.toContain("claws");
  });

  test("does not hang on a field that is not asked itself, nor on one that is not there", () => {
    expect(request({ pets: false, animal: "cat_kitten" })).not.toContain("claws");
    const lost = { name: "x", type: "string", condition: { field: "constructor", values: ["a"] } };
    expect(visibleFields([readField(lost)], { constructor: "a" })).toEqual([]);
    const later = FORM.toReversed().map(({ name }) => name);
    expect(visibleFields(FORM.toReversed(), { pets: true }).map(({ name }) => name)).toEqual(
      later.filter((name) => name === "pets" || name === "pregnant"),
    );
  });

  test("of a definition as JSON is said by the form, not by the definition", () => {
    const definition = JSON.stringify({ type: "integer", condition: { field: "pets", values: [true] } });
    const condition = { field: "pregnant", values: ["yes"] };
    expect(readField({ name: "a", type: "inputex", definition }).condition).toBeNull();
    expect(readField({ name: "a", type: "inputex", definition, condition }).condition).toEqual(condition);
  });
});

describe("what is not asked", () => {
  const answers = { pregnant: "no", week: "wrong", pets: false, which: "Rex", claws: true };

  test("is never missing nor wrong, and what was sent for it is left out", () => {
    expect(checkForm(FORM, answers, TODAY)).toEqual({ ok: true, values: { pregnant: "no", pets: false } });
    expect(checkForm(FORM, { ...answers, pregnant: "yes" }, TODAY)).toEqual({
      ok: false,
      fields: { week: "format" },
    });
  });

  test("is not shown, nor sent, though it is kept for whoever changes back", () => {
    const state = startForm(FORM, answers, TODAY);
    const shown = (pregnant: string) =>
      fieldStates(FORM, { ...answers, pregnant }, state, TODAY).map(({ field, value }) => [
        field.name,
        value,
      ]);
    expect(shown("no")).toEqual([
      ["pregnant", "no"],
      ["pets", false],
      ["why_not", null],
    ]);
    expect(shown("yes")[1]).toEqual(["week", "wrong"]);
    expect(checkAnswers(FORM, answers, state, TODAY)).toEqual({
      ok: true,
      values: { pregnant: "no", pets: false },
    });
  });

  test("is not left blank in one's own words", () => {
    const form = FORM.with(
      1,
      readField({
        name: "week",
        type: "radio",
        allowAny: true,
        condition: { field: "pets", values: [true] },
      }),
    );
    expect(checkAnswers(form, { pets: false }, { own: new Set(["week"]) }, TODAY).ok).toBe(true);
  });

  test("stays with a record that answered it once", () => {
    const record = { pregnant: "yes", week: 12, pets: false };
    expect(listChangedAnswers(FORM, record, { pregnant: "no", pets: false })).toEqual({ pregnant: "no" });
    expect(listChangedAnswers(FORM, record, { pregnant: "yes", pets: false })).toEqual({ week: "" });
  });

  test("is not missing in a record; what hangs on something missing is, under its condition", () => {
    const missing = (record: Record<string, FieldValue>) =>
      missingFields(FORM, record, TODAY).map(({ name, condition }) => [name, condition]);
    expect(missing({ pregnant: "no" })).toEqual([]);
    expect(missing({ pregnant: "yes", pets: true, which: "Rex" })).toEqual([["week", null]]);
    expect(missing({ pregnant: "no", pets: true, which: "Rex", animal: "cat_kitten" })).toEqual([
      ["claws", null],
    ]);
    const needed = FORM.map((field) => (field.name === "pets" ? { ...field, required: true } : field));
    const hanging = { field: "pets", values: ["true"] };
    expect(
      missingFields(needed, { pregnant: "no", animal: "cat_kitten" }, TODAY).map((field) => [
        field.name,
        field.condition,
      ]),
    ).toEqual([
      ["pets", null],
      ["which", hanging],
      // The animal is already answered, so only the checkbox is open.
      ["claws", hanging],
    ]);
  });
});
