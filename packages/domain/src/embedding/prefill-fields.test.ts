import { expect, test } from "vitest";
import { readField } from "../form/read-field.ts";
import { prefillFields } from "./prefill-fields.ts";

const TODAY = "2026-12-01";

const fields = [
  { name: "email", type: "email", required: true },
  { name: "lastname", type: "string", maxLength: 10 },
  { name: "birthdate", type: "datesplit" },
  { name: "bool0", type: "boolean" },
  { name: "num0", type: "integer" },
  { name: "str1", type: "select", choices: ["red", { value: "blue" }] },
  { name: "marketing_sms", type: "boolean" },
].map(readField);

test("a link fills in what the fields accept, in their own form", () => {
  expect(
    prefillFields(
      fields,
      {
        email: " A@B.fr",
        lastname: "Roux",
        birthdate: "1990-02-28",
        bool0: "T",
        num0: "12",
        str1: "blue",
      },
      TODAY,
    ),
  ).toEqual({
    email: "a@b.fr",
    lastname: "Roux",
    birthdate: "1990-02-28",
    bool0: true,
    num0: 12,
    str1: "blue",
  });
});

test("what no field accepts, or asks for, stays out", () => {
  expect(
    prefillFields(
      fields,
      {
        email: "nobody",
        lastname: "Longer than ten",
        birthdate: "1990-02-30",
        bool0: "maybe",
        num0: "twelve",
        str1: "green",
        externid: "x",
        toString: "x",
      },
      TODAY,
    ),
  ).toStrictEqual({});
  expect(prefillFields(fields, { email: "", lastname: "", num0: "" }, TODAY)).toStrictEqual({});
});

test("a link consents to nothing", () => {
  expect(prefillFields(fields, { marketing_sms: "1" }, TODAY)).toEqual({});
});
