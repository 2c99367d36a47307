import { expect, test } from "vitest";
import { transaction } from "../../../lib/database/database.ts";
import { newPerson, postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { exportGroup } from "../../office/group-file/export-group.ts";
import { importGroup } from "../../office/group-file/import-group.ts";
import { loadGroupFile } from "../../office/group-file/read-group-file.ts";
import { anonymiseFiches } from "../../people/retention/anonymise-data.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const config = { smtpUrl: mails.url };
const app = await startApp({ config });
const apps = [app, await startApp({ database: app.database, config })];

// Tuesdays; the tests' clock stands on 1 December 2026.
const DATE = "2026-12-08 18:00:00";
const NEXT = "2026-12-15 18:00:00";
const LAST = "2026-12-22 18:00:00";

interface Studio {
  readonly rules?: Record<string, unknown>;
  readonly service?: Record<string, unknown>;
  readonly offer?: Record<string, unknown>;
  readonly places?: number;
}

/** A studio with a class of twenty, and a client with an account, and a pass of three visits. */
async function addStudio({ rules = {}, service = {}, offer = {}, places = 20 }: Studio = {}) {
  const group = await addGroup(app.db, { fields: { locale: "en", timezone: "Europe/Paris" }, rules });
  const pro = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const teacher = await addCalendar(app.db, group);
  const yoga = await addIntervention(app.db, group, { length: 60, price: 1500, ...service });
  const call = (method: string, path: string, body?: unknown, token = pro) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const hours = [{ days: ["tu"], from: "18:00", to: "19:00" }];
  const fields = {
    name: "Yoga",
    intervention_id: yoga,
    teacher_id: teacher,
    capacity: places,
    max_places: 3,
  };
  const made = await call("POST", "classes", { class: { ...fields, openinghours: hours } });
  expect(made.status, made.text).toBe(201);
  const account = await addAccount(app.db, group);
  const client = await tokenOf(app, group, account.email);
  const person = { ...newPerson(), email: account.email };
  const ficheId = await addFiche(app.db, group, { ...person, account_id: account.id });
  const offered = await call("POST", "passoffers", {
    passoffer: { name: "Pass of three", visits: 3, valid_months: 3, ...offer },
  });
  expect(offered.status, offered.text).toBe(201);
  const offerId = offered.body.passoffer.id as number;
  const give = (fiche_id = ficheId) => call("POST", "passes", { pass: { fiche_id, offer_id: offerId } });
  const newPass = await give();
  expect(newPass.status, newPass.text).toBe(201);
  const pass = async (token = pro) =>
    (await call("GET", `passes?fiche_id=${ficheId}`, undefined, token)).body.records[0];
  const book = (date: string, count = 1, more: Record<string, unknown> = {}, token = client, server = app) =>
    postAppointment(
      server,
      "v3",
      group,
      {
        date,
        appointments: { 0: { intervention_id: yoga, places: count } },
        fiche: { id: ficheId },
        ...more,
      },
      { token },
    );
  const cancel = (id: number, token = client) => postCancellation(app, "v3", group, [id], token);
  return {
    group,
    pro,
    client,
    ficheId,
    person,
    yoga,
    call,
    give,
    pass,
    book,
    cancel,
    passId: newPass.body.id as number,
  };
}

test("the mail names the pass instead of a price", async () => {
  const { book, person, yoga, call } = await addStudio();
  await book(DATE);
  const { mail } = await mailTo(mails, person.email);
  expect(mail.text).toContain("Pass of three");
  expect(mail.text).not.toContain("€15");
  await call("PUT", `interventions/${yoga}`, { intervention: { price: 1600 } });
  await book(NEXT, 3);
  const { mail: other } = await mailTo(mails, person.email, 2);
  expect(other.text).toContain("€48.00");
});

test("a booking uses one visit for each place, and cancelling in time gives them back", async () => {
  const { book, cancel, pass, ficheId, passId, call } = await addStudio();
  expect(await pass()).toEqual({
    id: passId,
    fiche_id: ficheId,
    name: "Pass of three",
    visits: 3,
    left: 3,
    sold_on: "2026-12-01",
    valid_until: "2027-03-01",
    interventions: [],
  });
  const booked = await book(DATE, 2);
  expect(booked.status, booked.text).toBe(201);
  const [{ id, ...appointment }] = booked.body.records;
  const after = { id: passId, name: "Pass of three", left: 1, valid_until: "2027-03-01" };
  expect(appointment).toMatchObject({ pass: after, price_amount: 3000 });
  expect((await call("GET", `appointments/${id}`)).body).toMatchObject({ pass: after, paid: false });
  const byToken = await app.call("v3/appointments", { token: booked.body.fiche_token });
  expect(byToken.body.records).toMatchObject([{ pass: after }]);
  // Two places are more than the pass has left: nothing of it is used.
  expect("pass" in (await book(NEXT, 2)).body.records[0]).toBe(false);
  expect((await cancel(id)).status).toBe(200);
  expect((await pass()).left).toBe(3);
  await expectWhole(app.db);
});

test("on two servers, bookings at the same time never use more visits than there are", async () => {
  const { group, give, ficheId, passId, pro, call } = await addStudio();
  await give();
  const service = (await call("GET", "classes.records")).body.records[0].intervention_id as number;
  const dates = [DATE, NEXT, LAST, "2026-12-29 18:00:00", "2027-01-05 18:00:00"];
  const answers = await Promise.all(
    [...dates, ...dates].map((date, index) =>
      postAppointment(
        apps[index % 2]!,
        "v3",
        group,
        {
          date,
          appointments: { 0: { intervention_id: service } },
          fiche: { id: ficheId },
          outside_rules: true,
        },
        { token: pro },
      ),
    ),
  );
  const paid = answers.filter(({ body }) => body.records?.[0]?.pass !== undefined);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(paid).toHaveLength(6);
  const { records } = (await call("GET", `passes?fiche_id=${ficheId}`)).body;
  expect(records.map(({ left }: { left: number }) => left)).toEqual([0, 0]);
  expect(records.map(({ id }: { id: number }) => id)).toContain(passId);
  await expectWhole(app.db);
});

test("a late cancellation keeps the visit used and counts as missed; a professional gives it back", async () => {
  const { book, cancel, pass, call, ficheId } = await addStudio({ rules: { late_cancellation_hours: 200 } });
  const booked = await book(DATE);
  const { id, late_from } = booked.body.records[0];
  expect(late_from).toBe("2026-11-30T10:00:00+01:00");
  const missed = async () => (await call("GET", `fiches/${ficheId}`)).body.missed;
  expect((await cancel(id)).status).toBe(200);
  expect([(await pass()).left, await missed()]).toEqual([2, 1]);
  const update = (fields: object) => call("PATCH", `appointments/${id}`, { appointment: fields });
  const returned = await update({ pass_id: null });
  expect([returned.status, returned.body.cancelled_late, "pass" in returned.body]).toEqual([
    200,
    true,
    false,
  ]);
  expect((await pass()).left).toBe(3);
  const history = await call("GET", `appointments/${id}/history`);
  expect(history.body.records[0]).toMatchObject({
    what: "changed",
    values: { pass_id: [expect.any(Number), null] },
  });
  expect((await call("PUT", `fiches/${ficheId}`, { fiche: { missed: 0 } })).status).toBe(200);
  expect(await missed()).toBe(0);
});

test("the rule of a service replaces the group's, and a professional never cancels late", async () => {
  const { book, cancel, pass, pro, client } = await addStudio({
    rules: { late_cancellation_hours: 24 },
    service: { late_cancellation_hours: 200 },
  });
  const [one, other] = [await book(DATE), await book(NEXT)].map(({ body }) => body.records[0].id);
  expect((await cancel(one, client)).status).toBe(200);
  expect((await pass()).left).toBe(1);
  expect((await cancel(other, pro)).status).toBe(200);
  expect((await pass()).left).toBe(2);
});

test("undoing a cancellation uses the visit again, if there is still one", async () => {
  const { book, cancel, pass, pro, call } = await addStudio();
  const ids: number[] = [];
  for (const date of [DATE, NEXT, LAST]) ids.push((await book(date)).body.records[0].id);
  await cancel(ids[0]!, pro);
  const restored = await call("POST", `appointments/${ids[0]}/restore`);
  expect(restored.body.records, restored.text).toMatchObject([{ pass: { left: 0 } }]);
  await cancel(ids[0]!, pro);
  await book("2026-12-29 18:00:00");
  const unpaid = await call("POST", `appointments/${ids[0]}/restore`);
  expect("pass" in unpaid.body.records[0], unpaid.text).toBe(false);
  expect((await pass()).left).toBe(0);
  await expectWhole(app.db);
});

test("a service with a pass only refuses clients without one, and says so to strangers and known persons alike", async () => {
  const { group, book, person, yoga, call, passId, pro } = await addStudio({ service: { needs_pass: true } });
  expect((await book(DATE)).status).toBe(201);
  expect((await call("PUT", `passes/${passId}`, { pass: { left: 0 } })).body.left).toBe(0);
  expect((await book(NEXT)).body.message).toBe("pass_needed");
  for (const fiche of [person, newPerson()]) {
    const appointments = { 0: { intervention_id: yoga } };
    const refused = await postAppointment(app, "v3", group, { date: NEXT, appointments, fiche });
    expect([refused.status, refused.body.message]).toEqual([403, "pass_needed"]);
  }
  expect((await book(NEXT, 1, {}, pro)).status).toBe(201);
  const catalogue = await call("GET", "interventions");
  expect(catalogue.body.records).toMatchObject([{ id: yoga, needs_pass: true }]);
});

test("a time that comes free is offered to who has a pass, not to those before who cannot book without one", async () => {
  const { group, book, yoga, call, client, ficheId } = await addStudio({
    rules: { waiting_minutes: 30 },
    service: { needs_pass: true },
    places: 1,
  });
  const booked = await book(DATE);
  expect(booked.status, booked.text).toBe(201);
  const day = DATE.slice(0, 10);
  const wish = {
    appointments: { 0: { intervention_id: yoga } },
    first_day: day,
    last_day: day,
    locale: "en",
  };
  const wait = (fiche: object, token = "") => call("POST", "wishes", { wish: { ...wish, fiche } }, token);
  expect((await wait(newPerson())).status).toBe(201);
  expect((await wait({ id: ficheId }, client)).status).toBe(201);
  await postCancellation(app, "v3", group, [booked.body.records[0].id], client);
  const waiting = async () => (await call("GET", `wishes?day=${day}`)).body.records;
  await expect
    .poll(waiting, { timeout: 10_000 })
    .toMatchObject([{ state: "waiting" }, { fiche_id: ficheId, state: "offered" }]);
});

test("whoever only types the name uses the pass of the person, and does not learn of it", async () => {
  const { group, call, pro, give } = await addStudio();
  const typed = newPerson();
  const fiche = await addFiche(app.db, group, { ...typed, email_proven: true });
  await give(fiche);
  const service = (await call("GET", "classes.records")).body.records[0].intervention_id as number;
  const appointments = { 0: { intervention_id: service } };
  const booked = await postAppointment(app, "v3", group, { date: DATE, appointments, fiche: typed });
  const { fiche_token: token, records } = booked.body;
  expect([booked.status, "pass" in records[0]], booked.text).toEqual([201, false]);
  const own = await app.call(`v3/groups/${group}/appointments/${records[0].id}`, { token });
  expect("pass" in own.body).toBe(false);
  const asPro = await app.call(`v3/groups/${group}/passes?fiche_id=${fiche}`, { token: pro });
  expect(asPro.body.records).toMatchObject([{ left: 2 }]);
});

test("a pass pays until its last day, for its services, and may be valid from the first visit", async () => {
  const { book, pass, call, passId } = await addStudio({
    offer: { valid_months: 0, valid_days: 7, from_first_visit: true },
  });
  expect((await pass()).valid_until).toBeNull();
  await book(DATE);
  expect((await pass()).valid_until).toBe("2026-12-15");
  expect(await (async () => "pass" in (await book(NEXT)).body.records[0])()).toBe(true);
  expect("pass" in (await book(LAST)).body.records[0]).toBe(false);
  // By hand it lasts longer.
  const longer = await call("PUT", `passes/${passId}`, { pass: { valid_until: "2026-12-31" } });
  expect(longer.body).toMatchObject({ valid_until: "2026-12-31", left: 1 });
  expect("pass" in (await book("2026-12-29 18:00:00")).body.records[0]).toBe(true);
});

test("visits are changed by hand with a history; a merge takes the passes along", async () => {
  const { call, passId, ficheId, group, pass } = await addStudio();
  expect((await call("PUT", `passes/${passId}`, { pass: { left: 9 } })).body).toMatchObject({
    left: 9,
    visits: 9,
  });
  const { changes } = (await call("GET", `fiches/${ficheId}/history`)).body;
  expect(changes.map(({ values }: { values: object }) => values)).toEqual([
    { pass_left: [3, 9] },
    { pass: [null, "Pass of three"] },
  ]);
  const into = await addFiche(app.db, group, newPerson());
  const merged = await call("POST", `fiches/${into}/merge`, { merged_id: ficheId });
  expect(merged.status, merged.text).toBe(200);
  const moved = await call("GET", `passes?fiche_id=${into}`);
  expect(moved.body.records).toMatchObject([{ id: passId, fiche_id: into, left: 9 }]);
  await call("POST", `fiches/${into}/unmerge`);
  expect((await pass()).id).toBe(passId);
});

test("clients see their own passes alone, and professionals what they can give", async () => {
  const { call, client, ficheId, group, give } = await addStudio({ offer: { price: 12_000 } });
  const other = await addFiche(app.db, group, newPerson());
  await give(other);
  const own = await call("GET", "passes", undefined, client);
  expect([own.body.records.length, own.body.records[0].fiche_id, own.body.offers]).toEqual([1, ficheId, []]);
  expect((await call("GET", `passes?fiche_id=${other}`, undefined, client)).body.message).toBe(
    "fiche_not_authorized",
  );
  const forPro = await call("GET", `passes?fiche_id=${other}`);
  expect(forPro.body.offers).toMatchObject([{ name: "Pass of three", visits: 3, price: 12_000 }]);
  expect((await call("POST", "passes", { pass: { fiche_id: other, offer_id: 999 } })).body.message).toBe(
    "unknown_pass",
  );
  expect((await call("PUT", "passes/999", { pass: { left: 1 } })).body.message).toBe("unknown_pass");
});

test("a professional ticks what is paid, and lets a pass pay by hand", async () => {
  const { group, book, call, passId, ficheId, give } = await addStudio();
  await call("PUT", `passes/${passId}`, { pass: { left: 0 } });
  const { id } = (await book(DATE)).body.records[0];
  const update = (fields: object) => call("PATCH", `appointments/${id}`, { appointment: fields });
  expect((await update({ paid: true })).body.paid).toBe(true);
  expect((await update({ pass_id: passId })).body.message).toBe("no_visits_left");
  const others = (await give(await addFiche(app.db, group, newPerson()))).body.id;
  expect((await update({ pass_id: others })).body.message).toBe("unknown_pass");
  await call("PUT", `passes/${passId}`, { pass: { left: 1 } });
  expect((await update({ pass_id: passId })).body).toMatchObject({
    paid: true,
    pass: { id: passId, left: 0 },
  });
  expect((await call("GET", `passes?fiche_id=${ficheId}`)).body.records[0].left).toBe(0);
});

async function importFile(file: object): Promise<number> {
  const loaded = await loadGroupFile(JSON.parse(JSON.stringify(file)), import.meta.dirname);
  const imported = loaded.ok ? await importGroup(app.db, loaded, TEST_NOW) : loaded;
  if (!imported.ok) throw new Error(imported.errors.map(({ message }) => message).join(", "));
  return imported.groupId;
}

test("passes are exported and imported with what they paid for, downloaded, and left nameless by an erasure", async () => {
  const { group, book, call, client, ficheId, passId } = await addStudio();
  await book(DATE, 2);
  const paid = (await book(NEXT)).body.records[0].id;
  await call("PATCH", `appointments/${paid}`, { appointment: { paid: true, pass_id: null } });
  const file = await exportGroup(app.db, group, "everybody");
  expect(file.passoffers).toMatchObject([{ name: "Pass of three", visits: 3, valid_months: 3 }]);
  expect(file.passes).toMatchObject([{ visits: 3, sold_on: "2026-12-01", valid_until: "2027-03-01" }]);
  const [written] = file.passes!;
  expect(file.appointments).toEqual([
    expect.objectContaining({ pass: written!.externid, places: 2 }),
    expect.objectContaining({ paid: true }),
  ]);
  const copy = { ...file, group: { ...file.group, urlname: "copied-studio" }, pros: [], accounts: [] };
  const imported = await importFile(copy);
  const { rows } = await app.db.query(
    `select p.visits, a.places from passes p join appointments a on a.group_id = p.group_id and a.pass_id = p.id
     where p.group_id = $1`,
    [imported],
  );
  expect(rows).toEqual([{ visits: 3, places: 2 }]);
  const tooMany = { ...copy, passes: [{ ...written, visits: 1 }] };
  await expect(importFile(tooMany)).rejects.toThrow("has fewer visits than its appointments use");
  const others = { ...copy.fiches![0]!, externid: "somebody-else", email: "" };
  const stolen = {
    ...copy,
    fiches: [...copy.fiches!, others],
    passes: [{ ...written, fiche: others.externid }],
  };
  await expect(importFile(stolen)).rejects.toThrow("expected a pass of");
  const data = await app.call(`v3/groups/${group}/personal_data`, { token: client });
  expect(data.text).toContain("Pass of three");
  await transaction(app.db, (connection) => anonymiseFiches(connection, group, [ficheId], new Date()));
  expect((await app.db.query("select visits from passes where id = $1", [passId])).rows).toEqual([
    { visits: 3 },
  ]);
  await expectWhole(app.db);
});
