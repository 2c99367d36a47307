import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { expectRefusal } from "../../../testing/expect-refusal.ts";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { type CallOptions, startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { transaction } from "../../../lib/database/database.ts";
import { exportGroup } from "../../office/group-file/export-group.ts";
import { importGroup } from "../../office/group-file/import-group.ts";
import { loadGroupFile } from "../../office/group-file/read-group-file.ts";
import { anonymiseFiches } from "../../people/retention/anonymise-data.ts";

const app = await startApp();

// Wednesdays; the tests' clock stands on 1 December 2026.
const DATE = "2026-12-02 10:00:00";
const LATER = "2026-12-09 10:00:00";

async function addShop() {
  const group = await addGroup(app.db, { fields: { locale: "en", timezone: "Europe/Paris" } });
  const calendar_id = await addCalendar(app.db, group);
  const intervention_ids = [await addIntervention(app.db, group)];
  const owner = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(`v3/groups/${group}/${path}`, { method, token: owner, ...options });
  const addKey = async (...scopes: string[]) => {
    const { body } = await call("POST", "access_keys", {
      body: { access_key: { name: "Our shop", scopes } },
    });
    return { apikey: null, token: body.access_key.key as string };
  };
  const book = (more: object = {}, options: CallOptions = { token: owner }) =>
    postAppointment(app, "v3", group, { date: DATE, calendar_id, intervention_ids, ...more }, options);
  const describeOne = (id: number, metadata: object, options: CallOptions = {}) =>
    call("PATCH", `appointments/${id}`, { body: { appointment: { metadata } }, ...options });
  return { group, calendar_id, owner, call, addKey, book, describeOne };
}

/** A condition of a list. */
const where = (key: string, value: string, op = "=") =>
  `conditions[0][field]=metadata.${key}&conditions[0][op]=${op}&conditions[0][value]=${encodeURIComponent(value)}`;

test("a program writes keys with a booking, merges and removes them later, and gets them back", async () => {
  const { group, addKey, book, describeOne, call } = await addShop();
  const key = await addKey("appointments:read", "appointments:write");
  const made = await book({ metadata: { order: "A-17", till: "2", none: "" } }, key);
  expect(made.status, made.text).toBe(201);
  const [{ id, metadata, version }] = made.body.records;
  expect(metadata).toEqual({ order: "A-17", till: "2" });
  const changed = await describeOne(id, { order: "A-18", till: null, "shop.id": "9" }, key);
  expect(changed.body).toMatchObject({ metadata: { order: "A-18", "shop.id": "9" }, version: version + 1 });
  const same = await describeOne(id, { order: "A-18" }, key);
  expect(same.body.version).toBe(version + 1);
  expect((await call("GET", `appointments/${id}`, key)).body.metadata).toEqual({
    order: "A-18",
    "shop.id": "9",
  });
  const history = await call("GET", `appointments/${id}/history`);
  expect(history.body.records[0].values).toEqual({
    "metadata.order": ["A-17", "A-18"],
    "metadata.till": ["2", null],
    "metadata.shop.id": [null, "9"],
  });
  const changes = () => app.call(`v3/groups/${group}/appointments.changes`, key);
  await expect
    .poll(async () => (await changes()).body.records[0]?.metadata?.order, { timeout: 20_000 })
    .toBe("A-18");
});

test("keys and values have limits, and 20 keys are the most after each change", async () => {
  const { book, describeOne, call } = await addShop();
  const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`key${at}`, "é".repeat(500)]));
  const made = await book({ metadata: twenty });
  expect(made.body.records[0].metadata).toEqual(twenty);
  const { id, fiche_id } = made.body.records[0];
  expectRefusal(await describeOne(id, { another: "x" }), "v3", "bad_request");
  expect((await describeOne(id, { key0: null, another: "x" })).status).toBe(200);
  expect((await call("PUT", `fiches/${fiche_id}`, { body: { fiche: { metadata: twenty } } })).status).toBe(
    200,
  );
  const more = await call("PUT", `fiches/${fiche_id}`, { body: { fiche: { metadata: { another: "x" } } } });
  expectRefusal(more, "v3", "bad_request");
  for (const metadata of [
    { "a b": "x" },
    { ["k".repeat(41)]: "x" },
    { order: "x".repeat(501) },
    { order: 17 },
  ])
    expectRefusal(await describeOne(id, metadata), "v3", "bad_request");
  const { fields } = (await describeOne(id, { "a b": "x" })).body.messages;
  expect(fields["appointment.metadata.a b"]).toContain("expected a key of 1 to 40 letters");
});

test("clients neither write nor see them", async () => {
  const { group, book, describeOne, call } = await addShop();
  expectRefusal(await book({ metadata: { order: "A-17" } }, {}), "v3", "forbidden");
  const account = await addAccount(app.db, group);
  const client = { token: await tokenOf(app, group, account.email) };
  const ficheId = await addFiche(app.db, group, { ...newPerson(), account_id: account.id });
  const made = await book({ fiche: { id: ficheId } }, client);
  expect(made.status, made.text).toBe(201);
  const { id } = made.body.records[0];
  await describeOne(id, { order: "A-17" });
  await call("PUT", `fiches/${ficheId}`, { body: { fiche: { metadata: { crm: "c-9" } } } });
  expectRefusal(await describeOne(id, { order: "A-18" }, client), "v3", "forbidden");
  await call("PUT", `fiches/${ficheId}`, { body: { fiche: { metadata: { crm: "c-10" } } }, ...client });
  const [fiche] = (await call("GET", "fiches", client)).body.records;
  expect(fiche).not.toHaveProperty("metadata");
  expect((await call("GET", `appointments/${id}`, client)).body).not.toHaveProperty("metadata");
  const listed = await app.call(`v3/appointments?group_id=${group}`, client);
  expect(listed.body.records[0]).not.toHaveProperty("metadata");
  expectRefusal(
    await app.call(`v3/appointments?group_id=${group}&${where("order", "A-17")}`, client),
    "v3",
    "bad_request",
  );
  expect((await call("GET", `fiches/${ficheId}`)).body.metadata).toEqual({ crm: "c-9" });
  // The person's own data contain them.
  const own = await call("GET", "personal_data", client);
  expect(own.body.fiches[0]).toMatchObject({
    metadata: { crm: "c-9" },
    appointments: [{ metadata: { order: "A-17" } }],
  });
});

test("conditions find appointments by key and value, past ones too, on the days of calendars and elsewhere", async () => {
  const { group, calendar_id, owner, book } = await addShop();
  const [first] = (await book({ metadata: { order: "A-17", "shop.id": "1" } })).body.records;
  const [second] = (await book({ date: LATER, metadata: { order: "A-18", "shop.id": "1" } })).body.records;
  await book({ date: "2026-12-03 10:00:00" });
  const find = async (query: string) => {
    const answer = await app.call(`v3/appointments?group_id=${group}&${query}`, { token: owner });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.records.map((one: { id: number }) => one.id);
  };
  expect(await find(where("order", "A-17"))).toEqual([first.id]);
  expect(await find(where("shop.id", "1"))).toEqual([first.id, second.id]);
  expect(await find(where("order", "A-17, A-18", "in"))).toEqual([first.id, second.id]);
  expect(await find(where("order", "a-17"))).toEqual([]);
  const day =
    "conditions[1][field]=start&conditions[1][op]=<&conditions[1][value]=2026-12-04&conditions[2][field]=end&conditions[2][op]=>&conditions[2][value]=2026-12-01";
  expect(await find(`${where("shop.id", "1")}&${day}&calendar_ids[]=${calendar_id}`)).toEqual([first.id]);
  const like = await app.call(`v3/appointments?group_id=${group}&${where("order", "A%", "like")}`, {
    token: owner,
  });
  expectRefusal(like, "v3", "bad_request");
  await app.db.query(
    "update appointments set start_at = start_at - interval '60 days', end_at = end_at - interval '60 days' where group_id = $1 and id = $2",
    [group, first.id],
  );
  expect(await find(where("order", "A-17"))).toEqual([first.id]);
});

test("conditions find fiches, in the search and in the table", async () => {
  const { call, addKey } = await addShop();
  const key = await addKey("clients:read", "clients:write");
  const add = (fiche: object) => call("POST", "fiches", { body: { fiche }, ...key });
  const made = await add({ ...newPerson(), metadata: { crm: "c-1", level: "gold" } });
  expect(made.status, made.text).toBe(201);
  expect(made.body.metadata).toEqual({ crm: "c-1", level: "gold" });
  const other = await add({ ...newPerson(), metadata: { crm: "c-2", level: "gold" } });
  await add(newPerson());
  const idsOf = async (path: string) =>
    (await call("GET", path, key)).body.records.map((one: { id: number }) => one.id);
  expect(await idsOf(`fiches?${where("crm", "c-2")}`)).toEqual([other.body.id]);
  expect(await idsOf(`fiches?${where("level", "gold")}`)).toEqual([made.body.id, other.body.id]);
  expect(
    await idsOf(`fiches?search=${other.body.lastname.replace(" ", "+")}&${where("level", "gold")}`),
  ).toEqual([other.body.id]);
  expectRefusal(await call("GET", `fiches?${where("crm", "c", "like")}`, key), "v3", "bad_request");
  expect(await idsOf("fiches.table?metadata_key=crm&metadata_value=c-1")).toEqual([made.body.id]);
  expectRefusal(await call("GET", "fiches.table?metadata_key=crm", key), "v3", "bad_request");
  const upserted = await call("POST", "fiches?upsert=1", {
    body: { fiche: { externid: "p-1", lastname: "Roux", metadata: { crm: "c-3" } } },
    ...key,
  });
  expect(upserted.body.metadata).toEqual({ crm: "c-3" });
});

test("of two fiches the remaining one's values win, and missing keys are filled in; undone, each has its own", async () => {
  const { call, group } = await addShop();
  const add = async (metadata: object) =>
    (await call("POST", "fiches", { body: { fiche: { ...newPerson(), metadata } } })).body.id as number;
  const [remaining, other] = [await add({ crm: "c-1" }), await add({ crm: "c-2", card: "9" })];
  const merged = await call("POST", `fiches/${remaining}/merge`, { body: { merged_id: other } });
  expect(merged.body.metadata).toEqual({ crm: "c-1", card: "9" });
  // A key may have the name of a column; what is written after the merge stays.
  await call("PUT", `fiches/${remaining}`, { body: { fiche: { metadata: { fields: "7" } } } });
  const undone = await call("POST", `fiches/${remaining}/unmerge`);
  expect(undone.body.records.map((one: { metadata: object }) => one.metadata)).toEqual([
    { crm: "c-1", fields: "7" },
    { crm: "c-2", card: "9" },
  ]);
  // A merge of an older version had no metadata.
  await call("POST", `fiches/${remaining}/merge`, { body: { merged_id: other } });
  await app.db.query(
    `update fiche_merges set kept_before = kept_before - 'metadata', kept_after = kept_after - 'metadata',
       merged_before = merged_before - 'metadata' where group_id = $1`,
    [group],
  );
  const old = await call("POST", `fiches/${remaining}/unmerge`);
  expect(old.body.records.map((one: { metadata: object }) => one.metadata)).toEqual([
    { crm: "c-1", card: "9", fields: "7" },
    {},
  ]);
});

test("they come along in a group file, and end when a person is erased", async () => {
  const { group, book, describeOne } = await addShop();
  const [made] = (await book({ metadata: { order: "A-17" } })).body.records;
  await app.db.query(`update fiches set metadata = '{"crm": "c-1"}' where group_id = $1`, [group]);
  const file = await exportGroup(app.db, group, "everybody");
  expect(file).toMatchObject({
    fiches: [{ metadata: { crm: "c-1" } }],
    appointments: [{ metadata: { order: "A-17" } }],
  });
  const copy = { ...file, group: { ...file.group, urlname: `copy-of-${group}` } };
  const loaded = await loadGroupFile(JSON.parse(JSON.stringify(copy)), import.meta.dirname);
  const imported = loaded.ok ? await importGroup(app.db, loaded, TEST_NOW) : loaded;
  expect(imported).toMatchObject({ ok: true });
  const { rows } = await app.db.query(
    `select f.metadata as fiche, a.metadata as appointment from appointments a
       join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
       join groups g on g.id = a.group_id where g.urlname = $1`,
    [`copy-of-${group}`],
  );
  expect(rows).toEqual([{ fiche: { crm: "c-1" }, appointment: { order: "A-17" } }]);
  await describeOne(made.id, { order: "A-18" });
  await transaction(app.db, (connection) =>
    anonymiseFiches(connection, group, [made.fiche_id], new Date(TEST_NOW)),
  );
  const left = await app.db.query(
    `select (select count(*) from fiche_changes where group_id = $1)::integer as changes, f.metadata as fiche, a.metadata as appointment
     from appointments a join fiches f on f.group_id = a.group_id and f.id = a.fiche_id where a.group_id = $1`,
    [group],
  );
  expect(left.rows).toEqual([{ changes: 0, fiche: {}, appointment: {} }]);
});
