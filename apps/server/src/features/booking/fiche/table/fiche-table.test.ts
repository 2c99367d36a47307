import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../../testing/people.ts";
import { startApp } from "../../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, {
  urlname: "table-of-clients",
  fields: { timezone: "Europe/Paris", locale: "fr" },
  forms: {
    Fiche: [
      { name: "birthdate", type: "datesplit", label: { fr: "Naissance", en: "Born" } },
      { name: "skin", type: "select", label: { fr: "Peau", en: "Skin" }, choices: ["dry", "oily"] },
      { name: "notes", type: "string", label: "Notes" },
      { name: "vip", type: "boolean", label: "VIP" },
      { name: "children", type: "integer", label: "Children" },
    ],
    Vevent: [],
  },
});
const calendar = await addCalendar(app.db, group);
const service = await addIntervention(app.db, group);
const other = await addGroup(app.db);
await addFiche(app.db, other, { lastname: "Stranger" });
const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
const callCentre = await tokenOf(app, group, (await addPro(app.db, [group], { role: "call_centre" })).email);

const PEOPLE = {
  Abel: { fields: { birthdate: "1980-05-02", skin: "dry", vip: true, children: 2 }, externid: "A-1" },
  Boris: { fields: { birthdate: "1991-05-30", notes: "Likes Tea" }, blacklisted: true },
  Cleo: { fields: { birthdate: "1980-11-11", vip: false } },
  dora: { firstname: "=1+1", fields: {} },
} as const;
const ids: Record<string, number> = {};
for (const [lastname, more] of Object.entries(PEOPLE))
  ids[lastname] = await addFiche(app.db, group, { firstname: "", email: "", lastname, ...more });
await app.db.query("update fiches set metadata = $2 where id = $1", [ids["Abel"], { till: "A-17; x" }]);
await addFiche(app.db, group, { lastname: "Eve", deleted: true });
await addFiche(app.db, group, { lastname: "$Fay" });

async function addVisit(name: string, day: string, more: Record<string, unknown> = {}): Promise<void> {
  const row = { deleted: false, presence: null, ...more };
  await app.db.query(
    `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at, deleted, presence)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + interval '30 minutes', $6, $7)`,
    [group, ids[name], calendar, service, `${day}T09:00:00Z`, row.deleted, row.presence],
  );
}
await addVisit("Abel", "2026-01-10");
await addVisit("Abel", "2026-11-20");
await addVisit("Abel", "2026-12-20");
await addVisit("Boris", "2026-03-10");
await addVisit("Boris", "2026-10-10", { presence: "no_show" });
await addVisit("Cleo", "2026-10-10", { deleted: true });

const ask = (query: string, more: { token?: string; file?: boolean } = {}) =>
  app.call(`v3/groups/${group}/fiches.${more.file ? "download" : "table"}?${query}`, {
    token: more.token ?? token,
  });
async function namesOf(query: string): Promise<string[]> {
  const { status, body, text } = await ask(query);
  expect(status, text).toBe(200);
  return body.records.map((one: { lastname: string }) => one.lastname);
}

test("all clients of the group by name, with visits and the next appointment; deleted ones are left out", async () => {
  const { body } = await ask("");
  expect(body.next).toBeNull();
  expect(body.records.map((one: Record<string, unknown>) => one["lastname"])).toEqual([
    "Abel",
    "Boris",
    "Cleo",
    "dora",
  ]);
  expect(body.records[0]).toMatchObject({
    externid: "A-1",
    visits: 2,
    last_visit: "2026-11-20 10:00:00",
    next_appointment: "2026-12-20 10:00:00",
  });
  expect(body.records[1]).toMatchObject({ visits: 1, missed: 1, blacklisted: true, next_appointment: null });
});

test.each([
  ["never_came=1", ["Cleo", "dora"]],
  ["not_since=2026-06-01", ["Boris"]],
  ["not_since=2026-11-20", ["Boris"]],
  ["not_since=2026-11-21", ["Abel", "Boris"]],
  ["missed=1", ["Boris"]],
  ["blacklisted=1", ["Boris"]],
  ["born_in=05", ["Abel", "Boris"]],
  ["born_in=1980", ["Abel", "Cleo"]],
  ["born_in=1980-05", ["Abel"]],
  ["field=skin&answer=dry", ["Abel"]],
  ["field=notes&answer=tea", ["Boris"]],
  ["field=notes", ["Boris"]],
  ["field=vip&answer=true", ["Abel"]],
  ["field=vip&answer=false", ["Boris", "Cleo", "dora"]],
  ["field=children&answer=2", ["Abel"]],
  ["born_in=05&blacklisted=1", ["Boris"]],
  ["dir=desc", ["dora", "Cleo", "Boris", "Abel"]],
  ["order=created_at&dir=desc", ["dora", "Cleo", "Boris", "Abel"]],
  ["order=last_visit", ["Boris", "Abel"]],
  ["order=last_visit&dir=desc", ["Abel", "Boris"]],
])("%s finds %j", async (query, expected) => {
  expect(await namesOf(query)).toEqual(expected);
});

test.each(["dir=asc", "dir=desc", "order=created_at", "order=last_visit&dir=desc", "born_in=05"])(
  "the pages of %s hold each client once, in order",
  async (query) => {
    const whole = await namesOf(query);
    const paged: string[] = [];
    let next: string | null = "";
    while (next !== null) {
      const { body } = await ask(`${query}&limit=1${next === "" ? "" : `&after=${next}`}`);
      expect(body.records.length).toBeLessThanOrEqual(1);
      paged.push(...body.records.map((one: { lastname: string }) => one.lastname));
      next = body.next;
    }
    expect(paged).toEqual(whole);
  },
);

test.each([
  ["not_since=yesterday", "not_since"],
  ["born_in=13", "born_in"],
  ["field=nothing", "field"],
  ["answer=dry", "answer"],
  ["field=vip&answer=perhaps", "answer"],
  ["field=children&answer=two", "answer"],
  ["after=WzFd", "after"],
  ["limit=1000", "limit"],
])("%s is refused", async (query, name) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(`"${name}":`);
});

test("a place of another order is refused", async () => {
  const { body } = await ask("limit=1");
  expect((await ask(`order=created_at&after=${body.next}`)).status).toBe(400);
});

test("the file has the columns and answers that are asked for, and nothing that a spreadsheet would run", async () => {
  const all = await ask("locale=en", { file: true });
  expect(all.headers.get("content-disposition")).toBe(
    'attachment; filename="table-of-clients-2026-12-01.csv"',
  );
  const [head, first, , , last] = all.text.trimEnd().split("\r\n");
  expect(head).toBe(
    "Last name,First name,Email,Phone,Last visit,Next appointment,Visits,No-shows,Blocked,Client number,Added on,Data from other programs,Born,Skin,Notes,VIP,Children",
  );
  expect(first).toMatch(
    /^Abel,,,,2026-11-20 10:00,2026-12-20 10:00,2,0,no,A-1,.{16},"\{""till"":""A-17; x""\}",1980-05-02,dry,,yes,2$/,
  );
  expect(last).toContain("dora,'=1+1,");
  const some = await ask("locale=fr&columns=lastname,skin&blacklisted=1", { file: true });
  expect(some.text.replace("\ufeff", "")).toBe("Nom;Peau\r\nBoris;\r\n");
  expect((await ask("columns=secret", { file: true })).status).toBe(400);
});

test("a workbook has the same rows", async () => {
  const key = app.context.installation.apiKey;
  const address = `${app.url}/api/v3/groups/${group}/fiches.download?format=xlsx&columns=lastname,visits&apikey=${key}&token=${token}`;
  const file = Buffer.from(await (await fetch(address)).arrayBuffer());
  const name = "xl/worksheets/sheet1.xml";
  const sheet = inflateRawSync(file.subarray(file.indexOf(name) + name.length)).toString();
  expect(sheet.match(/<row /g)).toHaveLength(5);
  expect(sheet).toContain("<v>2</v>");
});

test("call-centre agents may not list everybody; every client in a list or file counts as seen", async () => {
  expect((await ask("", { token: callCentre })).status).toBe(403);
  expect((await ask("", { token: callCentre, file: true })).status).toBe(403);
  await app.context.ficheReads.flush();
  const { rows } = await app.db.query<{ fiche_id: number }>(
    "select fiche_id from fiche_reads where group_id = $1 order by fiche_id",
    [group],
  );
  expect(rows.map(({ fiche_id }) => fiche_id)).toEqual(Object.values(ids).toSorted((a, b) => a - b));
});

test("a rare client among many is found with the pages that follow, and no page looks at more than it may", async () => {
  const crowd = await addGroup(app.db);
  const owner = await tokenOf(app, crowd, (await addPro(app.db, [crowd])).email);
  await app.db.query(
    `insert into fiches (group_id, lastname, fields)
     select $1, 'Client ' || lpad(n::text, 6, '0'), case when n = 24999 then '{"birthdate": "1901-02-03"}' else '{}' end::jsonb
     from generate_series(1, 25000) n`,
    [crowd],
  );
  const path = `v3/groups/${crowd}/fiches.table?born_in=1901`;
  const { body: first } = await app.call(path, { token: owner });
  expect(first.records).toEqual([]);
  const { body: second } = await app.call(`${path}&after=${first.next}`, { token: owner });
  expect(second.records).toHaveLength(1);
  expect(second.next).toBeNull();
});
