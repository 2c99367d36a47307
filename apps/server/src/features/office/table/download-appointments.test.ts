import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const ZONE = "Asia/Kathmandu";
const app = await startApp();
const group = await addGroup(app.db, { urlname: "table", fields: { timezone: ZONE, locale: "en" } });
const anna = await addCalendar(app.db, group, { name: "Anna", publicname: '"Anna, first floor"' });
const ben = await addCalendar(app.db, group, { name: "Ben", publicname: '"Ben"' });
const service = await addIntervention(app.db, group, { publicname: { fr: "Visite", en: "Visit" } });
const tokenFor = async (more: object) => tokenOf(app, group, (await addPro(app.db, [group], more)).email);
const owner = await tokenFor({ role: "owner" });

/**
 * 2,600 appointments in June, a quarter of an hour each, some at the same instant. The name of the first client must not become a
 * formula.
 */
await app.db.query(
  `with fiche as (
     insert into fiches (group_id, lastname, firstname, email, firstphone)
     values ($1, '=HYPERLINK("https://evil.example")', 'Ada "the first" & <co>', 'ada@example.org', '+33 6 39 98 11 22') returning id
   ), booking as (
     insert into bookings (group_id, fiche_id, locale, websource, created_at)
     select $1, id, 'fr', '@sum', '2026-05-31T20:00:00Z' from fiche returning id
   )
   insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at, deleted, presence, price_amount, metadata)
   select $1, booking.id, fiche.id, case when n % 2 = 0 then $2::integer else $3::integer end, $4, start_at, start_at + interval '15 minutes',
     n = 1, case n when 2 then 'no_show' end, 2550, case n when 0 then '{"till": "A-17; x"}' else '{}' end::jsonb
   from fiche, booking, generate_series(0, 2599) n,
     lateral (select '2026-05-31T18:15:00Z'::timestamptz + n / 2 * interval '30 minutes' as start_at) at`,
  [group, anna, ben, service],
);
const SPAN = "from=2026-06-01&until=2026-06-30";
const ask = (query: string, token = owner) =>
  app.call(`v3/groups/${group}/appointments.download?${query}`, { token });
const linesOf = async (query: string, token = owner) => {
  const { status, text } = await ask(query, token);
  expect(status, text).toBe(200);
  return text.trimEnd().split("\r\n");
};

test("a program may ask for the type of the file", async () => {
  for (const accept of ["text/csv", "text/html", "application/json"]) {
    const path = `v3/groups/${group}/appointments.download?${SPAN}`;
    expect((await app.call(path, { token: owner, headers: { accept } })).status, accept).toBe(200);
  }
});

test("each appointment is a line on the group's clock, in the language asked for, and nothing begins like a formula", async () => {
  const { headers } = await ask(`${SPAN}&locale=fr`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="table-2026-06-01-2026-06-30.csv"');
  const lines = await linesOf(`${SPAN}&locale=fr`);
  expect(lines).toHaveLength(2601);
  expect(lines[0]).toBe(
    "Début;Fin;Minutes;Agenda;Salle ou équipement;Prestation;Nom;Prénom;E‑mail;Téléphone;État;Prix;Provenance;Langue;Réservé le;Données d’autres logiciels",
  );
  expect(lines[1]).toBe(
    `2026-06-01 00:00;2026-06-01 00:15;15;"Anna, first floor";;Visite;"'=HYPERLINK(""https://evil.example"")";"Ada ""the first"" & <co>";` +
      `ada@example.org;'+33 6 39 98 11 22;Réservé;25,5;'@sum;fr;2026-06-01 01:45;"{""till"":""A-17; x""}"`,
  );
  expect(lines[2]).toContain(";Annulé;");
  expect(lines[3]).toContain(";Absent;");
});

test("spreadsheets know by its first bytes that it is UTF-8", async () => {
  const answer = await fetch(
    `${app.url}/api/v3/groups/${group}/appointments.download?${SPAN}&apikey=${app.context.installation.apiKey}&token=${owner}`,
  );
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test("only the columns and days that are asked for, each appointment once, in order", async () => {
  const lines = await linesOf(`${SPAN}&columns=start,calendar`);
  expect(lines[0]).toBe("Start,Calendar");
  const { rows } = await app.db.query<{ line: string }>(
    `select to_char(a.start_at at time zone $2, 'YYYY-MM-DD HH24:MI') || ',' ||
       case c.name when 'Anna' then '"Anna, first floor"' else c.name end as line
     from appointments a join calendars c on c.id = a.calendar_id where a.group_id = $1 order by a.start_at, a.id`,
    [group, ZONE],
  );
  expect(lines.slice(1)).toEqual(rows.map(({ line }) => line));
  expect(await linesOf("from=2026-06-02&until=2026-06-02&columns=start")).toHaveLength(97);
  expect(await linesOf("from=2026-07-01&until=2026-07-31&columns=start")).toEqual(["Start"]);
});

test("a workbook has the same cells as texts, numbers and dates", async () => {
  const address = `${app.url}/api/v3/groups/${group}/appointments.download?${SPAN}&format=xlsx&columns=start,minutes,lastname&apikey=${app.context.installation.apiKey}&token=${owner}`;
  const answer = await fetch(address);
  expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
  const file = Buffer.from(await answer.arrayBuffer());
  const name = "xl/worksheets/sheet1.xml";
  const at = file.indexOf(name) + name.length;
  const sheet = inflateRawSync(file.subarray(at)).toString();
  expect(sheet.match(/<row /g)).toHaveLength(2601);
  expect(sheet).toContain('<c r="A1" t="inlineStr" s="2"><is><t xml:space="preserve">Start</t></is></c>');
  // 1 June 2026 at midnight is day 46174.
  expect(sheet).toContain(
    '<row r="2"><c r="A2" s="1"><v>46174</v></c><c r="B2"><v>15</v></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("https://evil.example")</t></is></c></row>',
  );
  for (const part of ["[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/styles.xml"])
    expect(file.includes(part), part).toBe(true);
});

test("professionals take along their own calendars alone, call centres and clients nothing; each look is noted", async () => {
  const own = await tokenFor({ calendars: [ben] });
  const lines = await linesOf(`${SPAN}&columns=calendar`, own);
  expect(new Set(lines.slice(1))).toEqual(new Set(["Ben"]));
  expect(lines).toHaveLength(1301);
  expect((await ask(`${SPAN}&calendar_ids[]=${anna}`, own)).status).toBe(400);
  expect((await ask(SPAN, await tokenFor({ role: "call_centre" }))).status).toBe(403);
  for (const query of ["from=2026-06-30&until=2026-06-01", `${SPAN}&columns=password`, `${SPAN}&format=pdf`])
    expect((await ask(query)).status, query).toBe(400);
  await app.context.ficheReads.flush();
  const { rowCount } = await app.db.query(
    "select from fiche_reads where group_id = $1 and what = 'appointments'",
    [group],
  );
  expect(rowCount).toBe(2);
});

test("a reader who goes away in the middle reads nothing more, and the server goes on", async () => {
  const stop = new AbortController();
  const address = `${app.url}/api/v3/groups/${group}/appointments.download?${SPAN}&format=xlsx&apikey=${app.context.installation.apiKey}&token=${owner}`;
  const answer = await fetch(address, { signal: stop.signal });
  await answer.body!.getReader().read();
  stop.abort();
  expect(await linesOf("from=2026-06-02&until=2026-06-02&columns=start")).toHaveLength(97);
});
