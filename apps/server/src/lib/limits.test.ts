import { afterEach, describe, expect, test } from "vitest";
import { postAppointment, somebody } from "../testing/bookings.ts";
import { addAccount, addPro, logIn, PASSWORD, tokenOf } from "../testing/people.ts";
import { type Answer, startApp, type TestApp, type TestAppOptions } from "../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../testing/test-groups.ts";

const started: TestApp[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.stop();
});
async function start(limits: NonNullable<TestAppOptions["limits"]>, options: TestAppOptions = {}) {
  const app = await startApp({ limits, ...options });
  started.push(app);
  return app;
}

const TWO = { max: 2, seconds: 600 };

/** Two are let in, the third is told how long to wait. */
async function expectTwo(ask: (time: number) => Promise<Answer>, group = 0) {
  for (const time of [group, group + 1]) expect((await ask(time)).status).not.toBe(429);
  const third = await ask(group + 2);
  expect(third.status, third.text).toBe(429);
  const wait = Number(third.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  return third;
}

async function addBookable(app: TestApp, rules: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, { rules });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 99 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  return { groupId, asked: { date: "2026-12-02 10:00:00", calendar_id, intervention_ids } };
}

describe("too much of one thing answers 429 with the time to wait", () => {
  test("logging in, by address, by person and by group", async () => {
    const app = await start({ login: { person: TWO } });
    const [group, other] = [await addGroup(app.db), await addGroup(app.db)];
    const { email } = await addAccount(app.db, group);
    const ask = () => logIn(app, { email, password: PASSWORD, group_id: group });
    expect((await expectTwo(ask)).body.message).toBe("too_many_requests");
    expect((await logIn(app, { email: "else@example.org", group_id: group })).status).toBe(401);
    const byAddress = await start({ login: { address: TWO } }, { database: app.database });
    await expectTwo((time) => logIn(byAddress, { email: `a${time}@example.org`, group_id: other }));
    const byGroup = await start({ login: { group: TWO } }, { database: app.database });
    await expectTwo((time) => logIn(byGroup, { email: `b${time}@example.org`, group_id: other }));
    expect((await logIn(byGroup, { email: "b@example.org", group_id: group })).status).toBe(401);
  });

  test("logging in by Basic, which counts what had to be checked", async () => {
    const app = await start({ login: { address: TWO } });
    const group = await addGroup(app.db);
    const { email } = await addAccount(app.db, group);
    const ask = (password: string) =>
      app.call(`v1/groups/${group}/appointments`, {
        headers: { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}` },
      });
    for (let time = 0; time < 5; time++) expect((await ask(PASSWORD)).status).toBe(200);
    expect((await ask("Wrong-4-sure")).status).toBe(401);
    expect((await ask("Wrong-4-sure")).status).toBe(429);
    expect((await ask(PASSWORD)).status).toBe(200);
  });

  test("registering and asking for a reset, by address and by person", async () => {
    const app = await start({
      register: { person: TWO, address: { max: 5, seconds: 600 } },
      reset: { person: TWO, address: { max: 5, seconds: 600 } },
    });
    const group = await addGroup(app.db, { rules: { hide_account_existence: true } });
    const register = (email: string) =>
      app.call("v3/accounts", { method: "POST", body: { account: { email, group_id: group } } });
    const forget = (email: string, version = "v3") =>
      app.call(`${version}/accounts/forgotPassword`, {
        method: "POST",
        body: { account: { email, group_id: group } },
      });
    for (const ask of [register, forget]) {
      await expectTwo(() => ask("anna@example.org"));
      await ask("else@example.org");
      await ask("third@example.org");
      expect((await ask("fourth@example.org")).status).toBe(429);
    }
    const answer = await forget("anna@example.org", "v1");
    expect(answer.body).toEqual({ error: expect.any(String), translate_key: "TooManyRequests" });
    const { rows } = await app.db.query("select 1 from accounts where email = 'fourth@example.org'");
    expect(rows).toEqual([]);
  });

  test("booking, by address, by account and by group, over all servers together", async () => {
    const app = await start({ book: { person: TWO } });
    const { groupId, asked } = await addBookable(app);
    const { email } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    const fiches = [somebody(), somebody(), somebody(), somebody()];
    await expectTwo((time) =>
      postAppointment(app, "v3", groupId, { ...asked, fiche: fiches[time] }, { token }),
    );
    expect((await postAppointment(app, "v3", groupId, asked)).status).toBe(201);
    const limits = { book: { address: { max: 4, seconds: 600 } } };
    const servers = [
      await start(limits, { database: app.database }),
      await start(limits, { database: app.database }),
    ];
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => postAppointment(servers[index % 2]!, "v3", groupId, asked)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
    const byGroup = await start({ book: { group: TWO } }, { database: app.database });
    await expectTwo(() => postAppointment(byGroup, "v3", groupId, asked));
  });

  test("searching fiches and holding slots", async () => {
    const app = await start({ search: { person: TWO }, hold: { address: TWO } });
    const { groupId, asked } = await addBookable(app);
    const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    await expectTwo(() => app.call(`v3/groups/${groupId}/fiches?search=mar`, { token }));
    await expectTwo(() => app.call(`v3/groups/${groupId}/holds`, { method: "POST", body: { hold: asked } }));
  });
});

describe("what one address may book with a group in a day", () => {
  test("is what the group's rule says: a flood never fills the calendar", async () => {
    const app = await start({});
    const { groupId, asked } = await addBookable(app, { max_bookings_per_address_per_day: 3 });
    const flood = await Promise.all(
      Array.from({ length: 30 }, () => postAppointment(app, "v3", groupId, asked)),
    );
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = flood.find(({ status }) => status !== 201)!;
    expect(refused.body.message).toBe("too_many_requests");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
    const other = await addBookable(app);
    expect((await postAppointment(app, "v3", other.groupId, other.asked)).status).toBe(201);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    expect((await postAppointment(app, "v3", groupId, asked, { token: pro })).status).toBe(201);
  });

  test("counts what was booked, not what was refused or sent twice", async () => {
    const app = await start({});
    const { groupId, asked } = await addBookable(app, { max_bookings_per_address_per_day: 2 });
    for (let time = 0; time < 4; time++)
      expect(
        (await postAppointment(app, "v3", groupId, { ...asked, date: "2026-12-02 10:01:00" })).status,
      ).toBe(409);
    const fiche = somebody();
    const headers = { "idempotency-key": crypto.randomUUID() };
    for (let time = 0; time < 4; time++)
      expect((await postAppointment(app, "v3", groupId, { ...asked, fiche }, { headers })).status).toBe(201);
    expect((await postAppointment(app, "v3", groupId, asked)).status).toBe(201);
    expect((await postAppointment(app, "v3", groupId, asked)).status).toBe(429);
  });

  test("is 20 unless the group says otherwise, and 0 is no limit", async () => {
    const app = await start({});
    const { groupId, asked } = await addBookable(app);
    const free = await addBookable(app, { max_bookings_per_address_per_day: 0 });
    const count = async (id: number, appointment: object) =>
      (
        await Promise.all(
          Array.from({ length: 25 }, () => postAppointment(app, "v3", id, { ...appointment })),
        )
      ).filter(({ status }) => status === 201).length;
    expect(await count(groupId, asked)).toBe(20);
    expect(await count(free.groupId, free.asked)).toBe(25);
  });
});
