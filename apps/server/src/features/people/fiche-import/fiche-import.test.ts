import { buffer } from "node:stream/consumers";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { beforeEach, expect, test } from "vitest";
import { writeXlsx, type SheetRow } from "../../../lib/table.ts";
import { untilDone } from "../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { DATA_CHECKS, runCheck } from "../../office/verify/data.ts";
import { anonymiseFiches } from "../retention/anonymise-data.ts";
import { deleteOldImportRows } from "../retention/plan-data.ts";

const app = await startApp();
const FORMS = {
  Fiche: [
    { name: "birthdate", type: "datesplit", label: { fr: "Naissance" }, required: true },
    {
      name: "skin",
      type: "select",
      label: { fr: "Peau" },
      choices: [{ value: "dry", label: { fr: "Sèche" } }],
    },
  ],
  Vevent: [],
};
let group: number;
let token: string;
beforeEach(async () => {
  group = await addGroup(app.db, { forms: FORMS, fields: { locale: "fr", timezone: "Europe/Paris" } });
  token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
});

const ask = (path: string, options: { method?: string; body?: object } = {}) =>
  app.call(`v3/groups/${group}/fiche_imports${path}`, { token, ...options });
async function done(path: string, body: object = {}, method = "POST"): Promise<FicheImport> {
  const answer = await ask(path, { method, body });
  expect(answer.status, answer.text).toBeLessThan(300);
  await untilDone(app.db, { groupId: group });
  return (await ask(`/${answer.body.fiche_import.id}`)).body.fiche_import;
}
const upload = (file: string | Buffer, name = "clients.csv") =>
  done("", { fiche_import: { name, content: Buffer.from(file).toString("base64") } });

async function people(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.db.query(
    `select lastname, firstname, email, firstphone, externid, fields, confirmed, email_proven from fiches
     where group_id = $1 and not deleted order by id`,
    [group],
  );
  return rows;
}
const names = async () => (await people()).map(({ lastname }) => lastname);

const FILE = `Nom;Prénom;Date de naissance;Portable;E-mail;Peau;Remarque
Roux;Anna;02/03/1980;06 39 98 12 34;anna@example.org;sèche;VIP
Petit;Bruno;31/12/1991;;bruno@example;grasse;
;;;;;;rien
Roux;Anna;02/03/1980;;second@example.org;;
`;

test("a file is checked first, and then imported: required questions may be missing", async () => {
  const checked = await upload(FILE);
  expect(checked).toMatchObject({
    state: "ready",
    by: "Paul Martin",
    rows: 4,
    date_order: "dmy",
    counts: { new: 3, duplicate: 0, unusable: 1, faulty: 1 },
    undo_until: null,
  });
  expect(checked.columns.map(({ target }) => target)).toEqual([
    "lastname",
    "firstname",
    "birthdate",
    "firstphone",
    "email",
    "skin",
    null,
  ]);
  expect(await people()).toEqual([]);
  const { body } = await ask(`/${checked.id}/rows?kind=faulty`);
  expect(body.records).toMatchObject([
    {
      number: 2,
      values: { lastname: "Petit", email: "" },
      faults: { email: "bruno@example", skin: "grasse" },
    },
  ]);
  expect((await ask(`/${checked.id}/rows?after=2147483648`)).status).toBe(400);
  const imported = await done(`/${checked.id}/start`, { duplicates: "fill" });
  // The second Anna Roux finds the first one, who has an address.
  expect(imported).toMatchObject({ state: "done", counts: { created: 2, skipped: 2, changed: 0 } });
  expect(await people()).toEqual([
    {
      lastname: "Roux",
      firstname: "Anna",
      email: "anna@example.org",
      firstphone: "06 39 98 12 34",
      externid: null,
      fields: { birthdate: "1980-03-02", skin: "dry" },
      confirmed: true,
      email_proven: true,
    },
    expect.objectContaining({ lastname: "Petit", email: "", fields: { birthdate: "1991-12-31" } }),
  ]);
  const { rows } = await app.db.query(
    "select changed_by, pro_id is not null as by from fiche_changes where group_id = $1",
    [group],
  );
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ changed_by: "import", by: true })));
  const { rows: left } = await app.db.query(
    "select distinct cells from fiche_import_rows where group_id = $1",
    [group],
  );
  expect(left).toEqual([{ cells: [] }]);
});

test.each([
  ["skip", { email: "", firstphone: "01 02 03 04 05", fields: { birthdate: "1980-03-02" } }, { skipped: 1 }],
  [
    "fill",
    {
      email: "anna@example.org",
      firstphone: "01 02 03 04 05",
      fields: { birthdate: "1980-03-02", skin: "dry" },
    },
    { changed: 1 },
  ],
  [
    "replace",
    {
      email: "anna@example.org",
      firstphone: "06 39 98 12 34",
      fields: { birthdate: "1980-03-02", skin: "dry" },
    },
    { changed: 1 },
  ],
] as const)(
  "a client who exists is shown beside the row, and with %s is what was chosen",
  async (duplicates, expected, counts) => {
    const before = {
      firstname: "ANNA",
      lastname: "Roux",
      email: "",
      firstphone: "01 02 03 04 05",
      fields: { birthdate: "1980-03-02" },
    };
    await addFiche(app.db, group, before);
    const { id, counts: found } = await upload(FILE.split("\n").slice(0, 2).join("\n"));
    expect(found).toMatchObject({ new: 0, duplicate: 1 });
    const { body } = await ask(`/${id}/rows?kind=duplicate`);
    expect(body.records).toMatchObject([
      { values: { firstname: "Anna" }, duplicate: { firstphone: "01 02 03 04 05" } },
    ]);
    const imported = await done(`/${id}/start`, { duplicates });
    expect(imported.counts).toMatchObject(counts);
    const firstname = duplicates === "replace" ? "Anna" : "ANNA";
    expect(await people()).toMatchObject([{ ...expected, firstname }]);
    const undone = await done(`/${id}/undo`);
    expect(undone.state).toBe("undone");
    expect(await people()).toMatchObject([before]);
  },
);

test("undoing erases who was added, but nobody who was changed, booked or written about since", async () => {
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const { id } = await upload(`lastname;firstname;externid;phone
Alone;A;1;
Changed;B;2;
Booked;C;3;
Twice;D;4;
Twice;D;4;01 23 45 67 89
`);
  expect((await done(`/${id}/start`, { duplicates: "fill" })).counts).toMatchObject({
    created: 4,
    changed: 1,
  });
  await app.db.query(
    "update fiches set firstphone = '01 99 99 99 99' where group_id = $1 and externid = '2'",
    [group],
  );
  await app.db.query(
    `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     select $1, id, $2, $3, '2026-12-20T09:00Z', '2026-12-20T09:30Z' from fiches where group_id = $1 and externid = '3'`,
    [group, calendar, service],
  );
  const undone = await done(`/${id}/undo`);
  expect(undone.counts).toMatchObject({ undone: 3, left: 2 });
  expect(await names()).toEqual(["Changed", "Booked"]);
  expect((await ask(`/${id}/undo`, { method: "POST" })).body.message).toBe("changed_meanwhile");
  const { rows } = await app.db.query(
    "select from fiches where group_id = $1 and lastname in ('Alone', 'Twice')",
    [group],
  );
  expect(rows).toEqual([]);
});

test("undoing leaves whoever waits for a time or has a pass", async () => {
  const { id } = await upload("lastname;externid\nAlone;1\nWaiting;2\nHolder;3\n");
  await done(`/${id}/start`, { duplicates: "fill" });
  await app.db.query(
    `insert into wishes (group_id, fiche_id, chain, first_day, last_day, days, times, locale, by_sms, turn, created_at)
     select $1, id, '{}', '2026-12-01', '2026-12-20', '{mo}', '{0,1440}', 'en', false, now(), now()
     from fiches where group_id = $1 and externid = '2'`,
    [group],
  );
  await app.db.query(
    `with offer as (insert into passoffers (group_id, externid, name) values ($1, 'ten', 'Ten') returning id)
     insert into passes (group_id, fiche_id, passoffer_id, visits, sold_on)
     select $1, f.id, offer.id, 10, '2026-12-01' from fiches f, offer where f.group_id = $1 and f.externid = '3'`,
    [group],
  );
  expect((await done(`/${id}/undo`)).counts).toMatchObject({ undone: 1, left: 2 });
  expect(await names()).toEqual(["Waiting", "Holder"]);
});

test("a changed client gets back only what has not been changed since", async () => {
  const fiche = await addFiche(app.db, group, {
    lastname: "Roux",
    firstname: "Anna",
    email: "old@example.org",
    firstphone: "",
    externid: "7",
  });
  const { id } = await upload("externid;lastname;email;phone\n7;Rousse;new@example.org;01 23 45 67 89");
  await done(`/${id}/start`, { duplicates: "replace" });
  await app.db.query("update fiches set email = 'third@example.org' where group_id = $1 and id = $2", [
    group,
    fiche,
  ]);
  await done(`/${id}/undo`);
  expect(await people()).toMatchObject([{ lastname: "Roux", firstphone: "", email: "third@example.org" }]);
});

test("the number of a deleted client is not given again", async () => {
  await addFiche(app.db, group, { lastname: "Gone", externid: "9", deleted: true });
  const { id } = await upload("externid;lastname\n9;Roux\n10;Petit");
  expect((await done(`/${id}/start`, { duplicates: "fill" })).counts).toMatchObject({ created: 2 });
  expect(await people()).toMatchObject([
    { lastname: "Roux", externid: null },
    { lastname: "Petit", externid: "10" },
  ]);
});

test("what columns mean can be changed, and the rows are checked anew", async () => {
  const { id, columns } = await upload("wer;wann\nRoux, Anna;03/04/1980");
  expect(columns.map(({ target }) => target)).toEqual([null, null]);
  const changed = await done(
    `/${id}`,
    { fiche_import: { columns: ["fullname", "birthdate"], date_order: "mdy" } },
    "PUT",
  );
  expect(changed).toMatchObject({ state: "ready", counts: { new: 1 } });
  expect((await ask(`/${id}/rows`)).body.records).toMatchObject([
    { values: { lastname: "Roux", firstname: "Anna", birthdate: "1980-03-04" } },
  ]);
  const wrong = await ask(`/${id}`, { method: "PUT", body: { fiche_import: { columns: ["password"] } } });
  expect(wrong.status).toBe(400);
});

const TABLE: SheetRow[] = [
  ["Nom", "Naissance", "Téléphone"],
  ["Müller-Łoś", { wall: "1980-03-02 00:00:00" }, "+33 6 39 98 12 34"],
];
const TEXT = "Nom,Naissance,Téléphone\r\nMüller,02.03.1980,+33 6 39 98 12 34";
test.each([
  ["a workbook", () => buffer(writeXlsx([{ name: "Clients", rows: TABLE }])), "Müller-Łoś"],
  ["UTF-8 with its mark", () => Buffer.from(`\ufeff${TEXT}`), "Müller"],
  ["UTF-16", () => Buffer.from(`\ufeff${TEXT}`, "utf16le"), "Müller"],
  ["UTF-16 without its mark", () => Buffer.from(TEXT, "utf16le"), "Müller"],
  ["the encoding of Windows", () => Buffer.from(TEXT, "latin1"), "Müller"],
  ["tabs below a title", () => Buffer.from(`Clients\r\n\r\n${TEXT.replaceAll(",", "\t")}`), "Müller"],
] as const)("%s is read", async (_what, file, lastname) => {
  const { id } = await upload(await file(), "any.name");
  await done(`/${id}/start`, { duplicates: "skip" });
  expect(await people()).toMatchObject([
    { lastname, firstphone: "+33 6 39 98 12 34", fields: { birthdate: "1980-03-02" } },
  ]);
});

test.each([
  ["unreadable", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ["unreadable", Buffer.from("PK\u0003\u0004 but no workbook", "latin1")],
  ["no_rows", Buffer.from("Nom;Prénom\n")],
  ["unreadable", Buffer.from("")],
  ["too_many_rows", Buffer.from(`Nom\n${"Roux\n".repeat(50_001)}`)],
])("a file is refused as %s", async (fault, file) => {
  const content = file.toString("base64");
  const { status, body } = await ask("", { method: "POST", body: { fiche_import: { name: "x", content } } });
  expect(status).toBe(400);
  expect(body.details).toEqual({ fault });
});

test("a workbook that would take gigabytes unpacked is not unpacked", async () => {
  const file = await buffer(writeXlsx([{ name: "Clients", rows: TABLE }]));
  file.writeUInt32LE(0xf0_00_00_00, file.lastIndexOf(Buffer.from("PK\u0001\u0002", "latin1")) + 24);
  const content = file.toString("base64");
  const { body } = await ask("", { method: "POST", body: { fiche_import: { name: "x", content } } });
  expect(body.details).toEqual({ fault: "unreadable" });
});

test("one import of a group works at a time; a file that waits gives way, and can be given up", async () => {
  const waiting = await upload("Nom\nRoux");
  const { id } = await upload("Nom\nPetit");
  expect((await ask(`/${waiting.id}`)).status).toBe(404);
  await app.db.query("update fiche_imports set state = 'importing' where group_id = $1", [group]);
  const content = Buffer.from("Nom\nBlanc").toString("base64");
  const second = await ask("", { method: "POST", body: { fiche_import: { name: "x", content } } });
  expect(second.body).toMatchObject({ message: "full", details: { max: 1 } });
  const stopped = await done(`/${id}/stop`);
  expect(stopped).toMatchObject({ state: "stopped" });
  expect(stopped.undo_until).not.toBeNull();
  for (const action of ["start", "stop"])
    expect(
      (await ask(`/${id}/${action}`, { method: "POST", body: { duplicates: "skip" } })).body.message,
    ).toBe("changed_meanwhile");
  expect((await ask(`/${id}/rows`)).body.message).toBe("changed_meanwhile");
  expect((await done(`/${id}/undo`)).state).toBe("undone");
  const uploaded = await upload("Nom\nBlanc");
  expect((await ask(`/${uploaded.id}/stop`, { method: "POST" })).status).toBe(200);
  expect((await ask(`/${uploaded.id}`)).status).toBe(404);
  expect((await ask("")).body.fiche_imports.map((one: FicheImport) => one.id)).toEqual([id]);
});

test("an import of another group does not exist, and only owners import", async () => {
  const { id } = await upload("Nom\nRoux");
  const own = group;
  group = await addGroup(app.db);
  token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  for (const path of [`/${id}`, `/${id}/rows`]) expect((await ask(path)).status).toBe(404);
  for (const action of ["start", "stop", "undo"])
    expect((await ask(`/${id}/${action}`, { method: "POST", body: { duplicates: "skip" } })).status).toBe(
      404,
    );
  group = own;
  token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  expect((await ask("")).status).toBe(403);
});

test("a job that is broken off goes on where it was, and after a week nothing can be undone", async () => {
  const lines = Array.from({ length: 450 }, (_, at) => `Client ${at};c${at}@example.org`);
  const { id } = await upload(`Nom;E-mail\n${lines.join("\n")}`);
  await app.db.query(
    "update fiche_imports set state = 'importing', position = 0 where group_id = $1 and id = $2",
    [group, id],
  );
  await app.db.query("update fiche_imports set position = 200 where group_id = $1 and id = $2", [group, id]);
  await app.db.query(
    `select graphile_worker.add_job('fiche_import', jsonb_build_object('group_id', $1::integer, 'import_id', $2::integer)::json)`,
    [group, id],
  );
  await untilDone(app.db, { groupId: group });
  expect(await names()).toHaveLength(250);
  for (const check of DATA_CHECKS.filter(({ name }) => name.includes("import")))
    expect(await runCheck(app.db, check), check.name).toMatchObject({ total: 0 });
  const { rows } = await app.db.query<{ id: number }>("select id from fiches where group_id = $1 limit 1", [
    group,
  ]);
  await anonymiseFiches(app.db as never, group, [rows[0]!.id], new Date());
  const count = async () =>
    (
      await app.db.query("select from fiche_import_rows where group_id = $1 and fiche_id = $2", [
        group,
        rows[0]!.id,
      ])
    ).rowCount;
  expect(await count()).toBe(0);
  const old = { rowsBefore: new Date("2027-01-01"), importsBefore: new Date("2020-01-01"), limit: 1000 };
  expect(await deleteOldImportRows(app.db, group, old)).toBe(false);
  expect((await app.db.query("select from fiche_import_rows where group_id = $1", [group])).rowCount).toBe(0);
  app.clock.set("2026-12-09T09:00:00Z");
  token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const { body } = await ask(`/${id}`);
  expect(body.fiche_import).toMatchObject({ state: "done", undo_until: null });
  app.clock.set("2026-12-01T09:00:00Z");
});
