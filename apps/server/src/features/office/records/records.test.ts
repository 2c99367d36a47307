import { RECORDS, type RecordName } from "@rendezvous/contract/office/record";
import { describe, expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { exportGroup } from "../group-file/export-group.ts";
import { importGroup } from "../group-file/import-group.ts";
import { loadGroupFile } from "../group-file/read-group-file.ts";

const app = await startApp();

async function addOwned(fields: Record<string, unknown> = {}) {
  const group = await addGroup(app.db, { fields: { locale: "fr", timezone: "Europe/Paris", ...fields } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, headers, ...(body !== undefined && { body }) });
  return { group, token, call };
}

async function versionOf(group: number): Promise<number> {
  const { rows } = await app.db.query("select version from groups where id = $1", [group]);
  return rows[0].version as number;
}

/** The minimal record of each kind, and one change of it. */
const LEAST: Record<RecordName, [least: Record<string, unknown>, change: Record<string, unknown>]> = {
  calendarset: [{ name: "Dentists" }, { sort: 3 }],
  calendar: [{ name: "Dr Martin" }, { slot_step: 20, holidays: "FR-57" }],
  resource: [{ name: "Room 1" }, { capacity: 4 }],
  class: [{ name: "Yoga", capacity: 12 }, { openings: [{ date: "2026-12-05", from: "10:00", to: "11:00" }] }],
  interventionset: [{ name: "Care" }, { price: 1200 }],
  intervention: [{ publicname: { fr: "Détartrage", en: "Scaling" } }, { length: 45, price: null }],
  pack: [{ name: "Both" }, { total_price: 9900 }],
  passoffer: [{ name: "Pass of ten", visits: 10 }, { valid_months: 6 }],
  promotion: [
    { name: "Quiet days", percentage: 10 },
    { days: ["tu"], from: "14:00", to: "16:00" },
  ],
};

/** Returns the references that a record of this kind needs. */
async function referred(singular: RecordName, group: number, service: number) {
  if (singular === "pack") return { config: [{ intervention_id: service }] };
  if (singular !== "class") return {};
  return { intervention_id: service, teacher_id: await addCalendar(app.db, group) };
}

describe.each(Object.keys(RECORDS) as RecordName[])("a %s", (singular) => {
  const { kind } = RECORDS[singular];
  const [written, change] = LEAST[singular];

  test("is found by its externid, archived or not, and made or changed by it", async () => {
    const { group, call } = await addOwned();
    const service = await addIntervention(app.db, group);
    const least = { ...written, ...(await referred(singular, group, service)), externid: "ours" };
    const upsert = (fields: object) => call("POST", `${kind}?upsert=1`, { [singular]: fields });
    const find = async () => (await call("GET", `${kind}.records?externid=ours`)).body.records;
    expect(await find()).toEqual([]);
    const made = await upsert(least);
    expect(made.status, made.text).toBe(201);
    const { id } = made.body[singular];
    const changed = await upsert({ externid: "ours", ...change });
    expect([changed.status, changed.headers.get("etag")], changed.text).toEqual([200, '"2"']);
    expect(changed.body[singular]).toMatchObject({ id, ...change });
    expect((await upsert({ ...change })).status).toBe(400);

    await call("PUT", `${kind}/${id}`, { [singular]: { deleted: true } });
    expect(await find()).toMatchObject([{ id, deleted: true }]);
    expect((await call("GET", `${kind}.records?externid=ours&archived=0`)).body.records).toEqual([]);
    const refused = await call("POST", kind, { [singular]: least });
    expect([refused.status, refused.body.details.faults]).toEqual([
      422,
      [{ path: "externid", code: "taken", id, archived: true }],
    ]);
    expect((await upsert(least)).body[singular]).toMatchObject({ id, deleted: true });
    expect((await upsert({ externid: "ours", deleted: false })).body[singular]).toMatchObject({
      id,
      deleted: false,
    });
  });

  test("is made, read, changed, archived and brought back by its owner", async () => {
    const { group, call } = await addOwned();
    const service = await addIntervention(app.db, group);
    const least = { ...written, ...(await referred(singular, group, service)) };
    const before = await versionOf(group);
    const made = await call("POST", kind, { [singular]: least });
    expect(made.status, made.text).toBe(201);
    const record = made.body[singular];
    expect(record).toMatchObject({ ...least, deleted: false, version: 1 });
    expect(record.externid).toMatch(/^[\w-]{36}$/);
    expect(made.headers.get("location")).toBe(`/api/v3/groups/${group}/${kind}/${record.id}`);
    expect(made.headers.get("etag")).toBe('"1"');
    expect(await versionOf(group)).toBe(before + 1);

    const read = await call("GET", `${kind}/${record.id}`);
    expect(read.body).toEqual({ [singular]: record });
    expect(read.headers.get("etag")).toBe('"1"');
    expect((await call("GET", `${kind}/${record.id}`, undefined, { "if-none-match": '"1"' })).status).toBe(
      304,
    );

    const changed = await call("PUT", `${kind}/${record.id}`, { [singular]: change }, { "if-match": '"1"' });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body[singular]).toMatchObject({ ...least, ...change, version: 2 });
    // A client may send the record back as it was answered; nothing changes.
    const same = await call("PUT", `${kind}/${record.id}`, { [singular]: changed.body[singular] });
    expect(same.body).toEqual(changed.body);
    expect(await versionOf(group)).toBe(before + 2);

    const archived = await call("PUT", `${kind}/${record.id}`, { [singular]: { deleted: true } });
    expect(archived.body[singular].deleted).toBe(true);
    const idsOf = async (query: string) =>
      (await call("GET", `${kind}.records?${query}`)).body.records.map(({ id }: { id: number }) => id);
    expect(await idsOf("")).not.toContain(record.id);
    expect(await idsOf("archived=1")).toEqual([record.id]);
    expect(await idsOf("archived=both")).toContain(record.id);
    await call("PUT", `${kind}/${record.id}`, { [singular]: { deleted: false } });
    expect(await idsOf("")).toContain(record.id);
    expect((await call("GET", `${kind}/${record.id + 1000}`)).status).toBe(404);
  });
});

test("what was archived before the main language changed is brought back, or its archiving undone, with what clients read of it", async () => {
  const { call } = await addOwned({ enabled_locales: "fr,en" });
  const made = await call("POST", "interventions", {
    intervention: {
      publicname: { fr: "Coupe" },
      description: { fr: "<p>Court</p>", en: "<p>Short</p>" },
      length: 30,
    },
  });
  const path = `interventions/${made.body.intervention.id}`;
  const archive = (deleted: boolean) => call("PUT", path, { intervention: { deleted } });
  await archive(true);
  expect((await call("PUT", "settings", { settings: { locale: "en" } })).status).toBe(200);
  const back = await archive(false);
  expect(back.body.intervention, back.text).toMatchObject({
    deleted: false,
    publicname: { fr: "Coupe", en: "Coupe" },
    description: { fr: "<p>Court</p>", en: "<p>Short</p>" },
  });

  const other = await addOwned({ enabled_locales: "fr,en" });
  const set = await other.call("POST", "interventionsets", {
    interventionset: { publicname: { fr: "Soins" } },
  });
  const { id } = set.body.interventionset;
  await other.call("PUT", `interventionsets/${id}`, { interventionset: { deleted: true } });
  await other.call("PUT", "settings", { settings: { locale: "en" } });
  const { changes } = (await other.call("GET", `changes?kind=interventionsets&record_id=${id}`)).body;
  const undone = await other.call("POST", `changes/${changes[0].id}/undo`);
  expect(undone.status, undone.text).toBeLessThan(300);
  const read = await other.call("GET", `interventionsets/${id}`);
  expect(read.body.interventionset).toMatchObject({
    deleted: false,
    publicname: { fr: "Soins", en: "Soins" },
  });
});

test("a part of a pack that is no record is a fault of the record", async () => {
  const { call } = await addOwned();
  for (const config of [[{}, null, {}], [null], [1, "a"], [[]]])
    expect((await call("POST", "packs", { pack: { name: "Both", config } })).status).toBe(422);
});

test("what is written by calls is exported, and imports again to the same", async () => {
  const { group, call } = await addOwned();
  const made = async (kind: string, record: Record<string, unknown>) => {
    const [singular] = Object.entries(RECORDS).find(([, one]) => one.kind === kind)!;
    const answer = await call("POST", kind, { [singular]: record });
    expect(answer.status, answer.text).toBe(201);
    return answer.body[singular].id as number;
  };
  const calendarset_id = await made("calendarsets", { name: "Dentists" });
  const calendar = await made("calendars", { name: "Dr Martin", calendarset_id });
  const room = await made("resources", { name: "Room 1" });
  const interventionset_id = await made("interventionsets", { name: "Care" });
  const service = await made("interventions", {
    name: "Scaling",
    interventionset_id,
    calendars: [calendar],
    need_resource: true,
    resources: [room],
  });
  const hours = {
    days: ["mo"],
    from: "09:00",
    to: "12:00",
    valid_until: "2027-06-30",
    interventions: [service],
  };
  const opened = await call("PUT", `calendars/${calendar}`, {
    calendar: {
      openinghours: [hours],
      openings: [{ date: "2026-12-27", from: "10:00", to: "11:00" }],
      closures: [{ start: "2026-12-24 00:00", end: "2027-01-02 00:00", label: { fr: "Congés" } }],
    },
  });
  expect(opened.body.calendar.openinghours).toEqual([{ ...hours, adds_to_week: false, valid_from: null }]);
  const pack = await made("packs", {
    name: "Both",
    config: [
      { intervention_id: service, calendar_id: calendar },
      { break_time: 10 },
      { intervention_id: service },
    ],
  });
  await made("promotions", { name: "Quiet days", percentage: 10, packs: [pack], calendars: [calendar] });

  const exported = await exportGroup(app.db, group);
  const loaded = await loadGroupFile(JSON.parse(JSON.stringify(exported)), "/tmp");
  expect(loaded.ok || loaded.errors).toBe(true);
  const before = await call("GET", `calendars/${calendar}`);
  await importGroup(app.db, loaded as Extract<typeof loaded, { ok: true }>, app.clock.now());
  // The test wrote the settings without their defaults.
  expect({ ...(await exportGroup(app.db, group)), group: exported.group }).toEqual(exported);
  // The import changed nothing, so no record has a new version.
  expect((await call("GET", `calendars/${calendar}`)).text).toBe(before.text);
  await app.db.query("update calendars set name = 'Dr Roux' where id = $1", [calendar]);
  await importGroup(app.db, loaded as Extract<typeof loaded, { ok: true }>, app.clock.now());
  expect((await call("GET", `calendars/${calendar}`)).body.calendar).toMatchObject({
    name: "Dr Martin",
    version: before.body.calendar.version + 2,
  });
});

test("every fault of a record is told at once, each at its field", async () => {
  const { group, call } = await addOwned();
  const elsewhere = await addOwned();
  const foreign = await addCalendar(app.db, elsewhere.group);
  const own = await addCalendar(app.db, group, { externid: "taken" });
  const room = await addCalendar(app.db, group, { resource: true });
  const faultsOf = async (kind: string, body: unknown) => {
    const answer = await call("POST", kind, body);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.messages.errors).toEqual(["invalid_record"]);
    return answer.body.details.faults;
  };
  expect(
    await faultsOf("interventions", {
      intervention: {
        length: 0,
        price: 1.5,
        colour: "red",
        description: { en: "Only English" },
        calendars: [own, foreign, room],
        thumbnail: "nowhere.png",
      },
    }),
  ).toEqual([
    { path: "price", code: "whole_number" },
    { path: "length", code: "too_small", min: 1 },
    { path: "colour", code: "unknown_field" },
    { path: "name", code: "required" },
    { path: "description.fr", code: "missing_language", language: "fr" },
    { path: "calendars[1]", code: "unknown_record", kind: "calendars" },
    { path: "calendars[2]", code: "unknown_record", kind: "calendars" },
    { path: "thumbnail", code: "image" },
  ]);
  expect(
    await faultsOf("calendars", {
      calendar: {
        name: "Dr Martin",
        externid: "taken",
        holidays: "Mars",
        address: { lat: 91 },
        openinghours: [
          { days: [], from: "18:00", to: "09:00" },
          { days: ["mo"], from: "9", to: "25:00" },
        ],
      },
    }),
  ).toEqual([
    { path: "address.lat", code: "too_large", max: 90 },
    { path: "openinghours[0].days", code: "too_few", min: 1 },
    { path: "openinghours[1].from", code: "time" },
    { path: "openinghours[1].to", code: "time" },
    { path: "openinghours[0].to", code: "not_later", than: "18:00" },
    { path: "holidays", code: "holidays" },
    { path: "address.lng", code: "coordinates" },
    { path: "externid", code: "taken", id: expect.any(Number), archived: false },
  ]);
  const service = await addIntervention(app.db, group, { calendars: [own] });
  const other = await addCalendar(app.db, group);
  expect(
    await faultsOf("packs", {
      pack: { name: "Both", config: [{ break_time: 5 }, { intervention_id: service, calendar_id: other }] },
    }),
  ).toEqual([
    { path: "config[0]", code: "pack_ends_with_break" },
    { path: "config[1].calendar_id", code: "cannot_be_done_there" },
  ]);
  await call("POST", "packs", {
    pack: { name: "Both", config: [{ intervention_id: service, calendar_id: own }] },
  });
  const left = await call("PUT", `interventions/${service}`, { intervention: { calendars: [other] } });
  expect(left.body.details.faults).toEqual([{ path: "calendars", code: "needed_by_pack", name: "Both" }]);
  const teacher = await addCalendar(app.db, group);
  const taught = { name: "Yoga", intervention_id: await addIntervention(app.db, group), teacher_id: teacher };
  expect((await call("POST", "classes", { class: taught })).status).toBe(201);
  const archived = await call("PUT", `calendars/${teacher}`, { calendar: { deleted: true } });
  expect(archived.body.details.faults).toEqual([{ path: "", code: "needed_by_class", name: "Yoga" }]);
  const missing = await call("POST", "calendars", {});
  expect([missing.status, missing.body.messages.fields]).toEqual([400, { calendar: "required" }]);
});

test.each([1.5, 3_000_000_000, 1e300])("a number that is no id is a fault of its field: %d", async (id) => {
  const { group, call } = await addOwned();
  const service = await addIntervention(app.db, group);
  for (const [method, path, body, fields] of [
    [
      "POST",
      "packs",
      { pack: { name: "Both", config: [{ intervention_id: id }] } },
      ["config[0].intervention_id"],
    ],
    ["PUT", `interventions/${service}`, { intervention: { calendars: [id] } }, ["calendars[0]"]],
    [
      "PUT",
      "website",
      { website: { highlight_service: id, listing_ids: [id] } },
      ["highlight_service", "listing_ids[0]"],
    ],
  ] as const) {
    const refused = await call(method, path, body);
    expect(refused.status, refused.text).toBe(422);
    expect(refused.body.details.faults.map((fault: { path: string }) => fault.path)).toEqual(fields);
  }
  const changes = [{ kind: "calendars", record_id: id, fields: {} }];
  expect((await call("POST", "preview", { changes })).status).toBe(400);
});

test("of two who save what both have seen, one is told what the other changed", async () => {
  const { group, call } = await addOwned();
  const service = await addIntervention(app.db, group);
  for (let round = 1; round <= 5; round++) {
    const answers = await Promise.all(
      [40, 50, 60].map((length) =>
        call(
          "PUT",
          `interventions/${service}`,
          { intervention: { length: length + round } },
          { "if-match": `"${round}"` },
        ),
      ),
    );
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const lost = answers.filter(({ status }) => status === 412);
    expect(lost).toHaveLength(2);
    for (const { body } of lost) {
      expect(body.messages.errors).toEqual(["precondition_failed"]);
      expect(body.details.intervention).toEqual(won!.body.intervention);
    }
  }
});

test("a record is found by its names without regard to accents and capitals, and lists have pages", async () => {
  const { group, call } = await addOwned();
  for (let number = 1; number <= 5; number++)
    await addIntervention(app.db, group, {
      name: `S${number}`,
      publicname: JSON.stringify({ fr: `Détartrage ${number}`, en: "Scaling" }),
      sort: number < 3 ? 1 : 0,
    });
  const pages: string[][] = [];
  let after = "";
  do {
    const { body } = await call("GET", `interventions.records?limit=2${after}`);
    pages.push(body.records.map(({ name }: { name: string }) => name));
    after = body.next && `&after=${body.next}`;
  } while (after);
  expect(pages).toEqual([["S3", "S4"], ["S5", "S1"], ["S2"]]);
  const found = await call("GET", "interventions.records?search=DETARTRAGE%204");
  expect(found.body.records.map(({ name }: { name: string }) => name)).toEqual(["S4"]);
  for (const made of ["x", "999999999.9999999999"])
    expect((await call("GET", `interventions.records?after=${made}`)).status, made).toBe(400);
});

test("records stand in the order in which they are put, the others after them", async () => {
  const { group, call } = await addOwned();
  const ids = [];
  for (let sort = 0; sort < 4; sort++) ids.push(await addCalendar(app.db, group, { sort }));
  const room = await addCalendar(app.db, group, { resource: true, sort: 7 });
  const [first, second, third, fourth] = ids;
  const before = await versionOf(group);
  const ordered = await call("PUT", "calendars.order", { ids: [third, first] });
  expect(ordered.body, ordered.text).toEqual({ ids: [third, first, second, fourth] });
  expect(await versionOf(group)).toBe(before + 1);
  const { body } = await call("GET", "calendars.records");
  expect(body.records.map(({ id, sort }: { id: number; sort: number }) => [id, sort])).toEqual([
    [third, 0],
    [first, 1],
    [second, 2],
    [fourth, 3],
  ]);
  expect(body.records.map(({ version }: { version: number }) => version)).toEqual([2, 2, 2, 1]);
  expect((await call("GET", `resources/${room}`)).body.resource.sort).toBe(7);
  const wrong = await call("PUT", "calendars.order", { ids: [first, room] });
  expect(wrong.body.details.faults).toEqual([{ path: "ids[1]", code: "unknown_record", kind: "calendars" }]);
});

test("a new record is made once for one Idempotency-Key, and its text is clean", async () => {
  const { group, call } = await addOwned();
  const post = () =>
    call(
      "POST",
      "interventions",
      { intervention: { name: "Scaling", description: '<b onclick="x()">Clean</b><script>x()</script>' } },
      { "idempotency-key": "once" },
    );
  const [one, two] = await Promise.all([post(), post()]);
  expect(one.body.intervention.description).toBe("<b>Clean</b>");
  expect(two.text).toBe(one.text);
  const { body } = await app.call(`v3/groups/${group}/interventions`);
  expect(body.records.map(({ name }: { name: string }) => name)).toEqual(["Scaling"]);
});

test("what is changed is shown to visitors at once", async () => {
  const { group, call } = await addOwned();
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const firstSlot = async () =>
    (
      await app.call(
        `v3/groups/${group}/availabletimeslots?intervention_ids[]=${service}&start=2026-12-02&nDays=1`,
      )
    ).text;
  expect(await firstSlot()).toContain("2026-12-02 09:00");
  await call("PUT", `calendars/${calendar}`, {
    calendar: { openinghours: [{ days: ["we"], from: "11:00", to: "12:00" }] },
  });
  expect(await firstSlot()).not.toContain("2026-12-02 09:00");
  expect(await firstSlot()).toContain("2026-12-02 11:00");
});
