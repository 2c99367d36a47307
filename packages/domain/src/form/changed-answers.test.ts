import { expect, test } from "vitest";
import { listChangedAnswers } from "./changed-answers.ts";
import { readField } from "./read-field.ts";

const FORM = [
  { name: "lastname", type: "string" },
  { name: "num0", type: "integer" },
  { name: "bool0", type: "boolean" },
  { name: "str0", type: "linkedcombo", choices: ["a"] },
].map(readField);
const RECORD = { id: 4, lastname: "Roux", num0: 7, deleted: false };

test("nothing is sent of what the record answers already, nor of what was left open", () => {
  expect(listChangedAnswers(FORM, RECORD, { lastname: "Roux", num0: 7, str0: "" })).toEqual({});
  expect(listChangedAnswers(FORM, RECORD, { lastname: "Roux", num0: 7, bool0: false })).toEqual({});
});

test("what differs is sent, and what was emptied is sent empty", () => {
  const values = { lastname: "Le Roux", num0: "", bool0: true, str0: "a" };
  expect(listChangedAnswers(FORM, RECORD, values)).toEqual(values);
  expect(listChangedAnswers(FORM, { ...RECORD, bool0: true }, { lastname: "Roux", bool0: false })).toEqual({
    num0: "",
    bool0: false,
  });
});
