import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { setUpOperator } from "../../../testing/operators.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { sweepGivenUpJobs } from "../../../lib/jobs/given-up-data.ts";
import { findGroupLimitWindows } from "../../catalogue/group/sender.ts";

const app = await startApp();
const { call, email } = await setUpOperator(app);
const errorOf = ({ body }: { body: { messages?: { errors: string[] } } }) => body.messages?.errors[0];
const put = (path: string, body: object) => call(`groups/${path}`, { method: "PUT", body });

async function addPractice(urlname: string) {
  const group = await addGroup(app.db, { urlname, name: `Cabinet ${urlname.toUpperCase()}` });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const calendar_id = await addCalendar(app.db, group);
  const booked = { calendar_id, intervention_ids: [await addIntervention(app.db, group)] };
  const book = (at: string, token?: string) =>
    postAppointment(
      app,
      "v3",
      group,
      { ...booked, date: `2026-12-02 ${at}:00`, fiche: newPerson() },
      token === undefined ? {} : { token },
    );
  return { group, owner, book };
}

test("the overview says versions, sizes, jobs and the last backup", async () => {
  const group = await addGroup(app.db, { inactive: true });
  await addFiche(app.db, group);
  const { body } = await call("installation");
  expect(body).toMatchObject({
    version: "0.1.0",
    schema: expect.stringMatching(/^\d{4}-/),
    postgresql: expect.stringMatching(/^1\d/),
    node: process.version,
    clients: { count: 1, isEstimate: false },
    appointments: { count: 0, isEstimate: false },
    backup: { is_on: false, at: null },
  });
  expect(body.groups).toMatchObject({ all: expect.any(Number), inactive: 1, deactivated: 0 });
  expect(body.database_bytes).toBeGreaterThan(1_000_000);
  expect(body.queues.map(({ queue }: { queue: string }) => queue)).toContain("mail");
});

test("groups are searched by name and address, and listed in pages", async () => {
  const { group, owner, book } = await addPractice("zebra-practice");
  await tokenOf(app, group, owner.email);
  expect((await book("09:00")).status).toBe(201);
  const found = await call("groups?search=Zebra-PRACT");
  expect(found.body).toEqual({
    isMore: false,
    groups: [
      {
        id: group,
        urlname: "zebra-practice",
        name: "Cabinet ZEBRA-PRACTICE",
        state: "active",
        created_at: expect.any(String),
        calendars: 1,
        clients: { count: 1, isMore: false },
        appointments: { count: 1, isMore: false },
        recent_appointments: { count: 0, isMore: false },
        seen_at: expect.any(String),
      },
    ],
  });
  for (let at = 10; at < 40; at++) await addGroup(app.db, { urlname: `page-${at}`, name: "Paged" });
  const first = await call("groups?search=paged");
  expect(first.body.groups).toHaveLength(25);
  expect(first.body.isMore).toBe(true);
  const rest = await call(`groups?search=paged&after=${first.body.groups.at(-1).urlname}`);
  expect(rest.body.groups.map(({ urlname }: { urlname: string }) => urlname)).toEqual([
    "page-35",
    "page-36",
    "page-37",
    "page-38",
    "page-39",
  ]);
  expect(rest.body.isMore).toBe(false);
  // No character of a search is a pattern.
  expect((await call("groups?search=%25")).body.groups).toEqual([]);
});

test("a group that an operator takes offline stays so until an operator brings it back", async () => {
  const { group, owner, book } = await addPractice("unpaid");
  const token = await tokenOf(app, group, owner.email);
  const reason = "The invoice of March is unpaid.";
  const off = await put(`${group}/activity`, { active: false, reason });
  expect(off.body).toMatchObject({
    state: "deactivated",
    deactivation: { reason },
    owners: [owner.email],
    changes: [{ action: "deactivated", author: email, details: { reason }, group: { id: group } }],
  });
  expect(errorOf(await book("10:00"))).toBe("inactive_group");
  expect((await app.get("/unpaid")).text).toContain('"kind":"inactive"');
  // Its professionals see it, but book nothing.
  expect((await app.call(`v3/groups/${group}/fiches`, { token })).status).toBe(200);
  expect(errorOf(await book("10:00", token))).toBe("inactive_group");
  const checklist = await app.call(`v3/groups/${group}/checklist`, { token });
  expect(checklist.body).toMatchObject({ inactive: true, deactivation: { reason } });

  const settings = (inactive: boolean) =>
    app.call(`v3/groups/${group}/settings`, { method: "PUT", token, body: { settings: { inactive } } });
  expect(errorOf(await settings(false))).toBe("forbidden");
  const file = (await app.call(`v3/groups/${group}/file`, { token })).body;
  const active = { ...file, group: { ...file.group, inactive: false } };
  const post = (path: string, body: object) =>
    app.call(`v3/groups/${group}/${path}`, { method: "POST", token, body });
  const preview = await post("file.preview", { file: active });
  expect((await post("file", { file: active, seen: preview.body.seen })).status).toBe(200);
  expect((await call(`groups/${group}`)).body.state).toBe("deactivated");

  const on = await put(`${group}/activity`, { active: true });
  expect(on.body).toMatchObject({ state: "active", deactivation: null });
  expect(on.body.changes.map(({ action }: { action: string }) => action)).toEqual([
    "activated",
    "deactivated",
  ]);
  expect((await book("10:00")).status).toBe(201);
  expect((await settings(true)).status).toBe(200);
  // It is only brought back to what it was.
  await put(`${group}/activity`, { active: false });
  expect((await put(`${group}/activity`, { active: true })).body.state).toBe("inactive");
  const all = await call("changes");
  expect(all.body.changes[0]).toMatchObject({ action: "activated", author: email });
});

test("an operator sets the daily limits of a group's messages, and takes them back", async () => {
  const group = await addGroup(app.db);
  const before = (await call(`groups/${group}`)).body.quotas;
  expect(before.mails).toEqual({ used: 0, max: 50_000, own: null });
  const quotas = { mails: 500, sms: 0, invitations: null };
  const set = await put(`${group}/quotas`, { quotas });
  expect(set.body.quotas).toEqual({
    mails: { used: 0, max: 500, own: 500 },
    sms: { used: 0, max: 0, own: 0 },
    invitations: { used: 0, max: 200, own: null },
  });
  expect((await findGroupLimitWindows(app.context, group)).mails.max).toBe(500);
  const [change] = set.body.changes;
  expect(change).toMatchObject({
    action: "quotas",
    details: { before: { mails: null }, after: { mails: 500, sms: 0 } },
  });
  const none = { mails: null, sms: null, invitations: null };
  expect((await put(`${group}/quotas`, { quotas: none })).body.quotas).toEqual(before);
  expect((await put(`${group}/quotas`, { quotas: { ...none, mails: -1 } })).status).toBe(400);
  for (const [path, body] of [
    ["quotas", { quotas }],
    ["activity", { active: false }],
    ["activity", { active: true }],
  ] as const)
    expect(errorOf(await put(`999999/${path}`, body))).toBe("not_found");
  expect(errorOf(await call("groups/999999"))).toBe("not_found");
});

test("a job that failed for good is listed without its data, tried again, and removed", async () => {
  const group = await addGroup(app.db, { name: "Cabinet of the job" });
  const job = { kind: "nothing", group_id: group, email: "anna@example.org" };
  const enqueue = () =>
    app.db.query("insert into outbox (queue, data) values ('account_mail', $1), ('mail', $2)", [
      JSON.stringify(job),
      JSON.stringify([job]),
    ]);
  const jobs = async () => (await call("jobs")).body.jobs as { id: number; queue: string }[];
  await enqueue();
  app.context.jobs.wake();
  await expect.poll(async () => (await jobs()).length, { timeout: 20_000 }).toBe(2);
  const listed = await call("jobs");
  expect(listed.text).not.toContain("anna@example.org");
  expect(listed.body.jobs).toContainEqual({
    id: expect.any(Number),
    queue: "account_mail",
    group: { id: group, name: "Cabinet of the job" },
    attempts: 1,
    failed_at: expect.any(String),
    reason: expect.stringContaining("the data are no job of account_mail"),
  });
  const state = (await call("installation")).body.queues;
  expect(state).toContainEqual(expect.objectContaining({ queue: "mail", given_up: 1 }));
  const [mail, account] = (await jobs()).toSorted((a, b) => (a.queue < b.queue ? 1 : -1));
  expect((await call(`jobs/${mail!.id}`, { method: "DELETE" })).status).toBe(200);
  expect(errorOf(await call(`jobs/${mail!.id}`, { method: "DELETE" }))).toBe("not_found");
  expect((await call(`jobs/${account!.id}/retry`, { method: "POST", body: {} })).status).toBe(200);
  // It fails again, as another entry.
  await expect
    .poll(async () => (await jobs()).map(({ id }) => id > account!.id), { timeout: 20_000 })
    .toEqual([true]);
  await app.db.query("update given_up_jobs set failed_at = now() - interval '31 days'");
  await sweepGivenUpJobs(app.db);
  expect(await jobs()).toEqual([]);
  expect((await call("changes")).body.changes.slice(0, 2)).toMatchObject([
    { action: "job_retried", details: { queue: "account_mail" } },
    { action: "job_removed", details: { queue: "mail" } },
  ]);
});
