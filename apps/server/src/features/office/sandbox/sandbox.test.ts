import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, makeDue, untilDone } from "../../../testing/jobs.ts";
import { isWaitedFor } from "../../../testing/is-waited-for.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { type CallOptions, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { findGroupIdByHost } from "../../catalogue/group/data.ts";
import { listAddresses } from "../../ground/cells/cell-data.ts";
import { activateGroup, deactivateGroup } from "../../site/operator/groups-data.ts";
import { listAntsGroupIds } from "../../networks/ants/data.ts";
import { clearSandbox } from "./clear-sandbox.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url, smsGatewayUrl: "http://127.0.0.1:9/sms" } });

const DATE = "2026-12-02 10:00:00";

async function addPractice(fields: Record<string, unknown> = {}) {
  const urlname = `practice-${crypto.randomUUID().slice(0, 8)}`;
  const group = await addGroup(app.db, {
    urlname,
    name: "Cabinet du Parc",
    fields: { locale: "en", timezone: "Europe/Paris", ...fields },
    rules: { confirmation_sms: true },
    forms: { Fiche: [{ name: "smsreminder", type: "boolean" }], Vevent: [] },
  });
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  await addFiche(app.db, group);
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, options: CallOptions = {}, id = group) =>
    app.call(`v3/groups/${id}/sandbox`, { method, token, ...options });
  const make = async (options: CallOptions = {}) => {
    const answer = await call("POST", options);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  return { group, urlname, calendar, service, owner, token, call, make };
}

/** The ids that the sandbox gives to the service and the calendar. */
async function placesOf(groupId: number) {
  const { rows } = await app.db.query<{ calendar_id: number; service: number }>(
    `select (select min(id) from calendars where group_id = $1) as calendar_id,
       (select min(id) from interventions where group_id = $1) as service`,
    [groupId],
  );
  return rows[0]!;
}

async function book(groupId: number, more: object = {}, options: CallOptions = {}) {
  const { calendar_id, service } = await placesOf(groupId);
  const request = { date: DATE, calendar_id, intervention_ids: [service], fiche: newPerson(), ...more };
  const answer = await postAppointment(app, "v3", groupId, request, options);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0] as { id: number; fiche_id: number };
}

test("one call makes a copy without clients, with a key of its own; again, it resets it", async () => {
  const { group, urlname, owner, call, make } = await addPractice();
  expect((await call("GET")).body).toEqual({ sandbox: null });
  const { sandbox, access_key } = await make();
  expect(sandbox).toEqual({
    group_id: expect.any(Number),
    urlname: `${urlname}-sandbox`,
    reset_at: new Date(TEST_NOW).toISOString(),
    mails_to: owner.email,
  });
  expect(access_key).toMatchObject({ scopes: SCOPES, key: expect.stringMatching(/^rdv_/) });
  expect((await call("GET")).body).toEqual({ sandbox });
  const id = sandbox.group_id as number;
  const key = { apikey: null, token: access_key.key as string };
  const before = await placesOf(id);
  expect((await app.call(`v3/groups/${id}/fiches`, key)).body.records).toEqual([]);
  const hook = {
    name: "Ours",
    url: "https://crm.example.org",
    events: ["fiche.created"],
    scopes: ["clients:read"],
  };
  expect(
    (await app.call(`v3/groups/${id}/webhooks`, { method: "POST", ...key, body: { webhook: hook } })).status,
  ).toBe(201);
  await book(id);
  const { next } = (await app.call(`v3/groups/${id}/appointments.changes`, key)).body;
  await app.call(`v3/groups/${id}/interventions/${before.service}`, {
    method: "PUT",
    ...key,
    body: { intervention: { length: 45 } },
  });

  app.clock.set(TEST_NOW + 60_000);
  const again = await make();
  app.clock.set(TEST_NOW);
  expect(again.sandbox).toEqual({ ...sandbox, reset_at: new Date(TEST_NOW + 60_000).toISOString() });
  expect(await placesOf(id)).toEqual(before);
  const { rows } = await app.db.query(
    `select (select count(*) from appointments where group_id = $1)::integer as appointments,
       (select count(*) from fiches where group_id = $1)::integer as fiches,
       (select count(*) from seats where group_id = $1)::integer as seats,
       (select count(*) from webhooks where group_id = $1)::integer as webhooks,
       (select count(*) from webhook_events where group_id = $1)::integer as events,
       (select min(length) from interventions where group_id = $1 and not deleted) as length`,
    [id],
  );
  expect(rows).toEqual([{ appointments: 0, fiches: 0, seats: 0, webhooks: 1, events: 0, length: 30 }]);
  expectRefusal(await app.call(`v3/groups/${id}/fiches`, key), "v3", "invalid_api_key", {
    detail: "unknown_key",
  });
  const renewed = { apikey: null, token: again.access_key.key as string };
  expectRefusal(
    await app.call(`v3/groups/${id}/appointments.changes?after=${next}`, renewed),
    "v3",
    "stale_cursor",
  );
  // The group itself is as it was.
  const { rows: own } = await app.db.query(
    "select count(*)::integer as fiches from fiches where group_id = $1",
    [group],
  );
  expect(own).toEqual([{ fiches: 1 }]);
  await expectWhole(app.db);
});

test("a reset ends the logins of its clients, but not those of its professionals", async () => {
  const { group, owner, make, call } = await addPractice();
  const { sandbox } = await make();
  const id = sandbox.group_id as number;
  const [pro, client] = [owner.email, (await addAccount(app.db, id)).email];
  const [proToken, clientToken] = [await tokenOf(app, id, pro), await tokenOf(app, id, client)];
  const fichesOf = async (token: string, groupId = id) =>
    (await app.call(`v3/groups/${groupId}/fiches`, { token })).status;
  expect([await fichesOf(proToken), await fichesOf(clientToken)]).toEqual([200, 200]);
  expect((await call("POST", { token: proToken })).status).toBe(200);
  expect([await fichesOf(proToken), await fichesOf(proToken, group)]).toEqual([200, 200]);
  expect(await fichesOf(clientToken)).toBe(401);
});

test("its own key resets it and stays", async () => {
  const { make, call } = await addPractice();
  const { sandbox, access_key } = await make();
  const id = sandbox.group_id as number;
  await book(id);
  const key = { apikey: null, token: access_key.key as string };
  const found = () => app.call(`v3/appointments?group_id=${id}`, key);
  expect((await found()).body.totalRecords).toBe(1);
  const reset = await call("POST", key, id);
  expect([reset.status, reset.body.access_key]).toEqual([200, null]);
  expect((await found()).body.totalRecords).toBe(0);
});

test("of two resets at once one is refused, and the key of the other works", async () => {
  const { call, make } = await addPractice();
  for (const isFirst of [true, false]) {
    if (!isFirst) await make();
    const answers = await Promise.all([call("POST"), call("POST")]);
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([refused!.status, refused!.body.message]).toEqual([409, "changed_meanwhile"]);
    expect(done!.status).toBe(200);
    const { sandbox, access_key } = done!.body;
    const withKey = { apikey: null, token: access_key.key as string };
    expect((await app.call(`v3/groups/${sandbox.group_id}/fiches`, withKey)).status).toBe(200);
    await call("DELETE");
  }
});

test("an access key makes it with the right to change settings, and no other", async () => {
  const { group, token, call } = await addPractice();
  const addKey = async (...scopes: string[]) => {
    const body = { access_key: { name: "Builder", scopes } };
    const answer = await app.call(`v3/groups/${group}/access_keys`, { method: "POST", token, body });
    return { apikey: null, token: answer.body.access_key.key as string };
  };
  const few = await addKey("catalogue:read", "appointments:write");
  const refused = await call("POST", few);
  expect([refused.status, refused.body.details]).toEqual([403, { scope: "settings:write" }]);
  const made = await call("POST", await addKey("settings:write"));
  expect(made.status, made.text).toBe(200);
  expect(made.body.sandbox.mails_to).toContain("@");
});

test("its mails and SMS go to its owner alone", async () => {
  const { owner, make } = await addPractice();
  const { sandbox } = await make();
  const id = sandbox.group_id as number;
  const person = { ...newPerson(), firstphone: "06 39 98 12 34", smsreminder: true };
  await book(id, { fiche: person });
  const subjects = () =>
    mails.received.filter(({ to }) => to.includes(owner.email)).map(({ mail }) => mail.subject);
  await expect
    .poll(subjects, { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(`^\\[Sandbox: ${person.email}\\] `));
  await expect.poll(subjects, { timeout: 20_000 }).toContainEqual("[Sandbox: 0639981234] SMS");
  expect(mails.received.filter(({ to }) => to.includes(person.email))).toEqual([]);
});

test("nobody finds it, no network and no calendar elsewhere is told of it", async () => {
  const { group, urlname, service, token, make } = await addPractice({
    deployment: "ants",
    has_minisite: true,
  });
  await app.db.query("update interventions set externid = 'ants_c' where id = $1", [service]);
  const { sandbox } = await make();
  const id = sandbox.group_id as number;
  for (const groupId of [group, id]) {
    const { id: appointmentId } = await book(groupId);
    await app.db.query(
      `update appointments set vevent_fields = '{"str9": "A1B2C3D4E5"}' where group_id = $1 and id = $2`,
      [groupId, appointmentId],
    );
  }
  const { rows } = await app.db.query("select group_id from ants_applications where group_id = any($1)", [
    [group, id],
  ]);
  expect(rows).toEqual([{ group_id: group }]);
  expect(await listAntsGroupIds(app.db)).not.toContain(id);
  const noindex = '<meta name="robots" content="noindex">';
  expect((await app.get(`/${sandbox.urlname}`)).text).toContain(noindex);
  expect((await app.get(`/${urlname}`)).text).not.toContain(noindex);
  const sitemap = (await app.get("/sitemap.xml")).text;
  expect(sitemap).toContain(`/${urlname}`);
  expect(sitemap).not.toContain(sandbox.urlname);
  const { calendar_id } = await placesOf(id);
  const connected_calendar = {
    address: "https://cal.example.org/",
    username: "a",
    password: "b",
    name: "Mine",
    writes: null,
    follows_moves: false,
  };
  expectRefusal(
    await app.call(`v3/groups/${id}/calendars/${calendar_id}/connected_calendars`, {
      method: "POST",
      token,
      body: { connected_calendar },
    }),
    "v3",
    "forbidden",
    { detail: "in_a_sandbox" },
  );
});

test("its url name says what it is, however long that of its group is", async () => {
  const { group, make } = await addPractice();
  const urlname = `${"cabinet-des-roses-et-des-lilas-".repeat(2)}${group}`;
  await app.db.query("update groups set urlname = $2, version = version + 1 where id = $1", [group, urlname]);
  await expect.poll(async () => (await app.context.groups.find(group))?.urlname).toBe(urlname);
  expect((await make()).sandbox.urlname).toBe(`${urlname.slice(0, 50)}-sandbox`);
});

test("it is not found at the host name of its group's website", async () => {
  const host = `www.${crypto.randomUUID()}.example.org`;
  const { group, make } = await addPractice({ website: `https://${host}/` });
  const { sandbox } = await make();
  expect(await findGroupIdByHost(app.db, host)).toBe(group);
  const [hosts, others] = await Promise.all([group, sandbox.group_id].map((id) => listAddresses(app.db, id)));
  expect([hosts![0]!.hosts, others![0]!.hosts]).toEqual([[host], []]);
  await app.db.query(`update groups set fields = fields - 'website' where id = $1`, [group]);
  expect(await findGroupIdByHost(app.db, host)).toBe(null);
});

test("it is deleted by one call, and its name is free again", async () => {
  const { call, make } = await addPractice();
  expectRefusal(await call("DELETE"), "v3", "not_found");
  const { sandbox } = await make();
  await book(sandbox.group_id);
  const deleted = await call("DELETE");
  expect([deleted.status, deleted.body]).toEqual([200, { sandbox }]);
  const { rows } = await app.db.query("select 1 from groups where id = $1", [sandbox.group_id]);
  expect(rows).toEqual([]);
  const next = await make();
  expect(next.sandbox.urlname).toBe(sandbox.urlname);
  expect(next.sandbox.group_id).not.toBe(sandbox.group_id);
});

test("it is reset and deleted while people book in it, and never has an appointment without its seats", async () => {
  const { call, make } = await addPractice();
  const { sandbox } = await make();
  const id = sandbox.group_id as number;
  const { calendar_id, service } = await placesOf(id);
  const statuses = new Set<number>();
  let isOpen = true;
  const bookAgainAndAgain = async (hour: number) => {
    for (let day = 1; isOpen; day = (day % 28) + 1) {
      const date = `2027-02-${String(day).padStart(2, "0")} ${hour}:00:00`;
      const request = { date, calendar_id, intervention_ids: [service], fiche: newPerson() };
      statuses.add((await postAppointment(app, "v3", id, request)).status);
    }
  };
  const people = [10, 11, 12].map(bookAgainAndAgain);
  for (let count = 0; count < 2; count++) {
    await make();
    await expectWhole(app.db);
  }
  expect((await call("DELETE")).status).toBe(200);
  isOpen = false;
  await Promise.all(people);
  expect(statuses).toContain(201);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  await expectWhole(app.db);
});

test.each(["emptied", "deleted"] as const)(
  "it is %s by a job if the process is killed at any moment",
  async (is) => {
    const { make } = await addPractice();
    const { db, changes } = app.context;
    for (const lastPart of [1, 4, 12, 25]) {
      const { sandbox } = await make();
      const group_id = sandbox.group_id as number;
      await book(group_id);
      let parts = 0;
      const mortal = new Proxy(db, {
        get: (target, name) => {
          if (name === "connect" && ++parts > lastPart) throw new Error("killed");
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      await expect(clearSandbox({ db: mortal, changes }, { group_id, is })).rejects.toThrow("killed");
      // Until everything is gone it is a sandbox, whose mails go to its owner.
      const isStill = await db.query("select from sandboxes where group_id = $1", [group_id]);
      expect(isStill.rowCount).toBe(1);
      await makeDue(db, await listJobs(db, { groupId: group_id, queue: "clear_sandbox" }));
      await untilDone(db, { groupId: group_id, queue: "clear_sandbox" });
      await expectWhole(db);
      const left = await db.query(
        `select (select count(*) from seats where group_id = $1)::integer as seats,
           (select count(*) from appointments where group_id = $1)::integer as appointments,
           (select count(*) from groups where id = $1)::integer as groups`,
        [group_id],
      );
      expect(left.rows).toEqual([{ seats: 0, appointments: 0, groups: is === "emptied" ? 1 : 0 }]);
    }
  },
);

test("it never takes the place of a group that gets its name at the same moment", async () => {
  const { urlname, call } = await addPractice();
  const other = await app.db.connect();
  await other.query("begin");
  await other.query(
    "insert into groups (urlname, name, fields, rules, forms) values ($1, 'Other', '{}', '{}', '{}')",
    [`${urlname}-sandbox`],
  );
  const answer = call("POST");
  await expect.poll(() => isWaitedFor(other), { timeout: 10_000 }).toBe(true);
  await other.query("commit");
  other.release();
  expectRefusal(await answer, "v3", "changed_meanwhile");
  const { rows } = await app.db.query("select name from groups where urlname = $1", [`${urlname}-sandbox`]);
  expect(rows).toEqual([{ name: "Other" }]);
  expect((await call("POST")).body.sandbox.urlname).toBe(`${urlname}-sandbox-2`);
});

test("an operator who takes a group offline takes its sandbox, also one that is made anew", async () => {
  const { group, call, make } = await addPractice();
  const { sandbox } = await make();
  const areInactive = async (...ids: number[]) => {
    const { rows } = await app.db.query("select bool_and(inactive) as every from groups where id = any($1)", [
      ids,
    ]);
    return rows[0].every as boolean;
  };
  await deactivateGroup(app.db, group, "Spam", new Date(TEST_NOW));
  expect(await areInactive(group, sandbox.group_id)).toBe(true);
  await call("DELETE");
  const again = await make();
  expect(await areInactive(again.sandbox.group_id)).toBe(true);
  await activateGroup(app.db, group);
  expect(await areInactive(group)).toBe(false);
  expect(await areInactive(again.sandbox.group_id)).toBe(false);
});
