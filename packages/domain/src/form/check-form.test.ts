import { expect, test } from "vitest";
import type { FieldDefinition, FieldValue } from "./check-field.ts";
import { checkForm } from "./check-form.ts";

const check = (field: Partial<FieldDefinition>, given: FieldValue | undefined) => {
  const checked = checkForm(
    [{ name: "f", type: "string", ...field }],
    given === undefined ? {} : { f: given },
  );
  return checked.ok ? checked.values["f"] : `!${checked.fields["f"]}`;
};

test.each<[string, Partial<FieldDefinition>, FieldValue | undefined, FieldValue | undefined]>([
  ["a required text left out", { required: true }, undefined, "!empty"],
  ["a required text of blanks", { required: true }, "  ", "!empty"],
  ["an optional text left out", {}, undefined, undefined],
  ["a text with blanks around it", {}, " Anna ", "Anna"],
  ["a text that is too long", { maxLength: 3 }, "Anna", "!format"],
  ["a text that is too short", { minLength: 5 }, "Anna", "!format"],
  ["a text of 256 characters without a limit of its own", {}, "x".repeat(256), "!format"],
  ["a text of 255 characters", {}, "x".repeat(255), "x".repeat(255)],
  ["a text that fits its pattern", { regexp: "[A-Z]{2}" }, "AB", "AB"],
  ["a text that only contains its pattern", { regexp: "[A-Z]{2}" }, "ABc", "!format"],
  ["a name with a line break", {}, "Anna\r\nBcc: x@y.zz", "!format"],
  ["a name with another control character", {}, "An\u0007na", "!format"],
  ["a text of two lines", { type: "text" }, "one\r\ntwo\tthree", "one\r\ntwo\tthree"],
  ["a text with a control character", { type: "text" }, "one\u001b[2J", "!format"],
  ["an address in capitals", { type: "email" }, " Anna@Example.ORG ", "anna@example.org"],
  ["an address without a domain", { type: "email" }, "anna@", "!format"],
  ["an address with a line break", { type: "email" }, "anna@example.org\nBcc: x@y.zz", "!format"],
  ["a number", { type: "integer" }, "12", 12],
  ["a negative number where none is allowed", { type: "integer" }, -1, "!format"],
  ["a negative number where one is allowed", { type: "integer", negative: true }, -1, -1],
  ["a fraction", { type: "integer" }, 1.5, "!format"],
  ["a number above the default maximum", { type: "integer" }, 2_147_483_648, "!format"],
  ["a box that must be ticked and is not", { type: "boolean", required: true }, false, "!empty"],
  ["a ticked box", { type: "boolean", required: true }, "t", true],
  [
    "a value that is not among the choices",
    { type: "select", choices: ["a", { value: "b" }] },
    "c",
    "!format",
  ],
  ["a choice with a label", { type: "select", choices: ["a", { value: "b" }] }, "b", "b"],
  ["a free choice", { type: "radio", choices: ["a"], allowAny: true }, "mine", "mine"],
  [
    "a required free choice left blank",
    { type: "radio", choices: ["a"], allowAny: true, required: true },
    " ",
    "!empty",
  ],
  [
    "both parts of a linked choice",
    { type: "linkedcombo", choices: [{ value: "p", choices: ["c"] }] },
    "p_c",
    "p_c",
  ],
  ["a parent alone", { type: "linkedcombo", choices: [{ value: "p", choices: ["c"] }] }, "p", "!format"],
  ["a date that does not exist", { type: "datesplit" }, "2026-02-30", "!format"],
  ["a leap day", { type: "datesplit" }, "2028-02-29", "2028-02-29"],
  ["an inputex integer", { type: "inputex", definition: '{"type":"integer","max":5}' }, 6, "!format"],
  ["an inputex that cannot be read", { type: "inputex", definition: "{" }, "text", "text"],
])("%s", (_title, field, given, expected) => {
  expect(check(field, given)).toBe(expected);
});

test("the language is never required, and what a professional alone sets is never asked", () => {
  const fields = [
    { name: "locale", type: "select", required: true, choices: ["fr"] },
    { name: "marketing_optin", type: "boolean", required: true },
  ];
  expect(checkForm(fields, { marketing_optin: true, unknown: "x" })).toEqual({ ok: true, values: {} });
});
