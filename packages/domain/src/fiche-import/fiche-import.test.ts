import { describe, expect, test } from "vitest";
import { readField } from "../form/read-field.ts";
import { detectSeparator } from "./detect-separator.ts";
import { findDuplicate, isSameInFile } from "./find-duplicate.ts";
import { matchColumns } from "./match-columns.ts";
import { mergePerson, undoneChanges } from "./merge-person.ts";
import { cleanCell, detectDateOrder, readDate, readEmail, readPhone, splitName } from "./read-cell.ts";
import { type ImportedPerson, readRow } from "./read-person.ts";

const TODAY = "2026-12-01";
const QUESTIONS = [
  { name: "birthdate", label: "Naissance", isBirthdate: true },
  { name: "hair", label: "Type de cheveux", isBirthdate: false },
];

test.each([
  ["Nom;Prénom\nRoux;Anna", ";"],
  ['Last Name,First Name\n"Roux; the elder",Anna', ","],
  ["a\tb\nc\td", "\t"],
  ["a|b\nc|d", "|"],
  ["Nom;Adresse\nRoux;1, rue du Parc, Lille", ";"],
])("the separator of %j is %j", (text, separator) => {
  expect(detectSeparator(text)).toBe(separator);
});

describe("the columns of", () => {
  test.each([
    [
      "Doctolib",
      [
        "Nom de naissance",
        "Nom",
        "Prénom",
        "Sexe",
        "Date de naissance",
        "Téléphone fixe",
        "Téléphone portable",
        "E-mail",
      ],
      [null, "lastname", "firstname", null, "birthdate", null, "firstphone", "email"],
    ],
    [
      "Planity",
      ["Prénom", "Nom", "Téléphone", "Email", "Naissance", "Type de cheveux"],
      ["firstname", "lastname", "firstphone", "email", "birthdate", "hair"],
    ],
    [
      "Google Contacts",
      [
        "First Name",
        "Middle Name",
        "Last Name",
        "Birthday",
        "E-mail 1 - Value",
        "Phone 1 - Label",
        "Phone 1 - Value",
      ],
      ["firstname", null, "lastname", "birthdate", "email", null, "firstphone"],
    ],
    [
      "Easy!Appointments",
      ["id", "first_name", "last_name", "email", "phone_number", "notes"],
      ["externid", "firstname", "lastname", "email", "firstphone", null],
    ],
    ["a list of names", ["Kunde", "Handynummer"], ["fullname", "firstphone"]],
    [
      "this product",
      ["Nom", "Prénom", "E\u2011mail", "Téléphone"],
      ["lastname", "firstname", "email", "firstphone"],
    ],
  ])("%s", (_system, headings, expected) => {
    expect(matchColumns(headings, QUESTIONS)).toEqual(expected);
  });
});

test.each([
  ["31/12/1980", "dmy", "1980-12-31"],
  ["31.12.1980", "dmy", "1980-12-31"],
  ["31. 12. 1980", "dmy", "1980-12-31"],
  ["12/31/1980", "mdy", "1980-12-31"],
  ["1980-12-31", "dmy", "1980-12-31"],
  ["1980-12-31T00:00:00.000Z", "mdy", "1980-12-31"],
  ["31-12-80 00:00", "dmy", "1980-12-31"],
  ["3/4/26", "dmy", "2026-04-03"],
  ["3/4/27", "dmy", "1927-04-03"],
  ["19801231", "dmy", "1980-12-31"],
  ["December", "dmy", ""],
  ["12/1980", "dmy", ""],
] as const)("the date %s in %s is %s", (text, order, expected) => {
  expect(readDate(text, order, TODAY)).toBe(expected);
});

test("a date above the twelfth proves the order of its column", () => {
  expect(detectDateOrder(["", "03/04/1980", "04/25/1980"], "dmy")).toBe("mdy");
  expect(detectDateOrder(["03/04/1980", "25/04/1980"], "mdy")).toBe("dmy");
  expect(detectDateOrder(["03/04/1980"], "mdy")).toBe("mdy");
  expect(detectDateOrder(["1980-04-25"], "ymd")).toBe("dmy");
});

test("addresses, phones and cells as other programs write them", () => {
  expect(readEmail("Anna@Example.org ::: a2@example.org")).toBe("anna@example.org");
  expect(readEmail("Anna <mailto:anna@example.org>")).toBe("anna@example.org");
  expect(readEmail("none")).toBe("");
  expect(readPhone("06 39 98 12 34 ::: 01 23")).toBe("06 39 98 12 34");
  expect(readPhone("tel:+33-6-39-98-12-34")).toBe("+33-6-39-98-12-34");
  expect(readPhone("(0)20 7946 0958 x12")).toBe("(0)20 7946 0958 x12");
  expect(readPhone("3.36E+10")).toBe("");
  expect(readPhone("call later")).toBe("");
  expect(cleanCell(" '+33 6 39 98 12 34 ")).toBe("+33 6 39 98 12 34");
});

test.each([
  ["Roux, Anna Maria", "Roux", "Anna Maria"],
  ["DE LA TOUR Anna", "DE LA TOUR", "Anna"],
  ["Anna ROUX", "ROUX", "Anna"],
  ["Anna de la Tour", "de la Tour", "Anna"],
  ["ROUX", "ROUX", ""],
])("the name %s", (text, lastname, firstname) => {
  expect(splitName(text)).toEqual({ lastname, firstname });
});

const FIELDS = [
  { name: "lastname", type: "string", required: true },
  { name: "firstname", type: "string" },
  { name: "email", type: "email", required: true },
  { name: "firstphone", type: "string", maxLength: 40 },
  { name: "birthdate", type: "datesplit", required: true },
  { name: "hair", type: "select", choices: [{ value: "fine", label: "Fins" }] },
  { name: "vip", type: "boolean" },
  { name: "children", type: "integer" },
].map(readField);
const read = (columns: (string | null)[], ...cells: string[]) =>
  readRow(cells, { fields: FIELDS, columns, dateOrder: "dmy", today: TODAY });

describe("a row", () => {
  test("becomes a person, without what is missing", () => {
    expect(
      read(["fullname", "birthdate", "hair", "vip", "children"], "ROUX Anna", "2/3/80", "FINS", "Oui", "2.0"),
    ).toEqual({
      person: {
        lastname: "ROUX",
        firstname: "Anna",
        email: "",
        firstphone: "",
        externid: "",
        fields: { birthdate: "1980-03-02", hair: "fine", vip: true, children: 2 },
      },
      faults: {},
    });
  });
  test("is imported without values that the form refuses, which are reported", () => {
    const { person, faults } = read(
      ["lastname", "email", "firstphone", "birthdate", "hair", "externid"],
      "Roux",
      "no address",
      "3.36E+10",
      "2/3/2080",
      "curly",
      "x".repeat(65),
    );
    expect(person).toMatchObject({ lastname: "Roux", email: "", firstphone: "", externid: "", fields: {} });
    expect(Object.keys(faults).toSorted()).toEqual(["birthdate", "email", "externid", "firstphone", "hair"]);
  });
  test("of several columns for one thing takes the first value", () => {
    expect(read(["firstphone", "lastname", "firstphone"], "", "Roux", "01 23 45").person?.firstphone).toBe(
      "01 23 45",
    );
  });
  test("that names nobody, or a hidden person, is none", () => {
    expect(read(["lastname", "hair"], " ", "Fins").person).toBeNull();
    expect(read(["lastname"], "$Roux").person).toBeNull();
  });
});

const PERSON: ImportedPerson = {
  lastname: "Roux",
  firstname: "Zoé",
  email: "zoe@example.org",
  firstphone: "06 39 98 12 34",
  externid: "",
  fields: { birthdate: "1980-03-02" },
};
const FICHE = { ...PERSON, id: 7, externid: null as string | null };

describe("a duplicate", () => {
  const none = { email: "", firstphone: "", fields: {} };
  test.each([
    ["the same", {}, true],
    [
      "another spelling and only the phone",
      { firstname: "ZOE", email: "", firstphone: "+33639981234", fields: {} },
      true,
    ],
    ["the same name alone", none, true],
    ["the same name with another address", { ...none, email: "other@example.org" }, false],
    ["the same name born otherwise", { fields: { birthdate: "1990-01-01" } }, false],
    ["a family's address", { firstname: "Paul" }, false],
  ])("%s: %j is %s", (_what, more, isFound) => {
    expect(findDuplicate(PERSON, [{ ...FICHE, ...more }], "birthdate") !== null).toBe(isFound);
  });
  test("is known by the client number before anything else", () => {
    const other = { ...FICHE, id: 8, lastname: "Petit", externid: "A1" };
    expect(findDuplicate({ ...PERSON, externid: "A1" }, [FICHE, other], "birthdate")?.id).toBe(8);
    expect(findDuplicate({ ...PERSON, externid: "A2" }, [other], "birthdate")).toBeNull();
  });
  test("may be in the file itself", () => {
    expect(isSameInFile(PERSON, PERSON, "birthdate")).toBe(true);
    expect(isSameInFile(PERSON, { ...PERSON, firstname: "Paul" }, "birthdate")).toBe(false);
  });
});

test("merging fills or replaces, never empties; what was changed since stays when it is undone", () => {
  const fiche = { ...FICHE, firstphone: "", fields: { hair: "fine" } };
  const person = { ...PERSON, email: "new@example.org", firstname: "" };
  expect(mergePerson(fiche, person, "skip")).toEqual({});
  expect(mergePerson(fiche, person, "fill")).toEqual({
    firstphone: ["", PERSON.firstphone],
    birthdate: [null, "1980-03-02"],
  });
  const changes = mergePerson(fiche, person, "replace");
  expect(changes["email"]).toEqual(["zoe@example.org", "new@example.org"]);
  const since = { ...FICHE, email: "third@example.org", fields: { birthdate: "1980-03-02" } };
  expect(undoneChanges(since, changes)).toEqual({ firstphone: "", birthdate: null });
});
