import { beforeAll, expect, test } from "vitest";
import { checkForm } from "./check-form.ts";
import type { StoredField, FieldValue } from "./field.ts";
import { setPatternEngine } from "./pattern.ts";
import { readField } from "./read-field.ts";

const TODAY = "2026-12-01";
/** A simple engine for the patterns below; "(" is an invalid one. */
beforeAll(() =>
  setPatternEngine((regexp, text) => regexp === "(" || new RegExp(`^(?:${regexp})$`, "u").test(text)),
);

const check = (field: Partial<StoredField>, answer: FieldValue | undefined) => {
  const name = field.name ?? "f";
  const checked = checkForm(
    [readField({ name, type: "string", ...field })],
    answer === undefined ? {} : { [name]: answer },
    TODAY,
  );
  return checked.ok ? checked.values[name] : `!${checked.fields[name]}`;
};

const LINKED: Partial<StoredField> = {
  type: "linkedcombo",
  choices: [{ value: "p", choices: ["c"] }, { value: "a_b", choices: ["c_d"] }, "alone"],
};
const inputex = (definition: unknown): Partial<StoredField> => ({
  type: "inputex",
  definition: typeof definition === "string" ? definition : JSON.stringify(definition),
});

test.each<[string, Partial<StoredField>, FieldValue | undefined, FieldValue | undefined]>([
  ["a required text left out", { required: true }, undefined, "!empty"],
  ["a required text of blanks", { required: true }, "  ", "!empty"],
  ["an optional text left out", {}, undefined, undefined],
  ["a text with blanks around it", {}, " Anna ", "Anna"],
  ["a text whose blanks count", { trim: false }, " Anna ", " Anna "],
  ["a text that is too long", { maxLength: 3 }, "Anna", "!format"],
  ["a text that is too short", { minLength: 5 }, "Anna", "!format"],
  ["a text just long enough", { minLength: 4 }, "Anna", "Anna"],
  ["a long text whose blanks count", { type: "text", trim: false }, " one ", " one "],
  ["a number is trimmed whatever its field says", { type: "integer", trim: false }, " 12 ", 12],
  ["a text of three characters that are long in bytes", { maxLength: 3 }, "👩👩👩", "👩👩👩"],
  ["a text of 256 characters without a limit of its own", {}, "x".repeat(256), "!format"],
  ["a text of 255 characters", {}, "x".repeat(255), "x".repeat(255)],
  ["a text longer than the wire carries", { maxLength: 20_000 }, "x".repeat(10_001), "!format"],
  ["a text that fits its pattern", { regexp: "[A-Z]{2}" }, "AB", "AB"],
  ["a text that only contains its pattern", { regexp: "[A-Z]{2}" }, "ABc", "!format"],
  ["a name with a line break", {}, "Anna\r\nBcc: x@y.zz", "!format"],
  ["a name with a mark that turns it around", {}, "\u202eannA", "annA"],
  ["a number pasted from a web page", { regexp: "[0-9 ]+" }, "\u200b06\u00a039\u202f98", "06 39 98"],
  [
    "an address pasted with what nobody sees",
    { type: "email" },
    "\ufeffanna@example.org\u200b",
    "anna@example.org",
  ],
  ["nothing but what nobody sees", { required: true }, "\u200b", "!empty"],
  ["nothing but such marks", { required: true }, "\u202e\u2066", "!empty"],
  ["a name with another control character", {}, "An\u0007na", "!format"],
  ["a name with half a character", {}, "An\ud800na", "!format"],
  ["a text of two lines", { type: "text" }, "one\r\ntwo\tthree", "one\r\ntwo\tthree"],
  ["a text with a control character", { type: "text" }, "one\u001b[2J", "!format"],
  ["an unknown type, as a text", { type: "colour" }, "blue", "blue"],
  ["an address in capitals", { type: "email" }, " Anna@Example.ORG ", "anna@example.org"],
  ["an address without a domain", { type: "email" }, "anna@", "!format"],
  ["an address with a line break", { type: "email" }, "anna@example.org\nBcc: x@y.zz", "!format"],
  [
    "an address with 64 characters before the @",
    { type: "email" },
    `${"a".repeat(64)}@b.fr`,
    `${"a".repeat(64)}@b.fr`,
  ],
  ["an address with 65 characters before the @", { type: "email" }, `${"a".repeat(65)}@b.fr`, "!format"],
  ["an address longer than its field", { type: "email", maxLength: 10 }, "anna@example.org", "!format"],
  [
    "an address of another house than the field wants",
    { type: "email", regexp: ".*@ville[.]fr" },
    "a@b.fr",
    "!format",
  ],
  ["a number", { type: "integer" }, "12", 12],
  ["a number with its sign", { type: "integer" }, " +12 ", 12],
  ["a negative nothing", { type: "integer", negative: true }, "-0", 0],
  ["a negative number where none is allowed", { type: "integer" }, -1, "!format"],
  ["a negative number where one is allowed", { type: "integer", negative: true }, -1, -1],
  ["a negative number where the least one is", { type: "integer", min: -5 }, "-5", -5],
  ["a number below the least", { type: "integer", min: 2 }, 1, "!format"],
  ["a number above the largest", { type: "integer", max: 2 }, 3, "!format"],
  ["a fraction", { type: "integer" }, 1.5, "!format"],
  ["a number in words", { type: "integer" }, "three", "!format"],
  ["the largest number", { type: "integer" }, 2_147_483_647, 2_147_483_647],
  ["a number above the default maximum", { type: "integer" }, 2_147_483_648, "!format"],
  ["a required number left open", { type: "integer", required: true }, "", "!empty"],
  ["a box that must be ticked and is not", { type: "boolean", required: true }, false, "!empty"],
  ["a box that need not be ticked", { type: "boolean" }, false, false],
  ["a ticked box", { type: "boolean", required: true }, "t", true],
  ["a box that is neither", { type: "boolean" }, "maybe", "!format"],
  ["a box that only ends like yes", { type: "boolean" }, "mart", "!format"],
  ["a box that only begins like yes", { type: "boolean" }, "trueish", "!format"],
  ["a box that only ends like no", { type: "boolean" }, "off", "!format"],
  ["a box that only begins like no", { type: "boolean" }, "falsehood", "!format"],
  ["a box left open", { type: "boolean" }, "", undefined],
  [
    "a value that is not among the choices",
    { type: "select", choices: ["a", { value: "b" }] },
    "c",
    "!format",
  ],
  ["a choice with a label", { type: "select", choices: ["a", { value: "b" }] }, "b", "b"],
  ["a choice that is a number", { type: "select", choices: [1, 2] }, 2, "2"],
  ["a choice with blanks around it", { type: "select", choices: [" a "] }, " a ", " a "],
  [
    "a choice longer than a text may be",
    { type: "radio", choices: ["x".repeat(300)] },
    "x".repeat(300),
    "x".repeat(300),
  ],
  ["a free choice where none is offered", { type: "radio", choices: ["a"] }, "mine", "!format"],
  ["a free choice", { type: "radio", choices: ["a"], allowAny: true }, "mine", "mine"],
  [
    "a required free choice left blank",
    { type: "radio", choices: ["a"], allowAny: true, required: true },
    " ",
    "!empty",
  ],
  ["both parts of a linked choice", LINKED, "p_c", "p_c"],
  ["both parts of a linked choice that hold underscores", LINKED, "a_b_c_d", "a_b_c_d"],
  ["a linked choice left open", { ...LINKED, required: true }, "", "!empty"],
  ["a parent alone", LINKED, "p", "!empty"],
  ["a parent alone where both are needed", { ...LINKED, required: true }, "p_", "!empty"],
  ["a parent that has no children", LINKED, "alone", "alone"],
  ["a linked choice that is none", LINKED, "p_x", "!format"],
  ["a linked choice with blanks around it", LINKED, " p_c ", "p_c"],
  ["choices of a field that is no list", { choices: [" a "] }, " a ", "a"],
  ["a date that does not exist", { type: "datesplit" }, "2026-02-30", "!format"],
  ["a leap day", { type: "datesplit" }, "2028-02-29", "2028-02-29"],
  ["two parts of a date", { type: "datesplit" }, "2026-02-", "!format"],
  ["a day of the year 0", { type: "datesplit" }, "0000-02-28", "!format"],
  ["a date with a time", { type: "datesplit" }, "2026-02-28T10:00", "!format"],
  ["a date with a sign", { type: "datesplit" }, "+2026-02-28", "!format"],
  ["a year that ends in nothing", { type: "datesplit" }, "2000-02-28", "2000-02-28"],
  ["a date in a local way of writing", { type: "datesplit" }, "28/02/2026", "!format"],
  ["a date to come", { type: "datesplit" }, "2026-12-02", "2026-12-02"],
  ["a date of birth to come", { type: "datesplit", name: "birthdate" }, "2026-12-02", "!format"],
  ["a child born today", { type: "datesplit", name: "birthdate" }, TODAY, TODAY],
  ["an inputex integer", inputex({ type: "integer", max: 5 }), 6, "!format"],
  ["an inputex whose definition requires it", inputex({ required: true }), "", undefined],
  ["an inputex that the form requires", { ...inputex({ type: "integer" }), required: true }, "", "!empty"],
  ["an inputex list", inputex({ type: "select", choices: ["a", { value: 1, label: "one" }] }), "1", "1"],
  ["an inputex within an inputex", inputex({ type: "inputex", definition: "{}" }), "text", "text"],
  ["an inputex that cannot be read", inputex("{"), "text", "text"],
  ["an inputex that is no definition", inputex([1]), "text", "text"],
  [
    "an inputex full of nonsense",
    inputex({ type: 7, choices: "x", maxLength: "9", regexp: "(" }),
    "text",
    "text",
  ],
])("%s", (_title, field, answer, expected) => {
  expect(check(field, answer)).toBe(expected);
});

test("what the form does not define is left out", () => {
  expect(checkForm([readField({ name: "f", type: "string" })], { f: "a", unknown: "x" }, TODAY)).toEqual({
    ok: true,
    values: { f: "a" },
  });
});
