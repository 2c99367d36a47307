import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { addAccount, addPro, PASSWORD, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, { urlname: "tagged" });
const calendar_id = await addCalendar(app.db, group);
const requestBody = { calendar_id, intervention_ids: [await addIntervention(app.db, group)] };
const pro = await tokenOf(app, group, (await addPro(app.db, [group])).email);

const pathOf = (id: number) => `v3/groups/${group}/fiches/${id}`;
const put = (id: number, fiche: Record<string, unknown>, headers: Record<string, string> = {}, token = pro) =>
  app.call(pathOf(id), { method: "PUT", token, headers, body: { fiche } });

describe("a single record", () => {
  test("has a tag: who has it already is answered 304 without it", async () => {
    const account = await addAccount(app.db, group);
    const token = await tokenOf(app, group, account.email);
    const fiche = await addFiche(app.db, group);
    const booked = await postAppointment(app, "v3", group, { ...requestBody, date: "2026-12-02 09:00:00" });
    const appointment = booked.body.records[0].id as number;
    for (const [path, own] of [
      ["v3/services/groups/tagged", pro],
      ["v2/urlname?field=urlname&value=tagged", pro],
      [pathOf(fiche), pro],
      [`v1/accounts/${account.id}`, token],
      [`v3/groups/${group}/appointments/${appointment}`, pro],
    ] as const) {
      const first = await app.call(path, { token: own });
      const etag = first.headers.get("etag")!;
      expect(first.status, path).toBe(200);
      expect(etag).toMatch(/^"[\w.-]+"$/);
      for (const existing of [etag, `"other", W/${etag}`, "*"]) {
        const again = await app.call(path, { token: own, headers: { "if-none-match": existing } });
        expect([again.status, again.text], path).toEqual([304, ""]);
      }
      const older = await app.call(path, { token: own, headers: { "if-none-match": '"other"' } });
      expect(older.body).toEqual(first.body);
    }
    expect((await app.call(`v3/accounts/${account.id}`, { token })).body).toEqual({
      id: account.id,
      email: account.email,
      group_id: group,
      marketing_optin: false,
      marketing_sms: false,
      solocal_services_optin: false,
      needPasswordChange: false,
    });
  });
});

describe("a fiche that was changed since it was read", () => {
  test("is not changed by an update that names the version it read", async () => {
    const id = await addFiche(app.db, group);
    const visible = await app.call(pathOf(id), { token: pro });
    const etag = visible.headers.get("etag")!;
    const changed = await put(id, { firstname: "Zoé" }, { "if-match": etag });
    expect(changed.status, changed.text).toBe(200);
    const late = await put(id, { firstname: "Anna" }, { "if-match": etag });
    expect([late.status, late.body.message]).toEqual([412, "precondition_failed"]);
    expect((await put(id, { firstname: "Ida" }, { "if-match": changed.headers.get("etag")! })).status).toBe(
      200,
    );
    expect((await put(id, { firstname: "Eva" }, { "if-match": "*" })).body.firstname).toBe("Eva");
  });

  test("nor by the time of its last change, to the second", async () => {
    const id = await addFiche(app.db, group);
    const { updated_at } = (await put(id, { firstname: "Zoé" })).body;
    app.clock.set(app.clock.now() + 7000);
    const second = await put(id, { firstname: "Ida", updated_at });
    expect(second.status, second.text).toBe(200);
    expect(second.body.updated_at).toMatch(/:07$/);
    const late = await put(id, { firstname: "Anna", updated_at });
    expect([late.status, late.body.message]).toEqual([409, "changed_meanwhile"]);
    expect((await app.call(pathOf(id), { token: pro })).body.firstname).toBe("Ida");
  });

  test("of two at once one is told", async () => {
    const id = await addFiche(app.db, group);
    const etag = (await app.call(pathOf(id), { token: pro })).headers.get("etag")!;
    const both = await Promise.all(
      ["Zoé", "Ida"].map((firstname) => put(id, { firstname }, { "if-match": etag })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  });
});

test("an appointment that was moved meanwhile, and an account, are changed only by who has seen the last of them", async () => {
  const booked = await postAppointment(app, "v3", group, { ...requestBody, date: "2026-12-02 10:00:00" });
  const path = `v3/groups/${group}/appointments/${booked.body.records[0].id as number}`;
  const etag = (await app.call(path, { token: pro })).headers.get("etag")!;
  const move = (date: string) =>
    app.call(path, {
      method: "PUT",
      token: pro,
      headers: { "if-match": etag },
      body: { appointment: { date } },
    });
  expect((await move("2026-12-02 11:00:00")).status).toBe(200);
  expect((await move("2026-12-02 12:00:00")).status).toBe(412);

  const account = await addAccount(app.db, group);
  const changed = await app.call(`v3/accounts/${account.id}`, {
    method: "PUT",
    token: await tokenOf(app, group, account.email),
    headers: { "if-match": '"old"' },
    body: { account: { password: PASSWORD, new_password: "Marguerite-8" } },
  });
  expect(changed.status).toBe(412);
});

describe("`deleted` of a fiche", () => {
  test("is done for a professional, unless an appointment is still to come", async () => {
    const id = await addFiche(app.db, group);
    expect((await put(id, { deleted: false })).status).toBe(200);
    expect((await put(id, { deleted: "perhaps" })).status).toBe(400);
    await postAppointment(
      app,
      "v3",
      group,
      { ...requestBody, date: "2026-12-03 09:00:00", fiche: { id } },
      { token: pro },
    );
    const remaining = await put(id, { deleted: true });
    expect([remaining.status, remaining.body.message]).toEqual([409, "upcoming_appointments"]);
    const other = await addFiche(app.db, group);
    const deletion = await put(other, { deleted: "1" });
    expect([deletion.status, deletion.body.deleted]).toEqual([200, true]);
    expect((await app.call(pathOf(other), { token: pro })).body.message).toBe("fiche_not_authorized");
    const { rows } = await app.db.query("select fields from fiche_changes where fiche_id = $1", [other]);
    expect(rows).toEqual([{ fields: ["deleted"] }]);
  });

  test("is refused to a client, who may send the record back as it is", async () => {
    const account = await addAccount(app.db, group);
    const token = await tokenOf(app, group, account.email);
    const { body } = await app.call(`v3/groups/${group}/fiches`, {
      method: "POST",
      token,
      body: { fiche: { firstname: "Léo", lastname: "Roux" } },
    });
    expect((await put(body.id, body, {}, token)).status).toBe(200);
    const refused = await put(body.id, { deleted: true }, {}, token);
    expect([refused.status, refused.body.detail]).toEqual([403, "not_by_the_client"]);
  });
});

const create = (fiche: Record<string, unknown>, token = pro) =>
  app.call(`v3/groups/${group}/fiches`, {
    method: "POST",
    token,
    body: { fiche: { firstname: "Léo", lastname: "Roux", email: "leo@example.org", ...fiche } },
  });

describe("`externid` of a fiche", () => {
  test("is a professional's to give, to change and to take away", async () => {
    const made = await create({ externid: 4711 });
    expect([made.status, made.body.externid]).toEqual([201, "4711"]);
    const id = made.body.id as number;
    expect((await put(id, { externid: "p-1" })).body.externid).toBe("p-1");
    expect((await put(id, { firstname: "Zoé" })).body.externid).toBe("p-1");
    const found = await app.call(
      `v3/groups/${group}/fiches?conditions[0][field]=externid&conditions[0][value]=p-1`,
      { token: pro },
    );
    expect(found.body.records.map((one: { id: number }) => one.id)).toEqual([id]);
    for (const answer of [
      await create({ externid: "p-1" }),
      await put(await addFiche(app.db, group), { externid: "p-1" }),
    ])
      expect([answer.status, answer.body.messages.fields, answer.body.details]).toEqual([
        422,
        { externid: "taken" },
        { id, deleted: false },
      ]);
    expect((await create({ externid: "x".repeat(65) })).body.messages.fields).toEqual({ externid: "format" });
    expect((await put(id, { externid: null })).body.externid).toBe(null);
  });

  test("finds its fiche among any number of others, and a deleted one too", async () => {
    const { id } = (await create({ externid: "p-found" })).body;
    await app.db.query(
      `insert into fiches (group_id, firstname, lastname) select $1, 'Ada', 'Aa' || n from generate_series(1, 300) n`,
      [group],
    );
    const find = async (query: string) => {
      const { body } = await app.call(`v3/groups/${group}/fiches?${query}`, { token: pro });
      return body.records.map((one: { id: number; deleted: boolean }) => [one.id, one.deleted]);
    };
    expect(await find("externid=p-found")).toEqual([[id, false]]);
    expect(await find("conditions[0][field]=externid&conditions[0][value]=p-found")).toEqual([[id, false]]);
    await put(id, { deleted: true });
    expect(await find("externid=p-found")).toEqual([[id, true]]);
    const refused = await create({ externid: "p-found" });
    expect([refused.status, refused.body.details]).toEqual([422, { id, deleted: true }]);
  });

  test("with `upsert` makes a fiche once and changes it from then on", async () => {
    const upsert = (fiche: Record<string, unknown>, token = pro) =>
      app.call(`v3/groups/${group}/fiches?upsert=1`, { method: "POST", token, body: { fiche } });
    const person = { externid: "p-up", firstname: "Iris", lastname: "Blanc" };
    const made = await upsert(person);
    expect(made.status, made.text).toBe(201);
    const path = `/api/v3/groups/${group}/fiches/${made.body.id}`;
    expect(made.headers.get("location")).toBe(path);
    const read = await app.call(path.replace("/api/", ""), { token: pro });
    expect([read.body, read.headers.get("etag")]).toEqual([made.body, made.headers.get("etag")]);
    const changed = await upsert({ externid: "p-up", lastname: "Noir" });
    expect([changed.status, changed.body.id, changed.body.firstname, changed.body.lastname]).toEqual([
      200,
      made.body.id,
      "Iris",
      "Noir",
    ]);
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => upsert({ externid: "p-once", firstname: "Ivo", lastname: "Roux" })),
    );
    expect(new Set(atOnce.map(({ body }) => body.id)).size).toBe(1);
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1);
    await put(made.body.id, { deleted: true });
    const refused = await upsert(person);
    expect([refused.status, refused.body.details]).toEqual([422, { id: made.body.id, deleted: true }]);
    expect((await upsert({ firstname: "Iris", lastname: "Blanc" })).status).toBe(400);
    const token = await tokenOf(app, group, (await addAccount(app.db, group)).email);
    expect((await upsert(person, token)).status).toBe(403);
  });

  test("is nothing that a client may write", async () => {
    const token = await tokenOf(app, group, (await addAccount(app.db, group)).email);
    expect((await create({ externid: "mine" }, token)).body.externid).toBe(null);
  });
});
