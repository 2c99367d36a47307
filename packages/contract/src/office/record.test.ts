import { expect, test } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "../endpoints.ts";
import { groupFileShape } from "./group-file/shape.ts";
import { checkRecord, RECORDS, readRecord, type RecordName } from "./record.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Returns all fields at any depth, for example `openinghours[].from`. */
function fieldsOf(schema: Schema, above = ""): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => fieldsOf(one, above));
  const items = schema.items ? fieldsOf(schema.items, `${above}[]`) : [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = above === "" ? name : `${above}.${name}`;
    return [path, ...fieldsOf(field, path)];
  });
  return [...new Set([...inner, ...items, ...own])];
}

function toFields(schema: z.ZodType): string[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema);
}

/** The call that writes each part of a group file, and the name of that part in its body. */
const WRITERS: Readonly<Record<string, readonly [call: string, body: string]>> = {
  group: ["updateSettings", "settings"],
  forms: ["updateFormRecords", "forms"],
  website: ["updateWebsite", "website"],
  ...Object.fromEntries(
    Object.entries(RECORDS).map(([singular, { kind }]) => [
      `${kind}[]`,
      [`update${singular[0]!.toUpperCase()}${singular.slice(1)}`, singular],
    ]),
  ),
};

test("every field of a group file is written by a call, but for those that are named here", () => {
  const written = new Set(
    Object.entries(WRITERS).flatMap(([part, [call, body]]) => [
      part.replace("[]", ""),
      ...toFields(ENDPOINTS[call as "updateCalendar"].body.shape[body as "calendar"]).map(
        (field) => `${part}.${field}`,
      ),
    ]),
  );
  const inCalls = (field: string) => [field, `${field}_id`].some((one) => written.has(one));
  expect(
    toFields(groupFileShape).filter(
      (field) => !inCalls(field) && !/^(busy_sources|pros|accounts|fiches|passes|appointments)\b/.test(field),
    ),
  ).toEqual([
    "format",
    // Duplicates of `inactive` and of the rule with the same name, and computed values.
    "group.active",
    "group.resource_count",
    "group.calendars_interventions_links",
    "group.maxrdv_period",
    // Determined by the kind of the record.
    "calendars[].resource",
    "resources[].resource",
  ]);
});

test("people, and what clients make, are written by calls of their own", () => {
  const others = Object.keys(groupFileShape.shape).filter(
    (part) => !(part in WRITERS) && !(`${part}[]` in WRITERS),
  );
  expect(others).toEqual(["format", "busy_sources", "pros", "accounts", "fiches", "passes", "appointments"]);
  for (const call of [
    "createAccount",
    "createFiche",
    "createPass",
    "createAppointment",
    "createBusySource",
  ] as const)
    expect(ENDPOINTS[call].body).toBeDefined();
});

const CHECK = { locale: "fr", isHolidayCode: () => true };

test("what is read of a stored record is right as it is, and reads the same again", () => {
  for (const singular of Object.keys(RECORDS) as RecordName[]) {
    const least = {
      name: "One",
      externid: "one",
      ...(singular === "pack" && { config: [{ intervention_id: 1 }] }),
      ...(singular === "promotion" && { percentage: 5 }),
      ...(singular === "class" && { intervention_id: 1, teacher_id: 2 }),
    };
    const read = readRecord(singular, least);
    expect(checkRecord(singular, read, CHECK)).toEqual({ ok: true, fields: read });
    expect(readRecord(singular, read!)).toEqual(read);
    expect(readRecord(singular, { ...least, colour: "red" })).toBeNull();
  }
});

test("a record without a name is told so; one that is hidden has an empty public name", () => {
  expect(checkRecord("calendarset", { publicname: "" }, CHECK)).toMatchObject({
    faults: [{ path: "name", code: "required" }],
  });
  expect(checkRecord("calendarset", { name: "Staff", publicname: "" }, CHECK)).toMatchObject({
    fields: { name: "Staff", publicname: "" },
  });
  expect(checkRecord("calendarset", { publicname: { fr: "Équipe" } }, CHECK)).toMatchObject({
    fields: { name: "Équipe" },
  });
});

test("a question without words is told so; the usual ones and those that are archived need none", () => {
  const question = { type: "string", label: "" };
  const forms = {
    Fiche: [
      { ...question, name: "lastname" },
      { ...question, name: "question_1", label: { fr: "", en: "" } },
      { ...question, name: "question_2", archived: true },
    ],
    Vevent: [
      { ...question, type: "boolean", name: "first", rightLabel: { fr: "Première visite" } },
      { ...question, name: "lastname" },
    ],
  };
  expect(checkRecord("forms", forms, CHECK)).toEqual({
    ok: false,
    faults: [{ path: "Fiche[1].label", code: "required" }],
  });
});

test("a name or a question has an end, also where it is written in several languages", () => {
  const tooLong = "a".repeat(1001);
  const fault = { code: "text_length", min: 0, max: 1000 };
  const question = {
    type: "select",
    name: "how",
    label: { fr: tooLong },
    choices: [{ value: "web", label: tooLong }],
  };
  expect(checkRecord("forms", { Fiche: [question] }, CHECK)).toMatchObject({
    faults: [
      { path: "Fiche[0].label.fr", ...fault },
      { path: "Fiche[0].choices[0].label", ...fault },
    ],
  });
  expect(checkRecord("calendarset", { publicname: tooLong }, CHECK)).toMatchObject({
    faults: [{ path: "publicname", ...fault }],
  });
  const consent = { type: "boolean", name: "consent", rightLabel: "a".repeat(1000) };
  expect(checkRecord("forms", { Vevent: [consent] }, CHECK)).toMatchObject({ ok: true });
});

test("a class without a service or a teacher is told so, as the form leaves them empty", () => {
  for (const empty of [{}, { intervention_id: null, teacher_id: null }])
    expect(checkRecord("class", { name: "Yoga", ...empty }, CHECK)).toEqual({
      ok: false,
      faults: [
        { path: "intervention_id", code: "required" },
        { path: "teacher_id", code: "required" },
      ],
    });
});
