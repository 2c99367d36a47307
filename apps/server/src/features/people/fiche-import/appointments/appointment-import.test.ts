import { buffer } from "node:stream/consumers";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { beforeEach, expect, test } from "vitest";
import { postAppointment, postHold } from "../../../../testing/bookings.ts";
import { listJobs, makeDue, untilDone } from "../../../../testing/jobs.ts";
import { startMailServer } from "../../../../testing/mail-server.ts";
import { addPro, mailTo, tokenOf } from "../../../../testing/people.ts";
import { startApp } from "../../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../../testing/test-groups.ts";
import { type SheetRow, writeXlsx } from "../../../../lib/table.ts";
import { DATA_CHECKS, runCheck } from "../../../office/verify/data.ts";
import { anonymiseFiches } from "../../retention/anonymise-data.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });
const FORMS = {
  Fiche: [{ name: "birthdate", type: "datesplit", label: { fr: "Naissance" } }],
  Vevent: [],
};
let group: number;
let calendar: number;
let service: number;
let token: string;
beforeEach(async () => {
  group = await addGroup(app.db, {
    forms: FORMS,
    fields: { locale: "fr", timezone: "Europe/Paris" },
    rules: { reminder_minutes: 1440 },
  });
  calendar = await addCalendar(app.db, group, { name: "Dr Anna Morel" });
  service = await addIntervention(app.db, group, { name: "Contrôle", price: 4000 });
  token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
});

const ask = (path: string, options: { method?: string; body?: object } = {}) =>
  app.call(`v3/groups/${group}/fiche_imports${path}`, { token, ...options });
async function done(path: string, body: object = {}, method = "POST"): Promise<FicheImport> {
  const answer = await ask(path, { method, body });
  expect(answer.status, answer.text).toBeLessThan(300);
  await untilDone(app.db, { groupId: group, queue: "fiche_import" });
  return (await ask(`/${answer.body.fiche_import.id}`)).body.fiche_import;
}
const upload = (file: string) =>
  done("", {
    fiche_import: { name: "rdv.csv", content: Buffer.from(file).toString("base64"), kind: "appointments" },
  });
const start = (id: number) => done(`/${id}/start`, { duplicates: "skip" });
const rowsOf = async (id: number, kind: string) => (await ask(`/${id}/rows?kind=${kind}`)).body.records;

async function appointments(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.db.query(
    `select f.lastname, to_char(start_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as start, (extract(epoch from end_at - start_at) / 60)::integer as length,
       a.deleted, presence, comments, overbooked, booking_id is not null as booked, price, source_id
     from appointments a join fiches f on f.group_id = a.group_id and f.id = a.fiche_id where a.group_id = $1 order by start_at, a.id`,
    [group],
  );
  return rows;
}
const seats = async () =>
  (await app.db.query("select from seats where group_id = $1 and appointment_id is not null", [group]))
    .rowCount;
const bookFor = (ficheId: number, time: string) =>
  postAppointment(
    app,
    "v3",
    group,
    {
      intervention_ids: [service],
      calendar_id: calendar,
      start_at: `2026-12-15T${time}:00+01:00`,
      fiche: { id: ficheId },
    },
    { token },
  );
async function expectSound(): Promise<void> {
  for (const check of DATA_CHECKS)
    if (/import|seat|appointment/.test(check.name)) {
      const { findings } = await runCheck(app.db, check);
      expect(
        findings.filter(({ group_id }) => group_id === group),
        check.name,
      ).toEqual([]);
    }
}

const FILE = `N°;Date;Heure;Durée;Motif;Praticien;Nom;Prénom;E-mail;Statut;Notes
`;
const LINES = `A1;15/12/2026;10h00;45;Contrôle;Anna Morel;Roux;Anna;anna@example.org;Confirmé;porte à gauche
A2;16/12/2026;22:00;;contrôle;Dr Anna Morel;Roux;Anna;anna@example.org;;
A3;02/03/2025;09:00;;Contrôle;Anna Morel;Petit;Bruno;;Absent;
A4;02/03/2025;09:00;;Contrôle;Anna Morel;Blanc;Zoé;;;
A5;17/12/2026;10:00;;Contrôle;Anna Morel;Blanc;Zoé;;Annulé;
A6;18/12/2026;10:00;;Massage;Anna Morel;Blanc;Zoé;;;
A7;18/12/2026;10:00;;Contrôle;Dr Dupont;Blanc;Zoé;;;
A8;18/12/2026;;;Contrôle;Anna Morel;Blanc;Zoé;;;
A9;28/03/2027;02:30;;Contrôle;Anna Morel;Blanc;Zoé;;;
A10;18/12/2026;11:00;;Contrôle;Anna Morel;;;;;
`;
const HEADED = FILE.replace("N°", "Référence") + LINES;

test("appointments are checked first, and imported with their clients; the past is history", async () => {
  await addFiche(app.db, group, { lastname: "Roux", firstname: "Anna", email: "anna@example.org" });
  const checked = await upload(HEADED);
  expect(checked).toMatchObject({
    kind: "appointments",
    state: "ready",
    // A cancelled one is not to come.
    counts: { new: 5, coming: 2, unusable: 5, duplicate: 0 },
  });
  // Their order is the database's own.
  expect(checked.services.map(({ name, rows, id }) => [name, rows, id])).toEqual(
    expect.arrayContaining([
      ["Contrôle", expect.any(Number), service],
      ["Massage", 1, null],
      ["contrôle", expect.any(Number), service],
    ]),
  );
  expect(checked.calendars.map(({ name, id }) => [name, id])).toEqual([
    ["Anna Morel", calendar],
    ["Dr Anna Morel", calendar],
    ["Dr Dupont", null],
  ]);
  expect(await appointments()).toEqual([]);
  const problems = (await rowsOf(checked.id, "unusable")).map(
    (row: Record<string, unknown>) => row["problem"],
  );
  expect(problems).toEqual(["no_service", "no_calendar", "no_time", "skipped_time", "no_client"]);
  const [first] = await rowsOf(checked.id, "all");
  expect(first).toMatchObject({
    values: {
      start: "2026-12-15 10:00:00",
      service: "Contrôle",
      lastname: "Roux",
      comments: "porte à gauche",
    },
    duplicate: { lastname: "Roux" },
  });

  const imported = await start(checked.id);
  expect(imported).toMatchObject({ state: "done", counts: { created: 5, refused: 5, clients: 2 } });
  const usual = { deleted: false, presence: null, overbooked: false, price: 4000 };
  expect(await appointments()).toMatchObject([
    { ...usual, lastname: "Petit", start: "2025-03-02 08:00", presence: "no_show", booked: false },
    { ...usual, lastname: "Blanc", start: "2025-03-02 08:00", overbooked: true, booked: false },
    { ...usual, lastname: "Roux", start: "2026-12-15 09:00", length: 45, booked: true, source_id: "A1" },
    { ...usual, lastname: "Roux", start: "2026-12-16 21:00", length: 30, booked: true },
    { ...usual, lastname: "Blanc", start: "2026-12-17 09:00", deleted: true, booked: false },
  ]);
  expect(await seats()).toBe(4);
  const { rows: reminders } = await app.db.query(
    "select cardinality(appointment_ids) as one from reminders where group_id = $1",
    [group],
  );
  expect(reminders).toEqual([{ one: 1 }, { one: 1 }]);
  const { rows: history } = await app.db.query(
    "select distinct what, told, changed_by from fiche_changes where group_id = $1 and appointment_id is not null",
    [group],
  );
  expect(history).toEqual([{ what: "booked", told: false, changed_by: "import" }]);
  // The refused rows stay to be looked at, the others are emptied.
  expect(await rowsOf(checked.id, "refused")).toHaveLength(5);
  expect((await ask(`/${checked.id}/rows`)).body.message).toBe("changed_meanwhile");
  await expectSound();
});

test("the same file again adds nothing, even after an appointment was moved or cancelled", async () => {
  await start((await upload(HEADED)).id);
  await app.db.query(
    "update appointments set start_at = start_at + interval '1 day', end_at = end_at + interval '1 day' where group_id = $1 and source_id = 'A1'",
    [group],
  );
  const again = await upload(HEADED);
  expect(again.counts).toMatchObject({ new: 0, duplicate: 5 });
  expect((await start(again.id)).counts).toMatchObject({ created: 0, skipped: 5, refused: 5 });
  const nameless = FILE + LINES.split("\n").slice(1, 3).join("\n");
  await app.db.query(
    "update appointments set source_id = null, deleted = true where group_id = $1 and source_id in ('A2', 'A3')",
    [group],
  );
  // Without numbers the client, the calendar and the start tell that it is the same.
  expect((await upload(nameless.replaceAll(/^A\d+/gm, ""))).counts).toMatchObject({ duplicate: 2 });
  expect((await upload(HEADED.replace("A2;", "A1;"))).counts).toMatchObject({ new: 0 });
});

test("a taken time is a row with a problem, in the file and at the import", async () => {
  const fiche = await addFiche(app.db, group);
  const file = `date;heure;motif;praticien;nom
15/12/2026;10:00;Contrôle;Anna Morel;Un
15/12/2026;10:15;Contrôle;Anna Morel;Deux
15/12/2026;11:00;Contrôle;Anna Morel;Trois
15/12/2026;12:00;Contrôle;Anna Morel;Quatre
`;
  const book = (time: string) => bookFor(fiche, time);
  const first = await book("11:00");
  expect(first.status, first.text).toBe(201);
  const checked = await upload(file);
  expect(checked.counts).toMatchObject({ new: 2, unusable: 2 });
  expect((await rowsOf(checked.id, "unusable")).map(({ problem }: { problem: string }) => problem)).toEqual([
    "full",
    "full",
  ]);
  const second = await book("12:00");
  expect(second.status, second.text).toBe(201);
  expect((await start(checked.id)).counts).toMatchObject({ created: 1, refused: 3 });
  await expectSound();
});

test("names are chosen by hand, and a service that is archived meanwhile refuses its rows", async () => {
  const file = `date;heure;motif;nom\n15/12/2026;10:00;Massage;Un\n15/12/2026;11:00;Contrôle;Deux\n`;
  const checked = await upload(file);
  // The only calendar is meant by rows without one.
  expect(checked).toMatchObject({ counts: { new: 1, unusable: 1 }, calendars: [{ name: "", id: calendar }] });
  const massage = await addIntervention(app.db, group, { name: "Relaxation" });
  app.context.changes.announce("catalogue", group);
  const body = {
    fiche_import: {
      columns: checked.columns.map(({ target }) => target),
      services: [{ name: "Massage", id: massage }],
    },
  };
  expect(await done(`/${checked.id}`, body, "PUT")).toMatchObject({ counts: { new: 2, unusable: 0 } });
  await app.db.query("update interventions set deleted = true where group_id = $1 and id = $2", [
    group,
    massage,
  ]);
  await app.db.query("update groups set version = version + 1 where id = $1", [group]);
  expect((await start(checked.id)).counts).toMatchObject({ created: 1, refused: 1 });
  expect(await rowsOf(checked.id, "refused")).toMatchObject([{ problem: "no_service" }]);
});

test("undoing removes what nobody has touched, without a mail, and the file can be imported again", async () => {
  await addFiche(app.db, group, { lastname: "Roux", firstname: "Anna", email: "anna@example.org" });
  const { id } = await upload(HEADED);
  await start(id);
  await app.db.query("update appointments set note = 'important' where group_id = $1 and source_id = 'A3'", [
    group,
  ]);
  const undone = await done(`/${id}/undo`);
  expect(undone).toMatchObject({ state: "undone", counts: { undone: 4, left: 1 } });
  expect(await seats()).toBe(1);
  const { rows } = await app.db.query(
    "select lastname from fiches where group_id = $1 and not deleted order by 1",
    [group],
  );
  // Bruno has an appointment that stays, Anna was there before, Zoé is erased.
  expect(rows).toEqual([{ lastname: "Petit" }, { lastname: "Roux" }]);
  expect(await app.db.query("select from reminders where group_id = $1", [group])).toMatchObject({
    rowCount: 0,
  });
  await expectSound();
  expect((await upload(HEADED)).counts).toMatchObject({ new: 4, duplicate: 1 });
});

test("a job that is broken off goes on where it was, and a killed row is not written twice", async () => {
  const lines = Array.from({ length: 250 }, (_, at) => {
    const day = String(1 + (at % 28)).padStart(2, "0");
    return `N${at};${day}/0${1 + Math.floor(at / 28)}/2025;10:00;Contrôle;Anna Morel;Client ${at}`;
  });
  const { id } = await upload(`référence;date;heure;motif;praticien;nom\n${lines.join("\n")}`);
  expect((await start(id)).counts).toMatchObject({ created: 250 });
  // As a job that was killed before its commit would begin again.
  await app.db.query(
    "update fiche_imports set state = 'importing', position = 200 where group_id = $1 and id = $2",
    [group, id],
  );
  await app.db.query(
    `select graphile_worker.add_job('fiche_import', jsonb_build_object('group_id', $1::integer, 'import_id', $2::integer)::json)`,
    [group, id],
  );
  await untilDone(app.db, { groupId: group, queue: "fiche_import" });
  expect(await appointments()).toHaveLength(250);
  await expectSound();
});

test("bookings that race an import for its times win or lose, but no time is taken twice", async () => {
  const lines = Array.from(
    { length: 8 },
    (_, at) => `15/12/2026;${9 + at}:00;Contrôle;Anna Morel;Client ${at}`,
  );
  const { id } = await upload(`date;heure;motif;praticien;nom\n${lines.join("\n")}`);
  const fiche = await addFiche(app.db, group);
  const bookings = Array.from({ length: 8 }, (_, at) =>
    bookFor(fiche, `${String(9 + at).padStart(2, "0")}:00`),
  );
  const [imported, ...answers] = await Promise.all([start(id), ...bookings]);
  const booked = answers.filter(({ status }) => status === 201).length;
  expect(imported.counts.created + booked).toBe(8);
  expect(imported.counts.refused).toBe(booked);
  await expectSound();
});

test("an erased client leaves no number of the other program behind", async () => {
  await start((await upload(HEADED)).id);
  const { rows } = await app.db.query<{ id: number }>("select id from fiches where group_id = $1", [group]);
  await anonymiseFiches(
    app.db as never,
    group,
    rows.map(({ id }) => id),
    new Date(),
  );
  expect(
    (await appointments()).every(({ source_id: number, comments }) => number === null && comments === ""),
  ).toBe(true);
});

test("the import sends nothing, and the reminder goes out in time", async () => {
  await start((await upload(HEADED.replaceAll("anna@", "reminded@"))).id);
  const jobs = await listJobs(app.db, { groupId: group });
  expect(new Set(jobs.map(({ data }) => data.kind ?? "sms"))).toEqual(new Set(["reminder", "sms"]));
  app.clock.set("2026-12-14T09:00:00Z");
  await makeDue(app.db, await listJobs(app.db, { groupId: group, queue: "mail", kind: "reminder" }));
  const { mail } = await mailTo(mails, "reminded@example.org", 2);
  expect(mail.text).toContain("Je viendrai");
  // Both are reminders: two appointments, no confirmation.
  expect(mails.received.filter(({ mail: one }) => !one.text?.includes("Je viendrai"))).toEqual([]);
  app.clock.set("2026-12-01T09:00:00Z");
});

test("a workbook is read, with times in the same cell and in one of their own", async () => {
  const rows: SheetRow[] = [
    ["Date", "Heure", "Motif", "Nom"],
    [{ wall: "2026-12-15 10:30:00" }, null, "Contrôle", "Un"],
    [{ wall: "2026-12-15 00:00:00" }, { wall: "1899-12-31 11:00:00" }, "Contrôle", "Deux"],
    [{ wall: "2026-12-15 00:00:00" }, 0.5, "Contrôle", "Trois"],
  ];
  const content = (await buffer(writeXlsx([{ name: "RDV", rows }]))).toString("base64");
  const { id } = await done("", { fiche_import: { name: "rdv.xlsx", content, kind: "appointments" } });
  await start(id);
  expect((await appointments()).map(({ lastname, start: at }) => [lastname, at])).toEqual([
    ["Un", "2026-12-15 09:30"],
    ["Deux", "2026-12-15 10:00"],
    ["Trois", "2026-12-15 11:00"],
  ]);
});

const fileOf = (lines: string) => `date;heure;durée;motif;praticien;nom\n${lines}`;

test("a neighbour changes its seat where the calendar has room, and a held time is taken until the hold expires", async () => {
  await app.db.query("update calendars set capacity = 2 where group_id = $1", [group]);
  await app.db.query("update groups set version = version + 1 where id = $1", [group]);
  await start(
    (
      await upload(
        fileOf("15/12/2026;09:00;60;Contrôle;Anna Morel;Un\n15/12/2026;10:00;60;Contrôle;Anna Morel;Deux"),
      )
    ).id,
  );
  await app.db.query(
    "update seats set seat = 1 where group_id = $1 and taken_from = (select max(taken_from) from seats where group_id = $1)",
    [group],
  );
  expect(
    (await start((await upload(fileOf("15/12/2026;09:00;120;Contrôle;Anna Morel;Trois"))).id)).counts,
  ).toMatchObject({ created: 1 });
  const hold = { start_at: "2026-12-15T14:00:00+01:00", intervention_ids: [service], calendar_id: calendar };
  for (let place = 0; place < 2; place++) expect((await postHold(app, group, hold)).body.hold).toBeTruthy();
  const held = await upload(fileOf("15/12/2026;14:00;30;Contrôle;Anna Morel;Quatre"));
  expect(held.counts).toMatchObject({ new: 0, unusable: 1 });
  await app.db.query(
    "update seats set held_until = '2026-12-01T08:00Z' where group_id = $1 and hold_id is not null",
    [group],
  );
  expect((await start(held.id)).counts).toMatchObject({ created: 1, refused: 0 });
  await expectSound();
});
