import { readFile } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { type Download, expect, type Page } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { inDatabase } from "./steps/in-database.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon } from "./steps/owner.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const FIRST = daysAgo(364);
const LAST = daysAgo(1);

/** Adds eight appointments on each day of a past year, alternately on two calendars, by ninety people. */
async function fillYear(urlname: string): Promise<void> {
  await inDatabase((database) =>
    database.query(
      `with salon as (select id from groups where urlname = $1), fiche as (
         insert into fiches (group_id, firstname, lastname) select id, '=Léa', 'Personne ' || n from salon, generate_series(1, 90) n
         returning group_id, id
       ), people as (select group_id, array_agg(id order by id) as ids from fiche group by group_id),
       calendar as (select array_agg(id order by name) as ids from calendars where group_id = (select id from salon)),
       service as (select array_agg(id order by name) as ids from interventions where group_id = (select id from salon)),
       made as (
         select n, group_id, people.ids[1 + n * 7 % 90] as fiche_id, calendar.ids[1 + n % 2] as calendar_id,
           service.ids[1 + n / 3 % 2] as intervention_id,
           $2::date + (n / 8) * interval '1 day' + (8 + n % 8 / 2 * 2) * interval '1 hour' as start_at
         from generate_series(0, $3::integer - 1) n, people, calendar, service
       ), booking as (
         insert into bookings (group_id, fiche_id, locale, websource, created_at)
         select group_id, fiche_id, 'fr', 'new_user', start_at - interval '3 days' from made order by n returning id
       ), numbered as (select id, row_number() over (order by id) - 1 as n from booking),
       appointment as (
         insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at, deleted, presence)
         select group_id, numbered.id, fiche_id, calendar_id, intervention_id, start_at at time zone 'UTC',
           (start_at + interval '30 minutes') at time zone 'UTC', n % 9 = 0, case when n % 13 = 1 then 'no_show' end
         from made join numbered using (n) returning id, group_id, calendar_id, start_at, end_at, deleted
       )
       insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
       select group_id, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id
       from appointment where not deleted`,
      [urlname, FIRST, 364 * 8],
    ),
  );
}

/** Counts booked, cancelled and missed appointments by any value, from the appointments themselves. */
async function plainCount(urlname: string, by: string, from: string, until: string) {
  const { rows } = await inDatabase((database) =>
    database.query<{ name: string; booked: number; cancelled: number; missed: number }>(
      `select ${by} as name, count(*)::integer as booked, (count(*) filter (where a.deleted))::integer as cancelled,
         (count(*) filter (where a.presence = 'no_show' and not a.deleted))::integer as missed
       from appointments a join groups g on g.id = a.group_id
       join calendars c on c.id = a.calendar_id join interventions i on i.id = a.intervention_id
       where g.urlname = $1 and (a.start_at at time zone (g.fields->>'timezone'))::date between $2 and $3 group by 1`,
      [urlname, from, until],
    ),
  );
  return rows;
}

/** Returns the numbers of a row, with or without thousands separators. */
async function numbersOf(page: Page, table: string, name: string): Promise<number[]> {
  const row = page.getByRole("region", { name: table, exact: true }).getByRole("row", { name });
  const cells = await row.getByRole("cell").allInnerTexts();
  return cells
    .map((text) => text.replaceAll(/\D/g, ""))
    .filter((text) => text !== "")
    .map(Number);
}

async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  return readFile(await (await download).path());
}

/** Returns the XML of a sheet in a workbook. */
function sheetOf(file: Buffer, number: number): string {
  const name = `xl/worksheets/sheet${number}.xml`;
  return inflateRawSync(file.subarray(file.indexOf(name) + name.length)).toString();
}

test("a year of bookings is told on the screen as a plain count finds it", async ({ page }) => {
  const urlname = await openSalon();
  await fillYear(urlname);
  await openManage(page, urlname, "/statistics");
  for (const [from, until] of [
    [FIRST, LAST],
    [daysAgo(200), daysAgo(31)],
  ] as const) {
    await page.goto(`/${urlname}/manage/statistics?locale=fr&from=${from}&until=${until}`);
    await expect(page.getByText(/Compté pour la dernière fois/)).toBeVisible({ timeout: 60_000 });
    const [all] = await plainCount(urlname, "''", from, until);
    const total = page
      .getByRole("row", { name: /^Rendez‑vous / })
      .getByRole("cell")
      .first();
    await expect.poll(async () => Number((await total.innerText()).replaceAll(/\D/g, ""))).toBe(all!.booked);
    for (const [table, by] of [
      ["Par prestation", "i.name"],
      ["Par agenda", "c.name"],
    ] as const)
      for (const { name, booked, cancelled, missed } of await plainCount(urlname, by, from, until)) {
        const [first, _before, ...others] = await numbersOf(page, table, name);
        expect([first, ...others.slice(0, 2)], `${table}: ${name}`).toEqual([booked, cancelled, missed]);
      }
    const days = await plainCount(
      urlname,
      "to_char(a.start_at at time zone (g.fields->>'timezone'), 'ID')",
      from,
      until,
    );
    const weekday = new Intl.DateTimeFormat("fr", { weekday: "long", timeZone: "UTC" });
    for (const { name, booked } of days) {
      const day = weekday.format(Date.UTC(2027, 0, 3 + Number(name)));
      expect((await numbersOf(page, "Par jour de la semaine", day))[0], day).toBe(booked);
    }
  }
  await expectNoBarrier(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger (XLSX)", exact: true }).press("Enter");
  const file = await bytesOf(download);
  const [all] = await plainCount(urlname, "''", daysAgo(200), daysAgo(31));
  const sheet = sheetOf(file, 1);
  expect(sheet).toContain(`Rendez\u2011vous</t></is></c><c r="B2"><v>${all!.booked}</v>`);
});

test("appointments are taken along as CSV and as a workbook with the columns that are chosen; who works on one calendar gets that one", async ({
  page,
}) => {
  const urlname = await openSalon({}, [{ who: "anna", role: "pro", calendars: ["Anna"] }]);
  await fillYear(urlname);
  await openManage(page, urlname, "/statistics");
  const [from, until] = [daysAgo(40), daysAgo(11)];
  await page.goto(`/${urlname}/manage/statistics?locale=fr&from=${from}&until=${until}`);
  const part = page.getByRole("region", { name: "Les rendez‑vous en fichier" });
  for (const name of ["Fin", "Minutes", "Salle ou équipement", "E‑mail", "Téléphone", "Prix"])
    await part.getByRole("checkbox", { name, exact: true }).uncheck();
  const [plain] = await plainCount(urlname, "''", from, until);

  let download = page.waitForEvent("download");
  await part.getByRole("button", { name: "Télécharger les rendez‑vous (CSV)" }).press("Enter");
  const csv = (await bytesOf(download)).toString("utf8");
  expect(csv.codePointAt(0)).toBe(0xfeff);
  const [head, ...lines] = csv.slice(1).trimEnd().split("\r\n");
  expect(head).toBe("Début;Agenda;Prestation;Nom;Prénom;État;Provenance;Langue;Réservé le");
  expect(lines).toHaveLength(plain!.booked);
  expect(lines[0]).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d;(Anna Roux|Bruno Petit);(Coupe|Soin);Personne \d+;'=Léa;/,
  );
  expect(lines.filter((line) => line.includes(";Annulé;"))).toHaveLength(plain!.cancelled);
  await expect(page.getByText("Le fichier est téléchargé.").first()).toBeAttached();

  download = page.waitForEvent("download");
  await part.getByRole("button", { name: "Télécharger les rendez‑vous (XLSX)" }).click();
  const file = await bytesOf(download);
  const sheet = sheetOf(file, 1);
  expect(sheet.match(/<row /g)).toHaveLength(plain!.booked + 1);
  expect(sheet).toContain('<t xml:space="preserve">=Léa</t>');
  expect(sheet).not.toContain("<f>");

  // A colleague gets only their own calendars, in the figures and in the files.
  await page.evaluate(() => sessionStorage.clear());
  await openManage(page, urlname, "/statistics", "anna");
  await page.goto(`/${urlname}/manage/statistics?locale=fr&from=${from}&until=${until}`);
  const [anna] = (await plainCount(urlname, "c.name", from, until)).filter(
    ({ name }) => name === "Anna Roux",
  );
  await expect(page.getByRole("row", { name: new RegExp(`^Rendez‑vous ${anna!.booked} `) })).toBeVisible();
  download = page.waitForEvent("download");
  await part.getByRole("button", { name: "Télécharger les rendez‑vous (CSV)" }).press("Enter");
  const own = (await bytesOf(download)).toString("utf8").trimEnd().split("\r\n").slice(1);
  expect(own).toHaveLength(anna!.booked);
  expect(own.filter((line) => !line.includes(";Anna Roux;"))).toEqual([]);
  download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger (XLSX)" }).click();
  const ofCalendars = sheetOf(await bytesOf(download), 4);
  expect(ofCalendars).toContain("Anna Roux");
  expect(ofCalendars).not.toContain("Bruno Petit");
});
