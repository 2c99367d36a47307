import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { signDeletionKey } from "../../ground/session/deletion-key.ts";
import { postAppointment, newPerson } from "../../../testing/bookings.ts";
import { isWaitedFor } from "../../../testing/is-waited-for.ts";
import { listJobs, untilDone } from "../../../testing/jobs.ts";
import { addAccount, addPro, logIn, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { planRetention } from "./plan-data.ts";

let app: TestApp;
/** A second process on the same database. */
let other: TestApp;
/** The directory in which both processes store mails. */
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rendezvous-mails-"));
  whenDone(() => rm(dataDir, { recursive: true }));
  app = await startApp({ config: { dataDir } });
  other = await startApp({ config: { dataDir }, database: app.database });
});

/** Runs all jobs of that day, in both processes. */
async function live(instant: string) {
  await untilDone(app.db);
  for (const one of [app, other]) one.clock.set(instant);
  await Promise.all([app, other].map((one) => planRetention(one.db, one.clock.now())));
  await untilDone(app.db);
}

async function addSalon(rules: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, {
    rules,
    forms: { Fiche: [{ name: "str0", type: "string" }], Vevent: [{ name: "str1", type: "string" }] },
  });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 20 });
  const intervention_ids = [await addIntervention(app.db, groupId, { price: 2500 })];
  return { groupId, request: { date: "2026-12-03 10:00:00", calendar_id, intervention_ids } };
}

async function statistics(groupId: number) {
  const { rows } = await app.db.query(
    `select intervention_id, calendar_id, start_at, deleted, count(*), sum(price_amount) as paid, count(distinct fiche_id) as people
     from appointments where group_id = $1 group by 1, 2, 3, 4 order by 3`,
    [groupId],
  );
  return rows;
}
/** Returns all rows of a group as one text, for searching a person in it. */
async function everythingOf(groupId: number) {
  const { rows: tables } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'group_id' and table_schema = 'public' and table_name <> 'pro_groups'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await app.db.query(`select to_jsonb(t) as row from ${name} t where group_id = $1`, [
        groupId,
      ]);
      return JSON.stringify(rows);
    }),
  );
  const jobs = await listJobs(app.db);
  const mails = await readdir(join(dataDir, "mail")).catch(() => []);
  return [...texts, JSON.stringify(jobs), ...mails].join("\n");
}
type Client = Awaited<ReturnType<typeof addClient>>;
async function addClient(groupId: number) {
  const { email, id } = await addAccount(app.db, groupId);
  await app.db.query("update accounts set created_at = $2 where id = $1", [id, new Date(app.clock.now())]);
  return { email, id, token: await tokenOf(app, groupId, email) };
}

test("three years after the last sign of a person their data is anonymous, and what was booked stays counted", async () => {
  const { groupId, request } = await addSalon();
  const client = await addClient(groupId);
  const mine = { ...newPerson(), lastname: "Quintefeuille", str0: "Bees" };
  const answers = { comments: "Ring twice.", vevent: { str1: "Fringe" } };
  await postAppointment(app, "v3", groupId, { ...request, fiche: mine, ...answers }, { token: client.token });
  const guest = { ...newPerson(), lastname: "Rossignol" };
  await postAppointment(app, "v3", groupId, { ...request, fiche: guest, ...answers });
  const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  await app.call(`v3/groups/${groupId}/fiches?search=quinte`, { token: pro });
  await app.context.ficheReads.flush();
  const before = await statistics(groupId);
  await app.db.query("update bookings set websource = 'letter-to-fauvette' where group_id = $1", [groupId]);
  const traces = [
    "letter-to-fauvette",
    "Quintefeuille",
    "Rossignol",
    "Bees",
    "Fringe",
    "Ring twice.",
    client.email,
    guest.email,
  ];

  await live("2029-12-03T22:30:00Z");
  const remaining = await everythingOf(groupId);
  for (const trace of traces) expect(remaining).toContain(trace);

  await live("2029-12-03T23:30:00Z");
  const left = await everythingOf(groupId);
  for (const trace of traces) expect(left).not.toContain(trace);
  expect(await statistics(groupId)).toEqual(before);
  expect((await logIn(app, { email: client.email, password: PASSWORD, group_id: groupId })).status).toBe(401);
  const list = await app.call(`v3/groups/${groupId}/fiches?results=all`, { token: pro });
  expect(list.status).toBe(401);
  const again = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
  expect((await app.call(`v3/groups/${groupId}/fiches?results=all`, { token: again })).body.records).toEqual(
    [],
  );
});

test("a person who still comes or logs in is kept, with all their fiches", async () => {
  const { groupId, request } = await addSalon();
  const regular = await addClient(groupId);
  await postAppointment(
    app,
    "v3",
    groupId,
    { ...request, fiche: { ...newPerson(), lastname: "Alouette" } },
    { token: regular.token },
  );
  const visitor = await addClient(groupId);
  for (const one of [app, other]) one.clock.set("2028-06-01T09:00:00Z");
  const token = await tokenOf(app, groupId, visitor.email);
  const later = await postAppointment(
    app,
    "v3",
    groupId,
    {
      ...request,
      date: "2028-06-05 10:00:00",
      fiche: { ...newPerson(), lastname: "Bergeronnette", email: regular.email },
    },
    { token: await tokenOf(app, groupId, regular.email) },
  );
  expect(later.status, later.text).toBe(201);
  expect(token).not.toBe("");
  const traces = ["Alouette", "Bergeronnette", regular.email, visitor.email];
  await live("2030-12-31T09:00:00Z");
  const remaining = await everythingOf(groupId);
  for (const trace of traces) expect(remaining).toContain(trace);
  await live("2031-06-06T09:00:00Z");
  const left = await everythingOf(groupId);
  for (const trace of traces) expect(left).not.toContain(trace);
});

test("who leaves a wish or gets a pass is a client for three more years", async () => {
  const { groupId, request } = await addSalon({ waiting_minutes: 30 });
  const [waiting, holder] = ["Alouette", "Bergeronnette"].map((lastname) => ({ ...newPerson(), lastname }));
  for (const fiche of [waiting, holder]) await postAppointment(app, "v3", groupId, { ...request, fiche });
  for (const one of [app, other]) one.clock.set("2029-11-30T09:00:00Z");
  const wish = { intervention_ids: request.intervention_ids, fiche: waiting };
  const answer = await app.call(`v3/groups/${groupId}/wishes`, { method: "POST", body: { wish } });
  expect(answer.status, answer.text).toBe(201);
  await app.db.query(
    `with offer as (insert into passoffers (group_id, externid, name) values ($1, 'ten', 'Ten') returning id)
     insert into passes (group_id, fiche_id, passoffer_id, visits, sold_on)
     select $1, f.id, offer.id, 10, '2029-11-30' from fiches f, offer where f.group_id = $1 and f.lastname = $2`,
    [groupId, "Bergeronnette"],
  );
  await live("2029-12-20T09:00:00Z");
  const remaining = await everythingOf(groupId);
  for (const trace of ["Alouette", "Bergeronnette"]) expect(remaining).toContain(trace);
  await live("2032-12-01T09:00:00Z");
  const left = await everythingOf(groupId);
  for (const trace of ["Alouette", "Bergeronnette"]) expect(left).not.toContain(trace);
});

test("a group may keep its people longer, though not those who asked to be forgotten", async () => {
  const long = await addSalon({ retention_years: 5 });
  const client = await addClient(long.groupId);
  const fiche = { ...newPerson(), lastname: "Mésange" };
  await postAppointment(app, "v3", long.groupId, { ...long.request, fiche }, { token: client.token });
  await live("2030-06-01T09:00:00Z");
  expect(await everythingOf(long.groupId)).toContain("Mésange");
  await live("2031-12-04T09:00:00Z");
  const left = await everythingOf(long.groupId);
  for (const trace of ["Mésange", client.email]) expect(left).not.toContain(trace);
});

test("a confirmed request is carried out when three years from registration are over and nothing is to come; no other is", async () => {
  const { groupId, request } = await addSalon();
  const clients = await Promise.all(Array.from({ length: 4 }, () => addClient(groupId)));
  const [confirmed, unconfirmed, withdrawn, busy] = clients as [Client, Client, Client, Client];
  const requests = `v3/groups/${groupId}/deletion_requests`;
  const { secret } = app.context.installation;
  const as = { method: "POST", body: {} };
  for (const { token, id } of clients) {
    expect((await app.call(requests, { ...as, token })).status).toBe(201);
    if (id === unconfirmed.id) continue;
    const { rows } = await app.db.query<{ id: number }>(
      "select id from deletion_requests where account_id = $1",
      [id],
    );
    const key = signDeletionKey({ groupId, requestId: rows[0]!.id }, secret, app.clock.now());
    const body = { deletion_request: { key } };
    expect((await app.call(`${requests}/confirm`, { method: "POST", body })).status).toBe(200);
  }
  expect((await app.call(`${requests}/current`, { method: "DELETE", token: withdrawn.token })).status).toBe(
    200,
  );
  for (const one of [app, other]) one.clock.set("2029-11-30T09:00:00Z");
  for (const { email } of clients) await tokenOf(app, groupId, email);
  const token = await tokenOf(app, groupId, busy.email);
  const booked = await postAppointment(
    app,
    "v3",
    groupId,
    { ...request, date: "2029-12-12 10:00:00" },
    { token },
  );
  expect(booked.status, booked.text).toBe(201);

  await live("2029-12-01T12:00:00Z");
  expect(await everythingOf(groupId)).toContain(confirmed.email);
  await live("2029-12-02T12:00:00Z");
  const text = await everythingOf(groupId);
  expect(text).not.toContain(confirmed.email);
  for (const { email } of [unconfirmed, withdrawn, busy]) expect(text).toContain(email);
  await live("2029-12-12T12:00:00Z");
  expect(await everythingOf(groupId)).toContain(busy.email);
  await live("2029-12-13T12:00:00Z");
  expect(await everythingOf(groupId)).not.toContain(busy.email);
  const { rows } = await app.db.query(
    "select count(*)::integer as carried from deletion_requests where group_id = $1 and carried_out_at is not null",
    [groupId],
  );
  expect(rows).toEqual([{ carried: 2 }]);
});

test("a thousand people are done a few at a time, by whichever process is free", async () => {
  const { groupId } = await addSalon();
  await app.db.query(
    `insert into fiches (group_id, firstname, lastname, email, created_at, updated_at)
     select $1, 'Anna', 'Person ' || n, 'anna.' || n || '@example.org', '2026-01-01', '2026-01-01'
     from generate_series(1, 1000) n`,
    [groupId],
  );
  await live("2029-01-01T23:30:00Z");
  const count = async () => {
    const { rows } = await app.db.query<{ named: number }>(
      "select count(*) filter (where anonymised_at is null)::integer as named from fiches where group_id = $1",
      [groupId],
    );
    return rows[0]!.named;
  };
  expect(await count()).toBe(0);
  const errors = [...app.logLines, ...other.logLines].filter((line) => /"level":(40|50)/.test(line));
  expect(errors).toEqual([]);
});

async function addPictures() {
  const { groupId, request } = await addSalon();
  const owner = await addPro(app.db, [groupId], { role: "owner" });
  const token = await tokenOf(app, groupId, owner.email);
  const call = (method: string, path: string, body: object) =>
    app.call(`v3/groups/${groupId}/${path}`, { method, token, body });
  let drawn = 0;
  const upload = async (): Promise<string> => {
    drawn += 1;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn}" height="1"/>`;
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    const answer = await call("POST", "images", { image: { data } });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.image.key as string;
  };
  const remaining = async () =>
    (await app.db.query<{ key: string }>("select key from images")).rows.map(({ key }) => key);
  return { groupId, service: `interventions/${request.intervention_ids[0]}`, call, upload, remaining };
}

test("a picture that was uploaded and never saved is forgotten after two days; what is, was or may be shown stays", async () => {
  const { service, call, upload, remaining } = await addPictures();
  const [never, replaced, shown, prepared] = [await upload(), await upload(), await upload(), await upload()];
  for (const thumbnail of [replaced, shown])
    expect((await call("PUT", service, { intervention: { thumbnail } })).status).toBe(200);
  const draft = await call("POST", "drafts", { draft: { name: "Spring" } });
  const into = `settings?draft_id=${draft.body.draft.id}`;
  const changed = await call("PUT", into, { settings: { logo_key: prepared } });
  expect(changed.status, changed.text).toBe(200);
  await app.db.query("update images set added_at = '2026-12-01T10:00:00Z'");
  await live("2026-12-03T08:00:00Z");
  expect(await remaining()).toContain(never);
  await live("2026-12-04T11:00:00Z");
  expect((await remaining()).toSorted()).toEqual([replaced, shown, prepared].toSorted());
});

test("a picture that is saved, and one that is replaced, while pictures are looked through stay", async () => {
  const { groupId, upload, remaining } = await addPictures();
  const [never, shown, replaced] = [await upload(), await upload(), await upload()];
  await app.db.query("update images set added_at = '2026-12-01T10:00:00Z'");
  const saving = await app.db.connect();
  await saving.query("begin");
  await saving.query("select from groups where id = $1 for no key update", [groupId]);
  const night = live("2026-12-04T11:00:00Z");
  await expect.poll(() => isWaitedFor(saving), { timeout: 10_000 }).toBe(true);
  expect(await remaining()).toContain(never);
  await saving.query("update interventions set thumbnail = $2 where group_id = $1", [groupId, shown]);
  await saving.query(
    `insert into catalogue_changes (group_id, at, kind, record_name, action, before, after)
     values ($1, now(), 'interventions', 'Cut', 'changed', jsonb_build_object('thumbnail', $2::text), '{}')`,
    [groupId, replaced],
  );
  await saving.query("commit");
  saving.release();
  await night;
  expect((await remaining()).toSorted()).toEqual([shown, replaced].toSorted());
});

test("the history of what a group publishes, its published drafts and its past reminders end", async () => {
  const { groupId, request } = await addSalon({ reminder_minutes: 60, maxrdv_period: 2_000_000 });
  for (const date of ["2026-12-03 10:00:00", "2029-12-03 10:00:00"])
    await postAppointment(app, "v3", groupId, { ...request, date, fiche: newPerson() });
  const readReminders = async () =>
    (await app.db.query("select from reminders where group_id = $1", [groupId])).rows;
  await expect.poll(readReminders).toHaveLength(2);
  await app.db.query("update reminders set due_at = null");
  await app.db.query(
    `insert into catalogue_changes (group_id, at, kind, record_name, action, before, after)
     select $1, '2026-12-01'::timestamptz + n * interval '1 day', 'interventions', 'Cut', 'changed', '{}', '{}' from generate_series(1, 700) n`,
    [groupId],
  );
  await app.db.query(
    `insert into catalogue_drafts (group_id, name, preview_key, created_at, published_at)
     values ($1, 'old', 'old', '2026-12-02', '2026-12-02'), ($1, 'new', 'new', '2026-12-02', '2029-06-01'), ($1, 'open', 'open', '2026-12-02', null)`,
    [groupId],
  );
  await live("2029-12-03T08:00:00Z");
  expect(await readReminders()).toHaveLength(1);
  const { rows: changes } = await app.db.query(
    "select at from catalogue_changes where group_id = $1 order by id",
    [groupId],
  );
  expect(changes[0]?.at.toISOString().slice(0, 7)).toBe("2026-12");
  expect(changes.length).toBe(696);
  const { rows: drafts } = await app.db.query("select name from catalogue_drafts order by name");
  expect(drafts.map(({ name }) => name)).toEqual(["new", "open"]);
});
