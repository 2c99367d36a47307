import type { PageData } from "@rendezvous/contract/site/page-data";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { isWaitedFor } from "../../../testing/is-waited-for.ts";
import { listJobs, makeDue } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, mailTo, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

async function addSalon() {
  const urlname = `salon-${randomUUID()}`;
  const group = await addGroup(app.db, { urlname, fields: { locale: "fr" } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const begin = async (more: object = {}) => {
    const made = await call("POST", "drafts", { draft: { name: "Summer", ...more } });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.draft;
    expect(made.headers.get("location")).toBe(`/api/v3/groups/${group}/drafts/${id}`);
    return id as number;
  };
  const open = async (id: number) => (await call("GET", `drafts/${id}`)).body.draft;
  const services = async (query = "") => {
    const { body } = await app.call(`v3/groups/${group}/interventions?${query}`);
    return body.records.map(({ name }: { name: string }) => name);
  };
  const request = { date: "2026-12-03 09:00:00", calendar_id: calendar, intervention_ids: [service] };
  const book = () => postAppointment(app, "v3", group, { ...request, fiche: newPerson() });
  return {
    owner: owner.email,
    group,
    urlname,
    token,
    calendar,
    service,
    call,
    begin,
    open,
    services,
    request,
    book,
  };
}

async function versionOf(group: number): Promise<number> {
  const { rows } = await app.db.query("select version from groups where id = $1", [group]);
  return rows[0].version as number;
}

const SHORTER = [{ days: ["th"], from: "10:00", to: "16:00" }];

test("a draft keeps its changes to itself, shows them to who has its key, and publishes them at once", async () => {
  const { group, calendar, service, call, begin, open, services } = await addSalon();
  const draft = await begin();
  const before = await versionOf(group);
  const made = await call("POST", `interventions?draft_id=${draft}`, { intervention: { name: "Scaling" } });
  expect(made.status, made.text).toBe(201);
  const { id } = made.body.intervention;
  // A record created in a draft has an id, which later changes of the draft can use.
  const renamed = await call("PUT", `interventions/${id}?draft_id=${draft}`, {
    intervention: { publicname: "Deep scaling", calendars: [calendar] },
  });
  expect(renamed.body.intervention, renamed.text).toMatchObject({
    id,
    name: "Scaling",
    calendars: [calendar],
  });
  const hours = [{ days: ["th"], from: "18:00", to: "20:00", interventions: [id] }];
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { openinghours: hours } });
  await call("PUT", `settings?draft_id=${draft}`, { settings: { phone: "01 02 03 04 05" } });
  const wrong = await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { capacity: 0 } });
  expect(wrong.body.details.faults, wrong.text).toEqual([{ path: "capacity", code: "too_small", min: 1 }]);

  expect(await versionOf(group)).toBe(before);
  expect((await call("GET", `interventions/${id}`)).status).toBe(404);
  expect((await call("GET", "changes")).body.changes).toEqual([]);
  const { preview_key, changes, appointments, count } = await open(draft);
  expect([count, appointments, changes.map(({ kind }: { kind: string }) => kind)]).toEqual([
    4,
    [],
    ["interventions", "interventions", "calendars", "settings"],
  ]);
  expect(await services()).toEqual(["Consultation"]);
  expect(await services(`preview=${preview_key}`)).toEqual(["Consultation", "Deep scaling"]);
  expect(await services("preview=none")).toEqual(["Consultation"]);
  const slots = async (query: string) =>
    (
      await app.call(
        `v3/groups/${group}/availabletimeslots?intervention_ids[]=${id}&start=2026-12-03&nDays=1${query}`,
      )
    ).text;
  expect(await slots(`&preview=${preview_key}`)).toContain("2026-12-03 18:00");
  expect(await slots("")).toContain("vevent");
  // A second preview gives the same result at no extra cost.
  expect(await slots(`&preview=${preview_key}`)).toContain("2026-12-03 18:00");

  const published = await call("POST", `drafts/${draft}/publish`, {});
  expect(published.body.draft, published.text).toMatchObject({ published_at: "2026-12-01T09:00:00.000Z" });
  expect(await versionOf(group)).toBe(before + 1);
  expect(await services()).toEqual(["Consultation", "Deep scaling"]);
  expect(await slots("")).toContain("2026-12-03 18:00");
  expect((await call("GET", "settings")).body.settings.phone).toBe("01 02 03 04 05");
  const history = (await call("GET", "changes")).body.changes;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(Array(4).fill("published"));
  expect((await call("GET", "drafts")).body.drafts).toEqual([]);
  expect((await call("POST", `drafts/${draft}/publish`, {})).status).toBe(404);
  const next = await call("POST", "interventions", { intervention: { name: "Next" } });
  expect(next.body.intervention.id).toBeGreaterThan(Math.max(id, service));
});

test("whoever works on a draft sees what it makes of each record, and two do not overwrite each other", async () => {
  const { group, token, calendar, service, call, begin, open } = await addSalon();
  const draft = await begin();
  const into = `draft_id=${draft}`;
  const saved = await call("PUT", `interventions/${service}?${into}`, {
    intervention: { publicname: "Advice", length: 45 },
  });
  const read = await call("GET", `interventions/${service}?${into}`);
  expect(read.body.intervention).toMatchObject({ publicname: "Advice", length: 45 });
  expect(read.headers.get("etag")).toBe(saved.headers.get("etag"));
  expect((await call("GET", `interventions/${service}`)).body.intervention.length).toBe(30);
  const [listed] = (await call("GET", `interventions.records?${into}`)).body.records;
  expect(listed).toMatchObject({ id: service, publicname: "Advice" });
  expect((await call("GET", "interventions.records?draft_id=999999")).status).toBe(404);
  expect((await call("GET", "settings?draft_id=999999")).status).toBe(404);
  await call("PUT", `settings?${into}`, { settings: { phone: "01 02 03 04 05" } });
  expect((await call("GET", `settings?${into}`)).body.settings.phone).toBe("01 02 03 04 05");

  const late = await app.call(`v3/groups/${group}/interventions/${service}?${into}`, {
    method: "PUT",
    token,
    headers: { "if-match": '"1"' },
    body: { intervention: { length: 60 } },
  });
  expect([late.status, late.body.details.intervention.length]).toEqual([412, 45]);
  // A change without any effect is not added.
  await call("PUT", `interventions/${service}?${into}`, { intervention: { length: 45 } });
  await call("PUT", `calendars/${calendar}?${into}`, { calendar: { deleted: true } });
  expect((await open(draft)).changes).toEqual([
    expect.objectContaining({
      kind: "interventions",
      record_name: "Consultation",
      action: "changed",
      before: { publicname: expect.anything(), length: 30 },
      after: { publicname: "Advice", length: 45 },
    }),
    expect.objectContaining({ kind: "settings", after: { phone: "01 02 03 04 05" } }),
    expect.objectContaining({ kind: "calendars", action: "archived", before: { deleted: false } }),
  ]);
});

test("what others enter for single days while a draft waits stays, and what they take away is gone", async () => {
  const { calendar, call, begin, open } = await addSalon();
  const [away, training, week] = ["03", "10", "14"].map((day) => ({
    start: `2026-12-${day} 09:00`,
    end: `2026-12-${day} 12:00`,
    label: "",
  }));
  await call("PUT", `calendars/${calendar}`, { calendar: { closures: [away] } });
  const draft = await begin();
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { closures: [away, week] } });
  await call("POST", `calendars/${calendar}/closures`, { closures: [training] });
  await call("DELETE", `calendars/${calendar}/closures?start=2026-12-03%2009:00&end=2026-12-03%2012:00`);
  const [change] = (await open(draft)).changes;
  expect([change.before, change.after]).toEqual([
    { closures: [expect.objectContaining(training!)] },
    { closures: [expect.objectContaining(training!), week] },
  ]);
  expect((await call("POST", `drafts/${draft}/publish`, {})).status).toBe(200);
  expect((await call("GET", `calendars/${calendar}`)).body.calendar.closures).toMatchObject([training, week]);
});

const question = (name: string, more: object = {}) => ({ name, type: "string", label: name, ...more });
const thanks = (fr: string, more: object = {}) => ({
  settings: { messages: { confirmation: { text: { fr, ...more } } } },
});
const namesOf = (form: { name: string; archived?: boolean }[]) =>
  form.map(({ name, archived }) => (archived ? `${name} (archived)` : name));

test("what others ask and write meanwhile stays where a draft did not touch it", async () => {
  const { service, call, begin } = await addSalon();
  const put = async (path: string, body: object) => {
    const saved = await call("PUT", path, body);
    expect(saved.status, saved.text).toBe(200);
  };
  const email = question("email", { type: "email", required: true });
  await put("forms.records", {
    forms: { Fiche: [email, question("lastname"), question("street")], Vevent: [question("reason")] },
  });
  await put("settings", thanks("Merci"));
  const draft = await begin();
  const { forms } = (await call("GET", `forms.records?draft_id=${draft}`)).body;
  // The form page sends both forms whole.
  const [, lastname, street] = forms.Fiche;
  const changed = {
    Fiche: [email, lastname, { ...street, label: "Road" }, question("city")],
    Vevent: forms.Vevent,
  };
  await put(`forms.records?draft_id=${draft}`, { forms: changed });
  const named = { publicname: { fr: "Consultation", en: "Advice" } };
  await put(`interventions/${service}?draft_id=${draft}`, { intervention: named });
  await put(`settings?draft_id=${draft}`, thanks("Merci", { en: "Thank you" }));

  await put("forms.records", {
    forms: {
      Fiche: [email, { ...lastname, required: true }, street, question("allergies")],
      Vevent: [question("reason"), question("since")],
    },
  });
  await put(`interventions/${service}`, { intervention: { publicname: "Bilan" } });
  await put("settings", thanks("Merci beaucoup"));
  const published = await call("POST", `drafts/${draft}/publish`, {});
  expect(published.status, published.text).toBe(200);
  const after = (await call("GET", "forms.records")).body.forms;
  expect([namesOf(after.Fiche), namesOf(after.Vevent)]).toEqual([
    ["email", "lastname", "street", "city", "allergies"],
    ["reason", "since"],
  ]);
  expect(after.Fiche).toMatchObject([{}, { required: true }, { label: "Road" }, {}, {}]);
  const { publicname } = (await call("GET", `interventions/${service}`)).body.intervention;
  expect(publicname).toEqual({ fr: "Bilan", en: "Advice" });
  const { confirmation } = (await call("GET", "settings")).body.settings.messages;
  expect(confirmation.text).toEqual({ fr: "Merci beaucoup", en: "Thank you" });
});

test("one change is taken out of a draft, unless others build on it", async () => {
  const { calendar, call, begin, open, services } = await addSalon();
  const draft = await begin();
  const made = await call("POST", `interventions?draft_id=${draft}`, { intervention: { name: "Scaling" } });
  const { id } = made.body.intervention;
  const hours = [{ days: ["th"], from: "18:00", to: "20:00", interventions: [id] }];
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { openinghours: hours } });
  const { changes, preview_key } = await open(draft);
  const [first, second] = changes.map((one: { id: number }) => `drafts/${draft}/changes/${one.id}`);
  expect(await services(`preview=${preview_key}`)).toContain("Scaling");
  const refused = await call("DELETE", first);
  expect([refused.status, refused.body.messages.errors]).toEqual([409, ["cannot_undo"]]);
  expect((await call("DELETE", second)).status).toBe(200);
  expect((await call("DELETE", second)).status).toBe(404);
  expect((await call("DELETE", first)).status).toBe(200);
  expect((await open(draft)).changes).toEqual([]);
  expect(await services(`preview=${preview_key}`)).not.toContain("Scaling");
});

test("what hinders a draft is told when it is opened, and its changes can still be taken out", async () => {
  const { calendar, call, begin, open } = await addSalon();
  const draft = await begin();
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { capacity: 3 } });
  await app.db.query("update calendars set holidays = 'Mars' where id = $1", [calendar]);
  const { problem, changes } = await open(draft);
  expect([problem, changes.length]).toEqual(["invalid_record", 1]);
  expect((await call("GET", `calendars/${calendar}?draft_id=${draft}`)).status).toBe(200);
  expect((await call("DELETE", `drafts/${draft}/changes/${changes[0].id}`)).status).toBe(200);
  expect((await open(draft)).problem).toBe(null);
});

test("the page of a preview shows the draft, says that it is one, and is found by nobody", async () => {
  const { urlname, service, call, begin, open } = await addSalon();
  const draft = await begin();
  await call("PUT", `interventions/${service}?draft_id=${draft}`, { intervention: { publicname: "Advice" } });
  await call("PUT", `settings?draft_id=${draft}`, { settings: { name: "Salon of tomorrow" } });
  const { preview_key } = await open(draft);
  const look = async (query: string) => {
    const { text } = await app.get(`/${urlname}/book${query}`);
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)![1]!;
    const { preview, page } = JSON.parse(data) as PageData;
    if (page.kind !== "group") throw new Error("no group");
    const [offered] = page.catalogue.interventions;
    return [preview, offered?.publicname, page.group.name, text.includes('name="robots" content="noindex"')];
  };
  const published = [undefined, "Consultation", expect.not.stringContaining("tomorrow"), false];
  expect(await look(`?preview=${preview_key}`)).toEqual([preview_key, "Advice", "Salon of tomorrow", true]);
  expect(await look("")).toEqual(published);
  expect(await look("?preview=none")).toEqual(published);
  await call("DELETE", `drafts/${draft}`);
  expect(await look(`?preview=${preview_key}`)).toEqual(published);
});

test("nothing is booked in a preview", async () => {
  const { group, begin, open, request } = await addSalon();
  const { preview_key } = await open(await begin());
  for (const [path, body] of [
    ["appointments", { appointment: { ...request, group_id: group, fiche: newPerson() } }],
    ["holds", { hold: { ...request, group_id: group } }],
  ] as const) {
    const refused = await app.call(`v3/groups/${group}/${path}?preview=${preview_key}`, {
      method: "POST",
      body,
    });
    if (refused.status === 404) continue;
    expect([refused.status, refused.body.messages.errors], refused.text).toEqual([403, ["draft_preview"]]);
  }
  const booked = await app.call(`v3/appointments?preview=${preview_key}`, {
    method: "POST",
    body: { appointment: { ...request, group_id: group, fiche: newPerson() } },
  });
  expect(booked.body.messages.errors).toEqual(["draft_preview"]);
});

test("what a draft concerns is listed when it is opened, and settled when it is published", async () => {
  const { group, calendar, call, begin, open, book } = await addSalon();
  const { id } = (await book()).body.records[0];
  const draft = await begin();
  const change = { calendar: { openinghours: SHORTER } };
  expect((await call("PUT", `calendars/${calendar}?draft_id=${draft}`, change)).status).toBe(200);
  expect((await open(draft)).appointments).toEqual([expect.objectContaining({ id, reason: "hours" })]);
  const refused = await call("POST", `drafts/${draft}/publish`, {});
  expect(refused.body.messages.errors).toEqual(["appointments_concerned"]);
  const accept = [{ appointment_id: id, action: "move", start: "2026-12-03 10:00:00" }];
  const published = await call("POST", `drafts/${draft}/publish`, { accept });
  expect(published.status, published.text).toBe(200);
  const { rows } = await app.db.query("select start_at from appointments where group_id = $1", [group]);
  expect(rows).toEqual([{ start_at: new Date("2026-12-03T09:00:00Z") }]);
});

test("a draft is published at its date and not before, with what was said of its appointments", async () => {
  const { owner, group, calendar, call, begin, open, book } = await addSalon();
  const { id } = (await book()).body.records[0];
  const draft = await begin({ publish_at: "2026-12-01T10:10:00+01:00" });
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { openinghours: SHORTER } });
  const hours = async () => (await call("GET", `calendars/${calendar}`)).body.calendar.openinghours[0].from;
  /** Runs the waiting publication jobs at this time. */
  const live = async (instant: string) => {
    app.clock.set(instant);
    const waiting = () => listJobs(app.db, { groupId: group, queue: "publish_draft" });
    await makeDue(app.db, await waiting());
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(0);
  };
  await live("2026-12-01T09:09:00Z");
  expect(await hours()).toBe("09:00");
  await call("PUT", `drafts/${draft}`, { draft: { publish_at: "2026-12-01T10:20:00+01:00" } });
  await live("2026-12-01T09:20:00Z");
  expect([await hours(), (await open(draft)).problem]).toEqual(["09:00", "appointments_concerned"]);
  // The owner gets a mail about the failed publication.
  const { mail } = await mailTo(mails, owner);
  expect(mail.subject).toMatch(/^Un brouillon n’a pas pu être publié/);
  expect(mail.text).toContain("Summer");
  expect(mail.text).toContain("Des rendez-vous ne conviendraient plus");
  expect(mail.text).toContain(`/manage/drafts/${draft}?`);
  await call("PUT", `drafts/${draft}`, { draft: { accept: [{ appointment_id: id, action: "keep" }] } });
  await live("2026-12-01T09:21:00Z");
  expect(await hours()).toBe("10:00");
  const [change] = (await call("GET", "changes")).body.changes;
  expect(change).toMatchObject({ action: "published", by: "Paul Martin", kind: "calendars" });
  app.clock.set("2026-12-01T09:00:00Z");
});

test("a draft that is published by hand as its date comes stays published, and one that is put off waits", async () => {
  const { group, begin } = await addSalon();
  const meanwhile = async (change: string) => {
    // The database's clock decides when the job is due, so its date is far away until the lock is taken.
    const draft = await begin({ publish_at: "2090-12-01T10:00:00+01:00" });
    await app.db.query("update catalogue_drafts set publish_at = $2 where id = $1", [
      draft,
      "2026-12-01T10:00:00+01:00",
    ]);
    const other = await app.db.connect();
    await other.query("begin");
    await other.query("select from groups where id = $1 for no key update", [group]);
    const waiting = () => listJobs(app.db, { groupId: group, queue: "publish_draft" });
    await makeDue(app.db, await waiting());
    await expect.poll(() => isWaitedFor(other), { timeout: 10_000 }).toBe(true);
    await other.query(`update catalogue_drafts set ${change} where id = $1`, [draft]);
    await other.query("commit");
    other.release();
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(0);
    const { rows } = await app.db.query(
      "select published_at is not null as is_published, problem from catalogue_drafts where id = $1",
      [draft],
    );
    return rows[0];
  };
  expect(await meanwhile("published_at = now()")).toEqual({ is_published: true, problem: null });
  expect(await meanwhile("publish_at = '2027-01-01'")).toEqual({ is_published: false, problem: null });
});

test("a draft is planned on whatever clock", async () => {
  const { begin, open } = await addSalon();
  const draft = await begin({ publish_at: "2026-12-05T23:00:00+23:00" });
  expect((await open(draft)).publish_at).toBe("2026-12-05T00:00:00.000Z");
});

test("another name does not publish a draft whose date is over", async () => {
  const { group, calendar, call, begin, open, book } = await addSalon();
  await book();
  const draft = await begin();
  await call("PUT", `calendars/${calendar}?draft_id=${draft}`, { calendar: { openinghours: SHORTER } });
  await call("PUT", `drafts/${draft}`, { draft: { publish_at: "2026-12-01T09:30:00+01:00" } });
  const waiting = () => listJobs(app.db, { groupId: group, queue: "publish_draft" });
  await makeDue(app.db, await waiting());
  await expect
    .poll(async () => (await open(draft)).problem, { timeout: 10_000 })
    .toBe("appointments_concerned");
  const renamed = await call("PUT", `drafts/${draft}`, { draft: { name: "Spring" } });
  expect(renamed.body.draft, renamed.text).toMatchObject({
    name: "Spring",
    problem: "appointments_concerned",
  });
  // The job ends a moment after the draft says why it failed.
  await expect.poll(waiting).toEqual([]);
});

test.each(["0000-01-01", "0001-01-01", "9999-12-31"])(
  "a day that no clock can be asked for is refused: %s",
  async (day) => {
    const { service, calendar, call } = await addSalon();
    const closures = [{ start: `${day} 10:00`, end: `${day} 11:00` }];
    for (const refused of [
      await call("POST", "drafts", { draft: { name: "Never", publish_at: `${day}T00:00:00+02:00` } }),
      await call("GET", `statistics?from=${day}&until=${day}`),
      await call("GET", `appointments.download?from=${day}&until=${day}`),
      await call("GET", `explanations?day=${day}&intervention_ids=${service}`),
      await call("GET", `openinghours?start=${day}`),
      await call("GET", `holidays?code=FR&from=${day}&until=${day}`),
      await call("POST", `calendars/${calendar}/closures`, { closures, until: day }),
    ])
      expect([refused.status, refused.body.message], refused.text).toEqual([400, "bad_request"]);
  },
);

test("a draft that is thrown away is gone, and another group's is none", async () => {
  const { call, begin } = await addSalon();
  const other = await addSalon();
  const draft = await begin();
  expect((await other.call("GET", `drafts/${draft}`)).status).toBe(404);
  expect((await other.call("DELETE", `drafts/${draft}`)).status).toBe(404);
  const into = await other.call("PUT", `calendars/${other.calendar}?draft_id=${draft}`, { calendar: {} });
  expect(into.status).toBe(404);
  expect((await call("DELETE", `drafts/${draft}`)).body).toEqual({ draft: { id: draft, deleted: true } });
  expect((await call("GET", `drafts/${draft}`)).status).toBe(404);
});

test("a draft holds a thousand changes and a group a hundred drafts, those that are published not counted", async () => {
  const { group, calendar, call, begin } = await addSalon();
  const id = await begin();
  const fill = (count: number) =>
    app.db.query(
      `insert into catalogue_draft_changes (group_id, draft_id, editable, is_new, sent)
       select $1, $2, 'settings', false, '{}' from generate_series(1, $3::integer)`,
      [group, id, count],
    );
  await fill(998);
  const others = [await addCalendar(app.db, group), await addCalendar(app.db, group)];
  const close = (ids: number[]) =>
    call("PUT", `calendars.hours?draft_id=${id}`, {
      ids,
      add: { closures: [{ start: "2026-12-24 00:00", end: "2026-12-25 00:00" }] },
    });
  const tooMany = await close([calendar, ...others]);
  expect([tooMany.status, tooMany.body.message, tooMany.body.details]).toEqual([422, "full", { max: 1000 }]);
  expect((await close(others)).status).toBe(200);
  const another = { calendar: { name: "Another" } };
  expect((await call("PUT", `calendars/${calendar}?draft_id=${id}`, another)).body.message).toBe("full");
  const { rows } = await app.db.query(
    "select count(*)::integer as count from catalogue_draft_changes where draft_id = $1",
    [id],
  );
  expect(rows[0].count).toBe(1000);

  await app.db.query(
    `insert into catalogue_drafts (group_id, name, preview_key, created_at)
     select $1, 'Autumn', $2 || n, now() from generate_series(1, 98) n`,
    [group, randomUUID()],
  );
  const last = await begin();
  const refused = await call("POST", "drafts", { draft: { name: "Winter" } });
  expect([refused.status, refused.body.message, refused.body.details]).toEqual([422, "full", { max: 100 }]);
  expect((await call("POST", `drafts/${last}/publish`, {})).status).toBe(200);
  await begin();
});
