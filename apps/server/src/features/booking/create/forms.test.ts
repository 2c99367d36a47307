import { acceptedFicheFields, type FormSetting, veventFields } from "@rendezvous/domain/form/form-for-viewer";
import { checkForm } from "@rendezvous/domain/form/check-form";
import type { StoredField, FieldValue } from "@rendezvous/domain/form/field";
import { randomAnswer, randomForm, randomSetting } from "@rendezvous/domain/form/testing/random-form";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

/** The calendar has so many places that the bookings of this file never collide. */
async function makeGroup(forms: Record<string, unknown>, fields: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, { forms: { Fiche: [], Vevent: [], ...forms }, fields });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 500 });
  const service = await addIntervention(app.db, groupId);
  const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids: [service] };
  return (more: Record<string, unknown>, version: "v1" | "v3" = "v3", locale = "en"): Promise<Answer> =>
    postAppointment(app, version, groupId, { ...request, ...more }, { locale });
}

const v3 = (code: string, fields: Record<string, string>) => ({
  message: code,
  messages: { errors: [code], fields },
});

type Case = [
  title: string,
  field: Omit<StoredField, "name" | "label">,
  taken: [sent: FieldValue | undefined, stored: FieldValue | undefined][],
  refused: [sent: FieldValue | undefined, fault: "empty" | "format"][],
];

const CASES: Case[] = [
  [
    "string",
    { type: "string", required: true, minLength: 2, maxLength: 4, regexp: "[A-Z]+" },
    [[" AB ", "AB"]],
    [
      ["", "empty"],
      ["A", "format"],
      ["ABCDE", "format"],
      ["ab", "format"],
      ["A\nB", "format"],
    ],
  ],
  [
    "text",
    { type: "text", rows: 4, trim: false },
    [
      ["one\ntwo ", "one\ntwo "],
      ["x".repeat(255), "x".repeat(255)],
      ["", undefined],
    ],
    [["x".repeat(256), "format"]],
  ],
  [
    "email",
    { type: "email", required: true },
    [[" Anna@Example.ORG", "anna@example.org"]],
    [
      [" ", "empty"],
      ["anna@", "format"],
      [`${"a".repeat(65)}@example.org`, "format"],
    ],
  ],
  [
    "integer",
    { type: "integer", max: 12 },
    [
      ["+7", 7],
      [0, 0],
      ["", undefined],
    ],
    [
      ["-1", "format"],
      ["13", "format"],
      ["1.5", "format"],
      ["seven", "format"],
    ],
  ],
  [
    "boolean",
    { type: "boolean", required: true },
    [
      [true, true],
      ["1", true],
    ],
    [
      [false, "empty"],
      [undefined, "empty"],
      ["perhaps", "format"],
    ],
  ],
  [
    "select",
    { type: "select", required: true, addEmptyChoice: true, choices: ["s", { value: 5, label: "five" }] },
    [
      ["s", "s"],
      [5, "5"],
    ],
    [
      ["", "empty"],
      ["xl", "format"],
    ],
  ],
  [
    "radio",
    { type: "radio", required: true, choices: ["yes", "no"] },
    [["yes", "yes"]],
    [
      [undefined, "empty"],
      ["perhaps", "format"],
    ],
  ],
  [
    "radio with a free choice",
    { type: "radio", required: true, allowAny: true, choices: ["yes"] },
    [["perhaps", "perhaps"]],
    [[" ", "empty"]],
  ],
  [
    "linkedcombo",
    { type: "linkedcombo", required: true, choices: [{ value: "cat", choices: ["old", "young"] }] },
    [["cat_old", "cat_old"]],
    [
      ["", "empty"],
      ["cat", "empty"],
      ["cat_big", "format"],
    ],
  ],
  [
    "datesplit",
    { type: "datesplit" },
    [
      ["2028-02-29", "2028-02-29"],
      ["", undefined],
    ],
    [
      ["2026-02-30", "format"],
      ["2026-02-", "format"],
      ["29/02/2028", "format"],
    ],
  ],
  [
    "inputex",
    { type: "inputex", required: true, definition: JSON.stringify({ type: "integer", max: 5 }) },
    [["5", 5]],
    [
      ["", "empty"],
      ["6", "format"],
    ],
  ],
  ["inputex that cannot be read", { type: "inputex", definition: "{" }, [["anything", "anything"]], []],
];

const answer = (value: FieldValue | undefined) => (value === undefined ? {} : { str1: value });
const born = (day: string) => ({ fiche: { ...newPerson(), birthdate: day } });
const box = (name: string) => ({ name, type: "boolean", label: name, required: true });

describe.each(CASES)("a field of the type %s", (_title, field, taken, refused) => {
  const definition = { name: "str1", label: "Question", ...field };

  test("takes what fits it and stores it cleaned", async () => {
    const book = await makeGroup({ Vevent: [definition] });
    for (const [sent, stored] of taken) {
      const { status, body } = await book({ vevent: answer(sent) });
      expect(status).toBe(201);
      expect(body.records[0].vevent_fields).toEqual(answer(stored));
    }
  });

  test("refuses what does not, and says which field it was", async () => {
    const book = await makeGroup({ Fiche: [definition], Vevent: [definition] });
    const [[right] = [""]] = taken;
    for (const [sent, fault] of refused) {
      const asVevent = await book({ vevent: answer(sent), fiche: { ...newPerson(), ...answer(right) } });
      expect(asVevent.status).toBe(422);
      expect(asVevent.body).toEqual(v3("create_vevent_failed", { str1: fault }));
      const asFiche = await book({ vevent: answer(right), fiche: { ...newPerson(), ...answer(sent) } });
      expect(asFiche.body).toEqual(v3("create_fiche_failed", { str1: fault }));
    }
  });
});

test("v1 names the field beside the text, the number and the key", async () => {
  const book = await makeGroup({ Vevent: [{ name: "num0", type: "integer", label: "Weight" }] });
  const { status, body } = await book({ vevent: { num0: "heavy" } }, "v1");
  expect(status).toBe(422);
  expect(body).toEqual([
    {
      error: expect.stringContaining("couldn’t be"),
      code: 106,
      translate_key: "CreateVeventFailed",
      fields: { num0: "format" },
    },
  ]);
});

test("a date of birth lies in the past of the group's own clock", async () => {
  const birthdate = { name: "birthdate", type: "datesplit", label: "Born", required: true };
  // In Paris it is Tuesday; in Kiritimati it is already Wednesday.
  app.clock.set("2026-12-01T12:00:00Z");
  const paris = await makeGroup({ Fiche: [birthdate] }, { timezone: "Europe/Paris" });
  const kiritimati = await makeGroup({ Fiche: [birthdate] }, { timezone: "Pacific/Kiritimati" });
  expect((await paris(born("2026-12-01"))).status).toBe(201);
  expect((await paris(born("2026-12-02"))).body).toEqual(v3("create_fiche_failed", { birthdate: "format" }));
  expect((await kiritimati(born("2026-12-02"))).status).toBe(201);
});

test("the request number is one in the identity-document deployment, and only there", async () => {
  const forms = { Vevent: [{ name: "str9", type: "string", label: "Request number", required: true }] };
  const ants = await makeGroup(forms, { deployment: "ants" });
  const taken = await ants({ vevent: { str9: "ab12cd34ef, cd34ef56gh" } });
  expect(taken.body.records[0].vevent_fields).toEqual({ str9: "AB12CD34EF, CD34EF56GH" });
  for (const str9 of ["ab12cd34e", "ab12cd34efg", "ab12cd34ef+cd34ef56gh"])
    expect((await ants({ vevent: { str9 } })).body).toEqual(v3("create_vevent_failed", { str9: "format" }));
  const elsewhere = await makeGroup(forms);
  expect((await elsewhere({ vevent: { str9: "by bike" } })).status).toBe(201);
});

test("what is not asked is neither required nor stored", async () => {
  const Vevent = [
    box("intervention_ids"),
    box("start"),
    box("calendar_id"),
    box("resource_id"),
    box("comments"),
  ];
  const Fiche = [
    ...["marketing_optin", "marketing_sms", "solocal_services_optin"].map(box),
    { name: "locale", type: "string", label: "Language", required: true },
  ];
  const silent = await makeGroup({ Fiche, Vevent }, { hide_marketing_sms: true, user_allow_comment: false });
  const { status, body } = await silent({
    comments: "Hello",
    vevent: { start: true, comments: true },
    fiche: { ...newPerson(), marketing_optin: true },
  });
  expect(status).toBe(201);
  expect(body.records[0]).toMatchObject({ comments: "", vevent_comments: "", vevent_fields: {} });
  const open = await makeGroup({ Fiche, Vevent });
  expect((await open({})).body).toEqual(
    v3("create_fiche_failed", { marketing_sms: "empty", solocal_services_optin: "empty" }),
  );
});

test("a comment goes to the field that the form has for it, or stands beside it", async () => {
  const book = await makeGroup({
    Vevent: [{ name: "comments", type: "text", label: "Why", required: true }],
  });
  expect((await book({})).body).toEqual(v3("create_vevent_failed", { comments: "empty" }));
  const { body } = await book({ comments: "Hello", vevent: { comments: "Toothache" } });
  expect(body.records[0]).toMatchObject({ comments: "Hello", vevent_comments: "Toothache" });
});

const answersTo = (form: readonly StoredField[]) =>
  fc.record(Object.fromEntries(form.map((field) => [field.name, randomAnswer(field)])));

test("on random forms the server answers what the domain says, with the names of the same fields", async () => {
  const cases = fc
    .record({ form: randomForm, setting: randomSetting })
    .chain(({ form, setting }) =>
      fc.record({ form: fc.constant(form), setting: fc.constant(setting), answers: answersTo(form) }),
    );
  const random = fc.sample(cases, 40);
  let taken = 0;
  for (const { form, setting, answers } of random) {
    const labelled = form.map((field) => ({ ...field, label: { fr: "Question", en: "Question" } }));
    const book = await makeGroup({ Fiche: labelled, Vevent: labelled }, setting);
    const person = { ...newPerson(), ...answers };
    const existing: FormSetting = { ...setting, enabled_locales: `fr,${setting.enabled_locales}` };
    const fiche = checkForm(acceptedFicheFields(form, existing, "client"), person, "2026-12-01");
    const vevent = checkForm(veventFields(form, existing, "client"), answers, "2026-12-01");
    const { status, body } = await book({ fiche: person, vevent: answers });
    if (!fiche.ok) expect(body).toEqual(v3("create_fiche_failed", fiche.fields));
    else if (!vevent.ok) expect(body).toEqual(v3("create_vevent_failed", vevent.fields));
    else {
      expect(status).toBe(201);
      expect(body.records[0].vevent_fields).toEqual(vevent.values);
      taken += 1;
    }
  }
  // The test proves something only if some forms are accepted.
  expect(taken).toBeGreaterThan(0);
});
