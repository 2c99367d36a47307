import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { postAppointment, newPerson } from "../testing/bookings.ts";
import { addAccount, addPro, logIn, PASSWORD, tokenOf } from "../testing/people.ts";
import { type Answer, startApp, type TestApp, type TestAppOptions } from "../testing/start-app.ts";
import { readConfig } from "../config.ts";
import { LIMITS } from "./limits.ts";
import { openSession } from "../features/ground/session/session-data.ts";
import { addCalendar, addGroup, addIntervention } from "../testing/test-groups.ts";

const start = (limits: NonNullable<TestAppOptions["limits"]>, options: TestAppOptions = {}) =>
  startApp({ limits, ...options });

const TWO = { max: 2, seconds: 600 };

/** Expects that two requests pass and the third gets a waiting time. */
async function expectTwo(ask: (time: number) => Promise<Answer>, group = 0, longest = 600) {
  for (const time of [group, group + 1]) expect((await ask(time)).status).not.toBe(429);
  const third = await ask(group + 2);
  expect(third.status, third.text).toBe(429);
  const wait = Number(third.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(longest);
  return third;
}

async function addBookable(app: TestApp, rules: Record<string, unknown> = {}) {
  const groupId = await addGroup(app.db, { rules });
  const calendar_id = await addCalendar(app.db, groupId, { capacity: 99 });
  const intervention_ids = [await addIntervention(app.db, groupId)];
  return { groupId, request: { date: "2026-12-02 10:00:00", calendar_id, intervention_ids } };
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
    const byGroup = await start({ login: { group: TWO } }, { database: app.database });
    const guess = (email: string, to = group) =>
      byGroup.call(`v1/groups/${to}/appointments`, {
        headers: { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString("base64")}` },
      });
    await expectTwo((time) => guess(`c${time}@example.org`));
    expect((await guess("c@example.org", await addGroup(app.db))).status).toBe(401);
  });

  test("proving one's password and asking for another address, by group", async () => {
    const app = await start({ login: { group: TWO }, register: { group: TWO } });
    const group = await addGroup(app.db);
    const accounts = await Promise.all([1, 2, 3].map(() => addAccount(app.db, group)));
    const tokens = await Promise.all(
      accounts.map(({ id }) =>
        openSession(app.db, group, { accountId: id, mustChangePassword: false }, app.clock.now()),
      ),
    );
    const change = (time: number, account: object) =>
      app.call(`v3/accounts/${accounts[time]!.id}`, {
        method: "PUT",
        token: tokens[time]!,
        body: { account: { group_id: group, ...account } },
      });
    await expectTwo((time) => change(time, { password: "Wrong-4-sure", new_password: "Hortensia+42" }));
    await expectTwo((time) => change(time, { temp_email: newPerson().email }));
  });

  test("registering and asking for a reset, by address and by person", async () => {
    const app = await start({
      register: { person: TWO, address: { max: 4, seconds: 600 } },
      reset: { person: TWO, address: { max: 4, seconds: 600 } },
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

  test("a mailbox, from whichever session mails are sent there or its password is guessed", async () => {
    const app = await start({ login: { person: TWO }, reset: { person: TWO } });
    const group = await addGroup(app.db);
    const { email } = await addAccount(app.db, group);
    const others = await Promise.all([1, 2, 3].map(() => addAccount(app.db, group)));
    const tokens = await Promise.all(
      others.map(({ id }) =>
        openSession(app.db, group, { accountId: id, mustChangePassword: false }, app.clock.now()),
      ),
    );
    const ask = (path: string, time: number, account: object) =>
      app.call(path, {
        method: "POST",
        token: tokens[time]!,
        body: { account: { email, group_id: group, ...account } },
      });
    await expectTwo((time) => ask("v3/accounts/forgotPassword", time, {}));
    await expectTwo((time) => ask("v3/sessions/login", time, { password: "Wrong-4-sure" }));
  });

  test("booking, by address, by account and by group, over all servers together", async () => {
    const app = await start({ book: { person: TWO } });
    const { groupId, request } = await addBookable(app);
    const { email } = await addAccount(app.db, groupId);
    const token = await tokenOf(app, groupId, email);
    const fiches = [newPerson(), newPerson(), newPerson(), newPerson()];
    await expectTwo((time) =>
      postAppointment(app, "v3", groupId, { ...request, fiche: fiches[time] }, { token }),
    );
    expect((await postAppointment(app, "v3", groupId, request)).status).toBe(201);
    const limits = { book: { address: { max: 4, seconds: 600 } } };
    const servers = [
      await start(limits, { database: app.database }),
      await start(limits, { database: app.database }),
    ];
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => postAppointment(servers[index % 2]!, "v3", groupId, request)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(4);
    const byGroup = await start({ book: { group: TWO } }, { database: app.database });
    await expectTwo(() => postAppointment(byGroup, "v3", groupId, request));
  });

  test("searching fiches and holding slots", async () => {
    const app = await start({ search: { person: TWO }, hold: { address: TWO } });
    const { groupId, request } = await addBookable(app);
    const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    const search = (one: TestApp, by: string) =>
      one.call(`v3/groups/${groupId}/fiches?search=mar`, { token: by });
    await expectTwo(() => search(app, token));
    const byGroup = await start({ search: { group: TWO } }, { database: app.database });
    const others = await Promise.all(
      [1, 2, 3].map(async () => tokenOf(app, groupId, (await addPro(app.db, [groupId])).email)),
    );
    await expectTwo((time) => search(byGroup, others[time]!));
    await expectTwo(() =>
      app.call(`v3/groups/${groupId}/holds`, { method: "POST", body: { hold: request } }),
    );
  });
});

test("inviting, by professional and by group", async () => {
  const app = await start({ invite: { person: TWO } });
  const group = await addGroup(app.db);
  const owners = await Promise.all([1, 2, 3].map(() => addPro(app.db, [group], { role: "owner" })));
  const tokens = await Promise.all(owners.map(({ email }) => tokenOf(app, group, email)));
  const invite = (by: string | undefined, at = app) =>
    at.call(`v3/groups/${group}/pros/invitations`, {
      method: "POST",
      ...(by && { token: by }),
      body: { invitation: { email: newPerson().email, role: "pro", calendars: null } },
    });
  await expectTwo(() => invite(tokens[0]));
  expect((await invite(tokens[1])).status).toBe(201);
  const byGroup = await start({ invite: { group: TWO } }, { database: app.database });
  await expectTwo((time) => invite(tokens[time], byGroup));
});

describe("what one address is refused", () => {
  test("uses up no other client's share: a flood locks no one else out", async () => {
    const limits = { address: TWO, person: { max: 3, seconds: 600 }, group: { max: 3, seconds: 600 } };
    const app = await start({ reset: limits }, { config: { trustProxy: 1 } });
    const group = await addGroup(app.db, { rules: { hide_account_existence: true } });
    const forget = (address: string) =>
      app.call("v3/accounts/forgotPassword", {
        method: "POST",
        body: { account: { email: "anna@example.org", group_id: group } },
        headers: { "x-forwarded-for": address },
      });
    for (let time = 0; time < 12; time++) await forget("192.0.2.1");
    expect((await forget("192.0.2.2")).status).toBe(200);
    expect((await forget("192.0.2.3")).status).toBe(429);
  });

  test("leaves those who share it what they may book in a day", async () => {
    const app = await start({});
    const { groupId, request } = await addBookable(app, {
      max_bookings_per_address_per_day: 3,
      max_bookings_per_person_per_day: 1,
    });
    const fiche = newPerson();
    const book = (who: object) => postAppointment(app, "v3", groupId, { ...request, fiche: who });
    await book(fiche);
    for (let time = 0; time < 5; time++) expect((await book(fiche)).status).toBe(429);
    expect((await book(newPerson())).status).toBe(201);
    expect((await book(newPerson())).status).toBe(201);
    expect((await book(newPerson())).status).toBe(429);
  });

  test("says in words how long to wait, in every version: hours for what one may do in a day", async () => {
    const app = await start({ register: { person: { max: 1, seconds: 180 } } });
    const { groupId, request } = await addBookable(app, { max_bookings_per_address_per_day: 1 });
    await postAppointment(app, "v1", groupId, request);
    expect((await postAppointment(app, "v1", groupId, request)).text).toContain("in 24 hours.");
    const body = { account: { email: "anna@example.org", group_id: groupId } };
    const register = () => app.call("v1/accounts?locale=fr", { method: "POST", body });
    await register();
    expect((await register()).body[0].error).toContain("Réessayez dans 3 minutes.");
  });
});

test("a group uploads so many pictures in an hour", async () => {
  const app = await start({ upload: { group: { max: 1, seconds: 3600 } } });
  const groupId = await addGroup(app.db);
  const token = await tokenOf(app, groupId, (await addPro(app.db, [groupId], { role: "owner" })).email);
  const data = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString("base64")}`;
  const upload = () =>
    app.call(`v3/groups/${groupId}/images`, { method: "POST", token, body: { image: { data } } });
  expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(429);
});

describe("in every version of a call", () => {
  const paths = {
    login: ["v1/sessions/login", "v3/sessions/login"],
    register: ["v1/accounts", "v3/accounts"],
    reset: ["v1/accounts/forgotPassword", "v3/accounts/forgotPassword"],
    book: ["v1/groups/{id}/appointments", "v2/appointments", "v3/appointments"],
    move: ["v1/groups/{id}/appointments/{apt}", "v3/groups/{id}/appointments/{apt}"],
    hold: ["v1/groups/{id}/holds", "v3/groups/{id}/holds"],
    search: ["v1/groups/{id}/fiches?search=mar", "v3/groups/{id}/fiches?search=mar"],
    download: ["v1/groups/{id}/personal_data", "v3/groups/{id}/personal_data.html"],
    delete: ["v1/groups/{id}/deletion_requests", "v3/groups/{id}/deletion_requests"],
    confirm: ["v1/groups/{id}/deletion_requests/confirm", "v3/groups/{id}/deletion_requests/confirm"],
    cancel: ["v1/groups/{id}/appointments/batch_delete", "v3/groups/{id}/appointments/batch_delete"],
  } as const;

  test.each(Object.keys(paths) as (keyof typeof paths)[])(
    "too much of %s answers 429, how long to wait, and the version's own words",
    async (action) => {
      const once = { max: 1, seconds: 600 };
      const app = await start({ [action]: { address: once } });
      const { groupId, request } = await addBookable(app);
      const { email, id: account } = await addAccount(app.db, groupId);
      const isPros = action === "search";
      const token = isPros
        ? await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email)
        : await openSession(
            app.db,
            groupId,
            { accountId: account, mustChangePassword: false },
            app.clock.now(),
          );
      const booked = await postAppointment(app, "v3", groupId, request, { token });
      const apt = booked.body.records?.[0].id ?? 0;
      const bodies = {
        login: { account: { email, password: PASSWORD, group_id: groupId } },
        register: { account: { email: newPerson().email, group_id: groupId } },
        reset: { account: { email, group_id: groupId } },
        book: { appointment: { ...request, group_id: groupId, fiche: newPerson() } },
        move: { appointment: { date: "2026-12-02 11:00:00" } },
        hold: { hold: request },
        search: undefined,
        download: undefined,
        delete: {},
        confirm: { deletion_request: { key: "d.1.1.1.x" } },
        cancel: { appointments: [{ id: apt || 1 }] },
      };
      const method = { search: "GET", download: "GET", move: "PUT" }[action as string] ?? "POST";
      for (const path of paths[action]) {
        const filled = path.replace("{id}", String(groupId)).replace("{apt}", String(apt));
        const ask = () => app.call(filled, { method, token, body: bodies[action] });
        let answer = await ask();
        if (answer.status !== 429) answer = await ask();
        expect(answer.status, `${path} ${answer.text}`).toBe(429);
        const wait = Number(answer.headers.get("retry-after"));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(600);
        if (path.includes("forgotPassword")) expect(answer.body.translate_key).toBe("TooManyRequests");
        else if (path.startsWith("v3")) expect(answer.body.message).toBe("too_many_requests");
        else expect(answer.body[0]).toMatchObject({ code: 131, translate_key: "TooManyRequests" });
      }
    },
  );
});

describe("a flood of registrations from one address", () => {
  test("is stopped, and opens no calendar: an unproven address counts for nothing", async () => {
    const app = await start({ register: LIMITS.register });
    const { groupId, request } = await addBookable(app);
    await app.db.query("update groups set fields = fields || $2 where id = $1", [
      groupId,
      JSON.stringify({ openData: false }),
    ]);
    const register = () =>
      app.call("v3/accounts", {
        method: "POST",
        body: { account: { email: newPerson().email, group_id: groupId } },
      });
    const flood = await Promise.all(Array.from({ length: 50 }, register));
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(30);
    const { rows } = await app.db.query("select 1 from accounts where group_id = $1", [groupId]);
    expect(rows).toHaveLength(30);
    expect((await postAppointment(app, "v3", groupId, request)).status).toBe(401);
  });
});

test("who was counted cannot be read, nor tried out without the installation's secret", async () => {
  const app = await start({ reset: { address: TWO, person: TWO } });
  const groupId = await addGroup(app.db);
  await app.call("v3/accounts/forgotPassword", {
    method: "POST",
    body: { account: { email: "anna@example.org", group_id: groupId } },
  });
  const { rows } = await app.db.query<{ key: string }>("select key from rate_limits");
  expect(rows).toHaveLength(2);
  const plain = [`reset person ${groupId} anna@example.org`, "reset address 127.0.0.1"];
  const tried = plain.map((text) => createHash("sha256").update(text).digest("base64url"));
  for (const { key } of rows) {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(tried).not.toContain(key);
  }
});

test("behind the nearest proxy an invented address does not escape a limit", async () => {
  const settings = readConfig({ TRUST_PROXY: "on" });
  if (!settings.ok) throw new Error(settings.errors.join());
  const { trustProxy } = settings.config;
  const app = await start({ reset: { address: TWO } }, { config: { trustProxy } });
  const groupId = await addGroup(app.db);
  // The forged entry comes first; the proxy appends the address that it sees.
  const ask = (claimed: string, visible: string) =>
    app.call("v3/accounts/forgotPassword", {
      method: "POST",
      body: { account: { email: "anna@example.org", group_id: groupId } },
      headers: { "x-forwarded-for": `${claimed}, ${visible}` },
    });
  await expectTwo((time) => ask(`198.51.100.${time + 1}`, "192.0.2.1"));
  expect((await ask("192.0.2.1", "192.0.2.2")).status).not.toBe(429);
});

describe("what one person may book with a group in a day", () => {
  test("is what the group's rule says, from wherever they book", async () => {
    const app = await start({}, { config: { trustProxy: 1 } });
    const { groupId, request } = await addBookable(app, { max_bookings_per_person_per_day: 2 });
    const { email } = newPerson();
    const book = (time: number, address: string) =>
      postAppointment(
        app,
        "v3",
        groupId,
        { ...request, fiche: { ...newPerson(), email: time % 2 === 0 ? email : email.toUpperCase() } },
        { headers: { "x-forwarded-for": address } },
      );
    await expectTwo((time) => book(time, `192.0.2.${time + 1}`), 0, 86_400);
    const other = { ...request, fiche: newPerson() };
    expect((await postAppointment(app, "v3", groupId, other)).status).toBe(201);
  });
});

describe("what one address may book with a group in a day", () => {
  test("is what the group's rule says: a flood never fills the calendar", async () => {
    const app = await start({});
    const { groupId, request } = await addBookable(app, { max_bookings_per_address_per_day: 3 });
    const flood = await Promise.all(
      Array.from({ length: 30 }, () => postAppointment(app, "v3", groupId, request)),
    );
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = flood.find(({ status }) => status !== 201)!;
    expect(refused.body.message).toBe("too_many_requests");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
    const other = await addBookable(app);
    expect((await postAppointment(app, "v3", other.groupId, other.request)).status).toBe(201);
    const pro = await tokenOf(app, groupId, (await addPro(app.db, [groupId])).email);
    expect((await postAppointment(app, "v3", groupId, request, { token: pro })).status).toBe(201);
  });

  test("counts what was booked, not what was refused or sent twice", async () => {
    const app = await start({});
    const { groupId, request } = await addBookable(app, { max_bookings_per_address_per_day: 2 });
    for (let time = 0; time < 4; time++)
      expect(
        (await postAppointment(app, "v3", groupId, { ...request, date: "2026-12-02 10:01:00" })).status,
      ).toBe(409);
    const fiche = newPerson();
    const headers = { "idempotency-key": crypto.randomUUID() };
    for (let time = 0; time < 4; time++)
      expect((await postAppointment(app, "v3", groupId, { ...request, fiche }, { headers })).status).toBe(
        201,
      );
    expect((await postAppointment(app, "v3", groupId, request)).status).toBe(201);
    expect((await postAppointment(app, "v3", groupId, request)).status).toBe(429);
  });

  test("is 20 unless the group says otherwise, and 0 is no limit", async () => {
    const app = await start({});
    const { groupId, request } = await addBookable(app);
    const free = await addBookable(app, { max_bookings_per_address_per_day: 0 });
    const count = async (id: number, appointment: object) =>
      (
        await Promise.all(
          Array.from({ length: 25 }, () => postAppointment(app, "v3", id, { ...appointment })),
        )
      ).filter(({ status }) => status === 201).length;
    expect(await count(groupId, request)).toBe(20);
    expect(await count(free.groupId, free.request)).toBe(25);
  });
});
