import { describe, expect, test } from "vitest";
import { newPerson, postAppointment, VERSIONS } from "../../../testing/bookings.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

const pregnant = {
  name: "pregnant",
  type: "radio",
  label: "Are you pregnant?",
  choices: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
};
const week = {
  name: "week",
  type: "integer",
  label: "Which week?",
  required: true,
  max: 42,
  condition: { field: "pregnant", values: ["yes"] },
};
const pets = { name: "pets", type: "boolean", label: "Pets" };
const which = {
  name: "which",
  type: "string",
  label: "Which?",
  required: true,
  condition: { field: "pets", values: [true] },
};
const NAMES = ["firstname", "lastname"].map((name) => ({ name, type: "string", label: name }));
const FICHE = [...NAMES, { name: "email", type: "email", label: "email", required: true }, pregnant, week];

const groupId = await addGroup(app.db, { forms: { Fiche: FICHE, Vevent: [pets, which] } });
const calendar_id = await addCalendar(app.db, groupId, { capacity: 500 });
const intervention_ids = [await addIntervention(app.db, groupId)];
const owner = await addPro(app.db, [groupId], { role: "owner" });
const token = await tokenOf(app, groupId, owner.email);
const request = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids };

const ownerCall = (method: string, path: string, body?: unknown) =>
  app.call(`v3/groups/${groupId}/${path}`, { method, token, ...(body !== undefined && { body }) });

async function fieldsOf(email: string): Promise<Record<string, unknown>> {
  const { rows } = await app.db.query("select fields from fiches where email = $1", [email]);
  return rows[0].fields;
}

describe.each(VERSIONS)("a booking in %s", (version) => {
  test("is not held up by what it is not asked, and what it says of that is not kept", async () => {
    const fiche = { ...newPerson(), pregnant: "no", week: "none of your business" };
    const vevent = { pets: false, which: "Rex" };
    const booked = await postAppointment(app, version, groupId, { ...request, fiche, vevent });
    expect(booked.status, booked.text).toBe(201);
    expect(await fieldsOf(fiche.email)).toEqual({ pregnant: "no" });
    expect(booked.body.records[0].vevent_fields).toEqual({ pets: false });
  });

  test("is refused for what is asked and missing, at its field", async () => {
    const fiche = { ...newPerson(), pregnant: "yes" };
    const refused = await postAppointment(app, "v3", groupId, { ...request, fiche, vevent: {} });
    expect(refused.body.messages).toEqual({ errors: ["create_fiche_failed"], fields: { week: "empty" } });
    const event = await postAppointment(app, "v3", groupId, { ...request, vevent: { pets: true } });
    expect(event.body.messages).toEqual({ errors: ["create_vevent_failed"], fields: { which: "empty" } });
    const taken = await postAppointment(app, version, groupId, {
      ...request,
      fiche: { ...fiche, week: "12" },
      vevent: { pets: true, which: "Rex" },
    });
    expect(taken.status, taken.text).toBe(201);
    expect(await fieldsOf(fiche.email)).toEqual({ pregnant: "yes", week: 12 });
    expect(taken.body.records[0].vevent_fields).toEqual({ pets: true, which: "Rex" });
  });
});

describe("the record of a person", () => {
  test("keeps an answer that is not asked any more, whoever changed the other one, and takes none", async () => {
    const { ficheId, email } = await withFiche({ pregnant: "yes", week: 12 });
    const change = (fiche: Record<string, unknown>) => ownerCall("PUT", `fiches/${ficheId}`, { fiche });
    expect((await change({ pregnant: "no" })).body).toMatchObject({ pregnant: "no", week: 12 });
    expect((await change({ week: 20 })).body).toMatchObject({ pregnant: "no", week: 12 });
    expect((await change({ week: "" })).body.week).toBe(12);
    expect((await change({ week: "soon" })).status).toBe(200);
    expect((await change({ pregnant: "yes", week: 20 })).body).toMatchObject({ pregnant: "yes", week: 20 });
    expect((await change({ week: "soon" })).body.messages.fields).toEqual({ week: "format" });
    expect(await fieldsOf(email)).toEqual({ pregnant: "yes", week: 20 });
  });

  test("is asked by its own account as by anybody else", async () => {
    const account = await addAccount(app.db, groupId);
    const own = await tokenOf(app, groupId, account.email);
    const made = await app.call(`v3/groups/${groupId}/fiches`, {
      method: "POST",
      token: own,
      body: { fiche: { firstname: "Léo", lastname: "Roux", pregnant: "no", week: 3 } },
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ pregnant: "no" });
    expect(made.body).not.toHaveProperty("week");
    const changed = await app.call(`v3/groups/${groupId}/fiches/${made.body.id}`, {
      method: "PUT",
      token: own,
      body: { fiche: { pregnant: "yes", week: 3 } },
    });
    expect(changed.body, changed.text).toMatchObject({ pregnant: "yes", week: 3 });
  });

  test("has every answer of both when two are merged, whatever is asked now", async () => {
    const stored = await withFiche({ pregnant: "no" });
    const other = await withFiche({ pregnant: "yes", week: 12 });
    const merged = await ownerCall("POST", `fiches/${stored.ficheId}/merge`, {
      merged_id: other.ficheId,
      fiche: { week: 12 },
    });
    expect(merged.body, merged.text).toMatchObject({ pregnant: "no", week: 12 });
  });

  test("fills placeholders of mails only with what is asked of it now", async () => {
    const reply = await ownerCall("PUT", "settings", {
      settings: {
        messages: {
          confirmation: {
            text: { fr: "<{fiche.pregnant}|{fiche.week}>", en: "<{fiche.pregnant}|{fiche.week}>" },
          },
        },
      },
    });
    expect(reply.status, reply.text).toBe(200);
    const { email } = await addAccount(app.db, groupId);
    const own = await tokenOf(app, groupId, email);
    const fiche = { ...newPerson(), email, pregnant: "yes", week: 12 };
    const booked = await postAppointment(app, "v3", groupId, { ...request, fiche }, { token: own });
    expect((await mailTo(mails, email)).mail.text, booked.text).toContain("<Yes|12>");
    const { fiche_id: id } = booked.body.records[0];
    await ownerCall("PUT", `fiches/${id}`, { fiche: { pregnant: "no" } });
    const again = { ...request, date: "2026-12-03 10:00:00", fiche: { id } };
    const second = await postAppointment(app, "v3", groupId, again, { token: own });
    expect((await mailTo(mails, email, 2)).mail.text, second.text).toContain("<No|>");
  });

  let people = 0;
  async function withFiche(fields: object): Promise<{ ficheId: number; email: string }> {
    people += 1;
    const email = `record.${people}@example.org`;
    return {
      email,
      ficheId: await addFiche(app.db, groupId, { email, lastname: `Record ${people}`, fields }),
    };
  }
});

describe("bookings of one account for several people", () => {
  test("ask each person by what that person answers, in every appointment of the booking", async () => {
    const { email } = await addAccount(app.db, groupId);
    const own = await tokenOf(app, groupId, email);
    const people = [
      { answers: { pregnant: "yes", week: 12 }, stored: { pregnant: "yes", week: 12 } },
      { answers: { pregnant: "no", week: 12 }, stored: { pregnant: "no" } },
    ];
    const ids: number[] = [];
    for (const [at, { answers, stored }] of people.entries()) {
      const fiche = { ...newPerson(), firstname: `Child ${at}`, email, ...answers };
      const body = { ...request, date: `2026-12-0${7 + at} 10:00:00`, fiche };
      const several = { ...body, intervention_ids: [...intervention_ids, ...intervention_ids] };
      const booked = await postAppointment(app, "v3", groupId, several, { token: own });
      expect(booked.status, booked.text).toBe(201);
      const { records } = booked.body as { records: { fiche_id: number }[] };
      expect(new Set(records.map(({ fiche_id }) => fiche_id)).size).toBe(1);
      ids.push(records[0]!.fiche_id);
      const { rows } = await app.db.query("select fields from fiches where id = $1", [ids[at]]);
      expect(rows[0].fields).toEqual(stored);
    }
    expect(new Set(ids).size).toBe(2);
  });
});

describe("the appointments as a table", () => {
  test("have what a person is asked, not what was sent unasked; what a record had stays", async () => {
    const called = { name: "called", type: "boolean", label: "May we call you?" };
    const phone = { name: "firstphone", type: "string", label: "Phone", required: true };
    const condition = { field: "called", values: [true] };
    const Fiche = [...NAMES, FICHE[2]!, called, { ...phone, condition }];
    const group = await addGroup(app.db, { forms: { Fiche, Vevent: [] } });
    const inIt = {
      date: request.date,
      calendar_id: await addCalendar(app.db, group, { capacity: 5 }),
      intervention_ids: [await addIntervention(app.db, group)],
    };
    const had = { email: "had@example.org", lastname: "Had", firstphone: "06 39 98 12 34" };
    await addFiche(app.db, group, had);
    for (const fiche of [
      { ...newPerson(), lastname: "Yes", called: true, firstphone: "06 39 98 11 22" },
      { ...newPerson(), lastname: "No", called: false, firstphone: "06 39 98 11 33" },
    ]) {
      const booked = await postAppointment(app, "v3", group, { ...inIt, fiche });
      expect(booked.status, booked.text).toBe(201);
    }
    await app.db.query(
      `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select group_id, id, $2, $3, '2026-12-02T15:00Z', '2026-12-02T15:30Z' from fiches where group_id = $1 and lastname = 'Had'`,
      [group, inIt.calendar_id, inIt.intervention_ids[0]],
    );
    const reader = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
    const path = `v3/groups/${group}/appointments.download?from=2026-12-02&until=2026-12-02&columns=lastname,phone`;
    const { text } = await app.call(path, { token: reader });
    expect(text.trimEnd().split("\r\n").slice(1).toSorted()).toEqual([
      "Had;06 39 98 12 34",
      "No;",
      "Yes;06 39 98 11 22",
    ]);
  });
});

describe("a form", () => {
  test("tells everybody what its fields hang on", async () => {
    const { body } = await app.call(`v3/groups/${groupId}/forms`);
    const conditions = [...body.Fiche, ...body.Vevent].flatMap(
      ({ name, condition }: { name: string; condition?: object }) => (condition ? [[name, condition]] : []),
    );
    expect(conditions).toEqual([
      ["week", week.condition],
      ["which", which.condition],
    ]);
  });

  test("is refused with every fault of its conditions, at its field", async () => {
    const refusedFor = async (Vevent: object[]) => {
      const answer = await ownerCall("PUT", "forms.records", { forms: { Vevent } });
      expect(answer.status, answer.text).toBe(422);
      return answer.body.details.faults;
    };
    const pet = (condition: object) => ({ ...which, condition });
    expect(await refusedFor([which, pets])).toEqual([
      { path: "Vevent[0].condition.field", code: "condition_later" },
    ]);
    expect(await refusedFor([{ ...pets, archived: true }, which])).toEqual([
      { path: "Vevent[1].condition.field", code: "condition_archived" },
    ]);
    // Saving a form archives the fields that the request omits.
    expect(await refusedFor([which])).toEqual([
      { path: "Vevent[0].condition.field", code: "condition_archived" },
    ]);
    expect(await refusedFor([pets, pet({ field: "cats", values: [true] })])).toEqual([
      { path: "Vevent[1].condition.field", code: "condition_field" },
    ]);
    expect(await refusedFor([pets, pet({ field: "which", values: [true] })])).toEqual([
      { path: "Vevent[1].condition.field", code: "condition_field" },
    ]);
    expect(await refusedFor([pets, pet({ field: "pets", values: ["yes"] })])).toEqual([
      { path: "Vevent[1].condition.values[0]", code: "condition_value" },
    ]);
    expect(await refusedFor([pets, pet({ field: "pets", values: [] })])).toEqual([
      { path: "Vevent[1].condition.values", code: "too_few", min: 1 },
    ]);
    const faults = await ownerCall("PUT", "forms.records", {
      forms: {
        Fiche: [
          pets,
          ...NAMES,
          { name: "email", type: "email", condition: { field: "pets", values: [true] } },
          ...FICHE.slice(3),
        ],
      },
    });
    expect(faults.body.details.faults).toEqual([{ path: "Fiche[3].condition", code: "always_asked" }]);
    // A field archived together with the question it depends on may keep its condition, and is restored with it.
    const both = [pets, which].map((one) => ({ ...one, archived: true }));
    expect((await ownerCall("PUT", "forms.records", { forms: { Vevent: both } })).status).toBe(200);
    expect((await ownerCall("PUT", "forms.records", { forms: { Vevent: [pets, which] } })).status).toBe(200);
  });
});
