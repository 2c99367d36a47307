import { inflateRawSync } from "node:zlib";
import type { Statistics, StatisticsTotals } from "@rendezvous/contract/office/statistics";
import { expect, test } from "vitest";
import { untilDone } from "../../../testing/jobs.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { planStatistics } from "./plan-data.ts";

const ZONE = "America/St_Johns";
const app = await startApp();
const group = await addGroup(app.db, { fields: { timezone: ZONE, locale: "en" } });
const calendars = [
  await addCalendar(app.db, group, { name: "Anna", publicname: '"Anna"' }),
  await addCalendar(app.db, group, { name: "Ben", publicname: '"Ben"', capacity: 2 }),
];
const services = [
  await addIntervention(app.db, group, { publicname: '"Visit"' }),
  await addIntervention(app.db, group, { publicname: '"Scan"', length: 45 }),
];
await addIntervention(app.db, group, { publicname: '"Anna alone"', calendars: [calendars[0]!] });
const { email } = await addPro(app.db, [group], { role: "owner" });
let owner = await tokenOf(app, group, email);

/** A year of bookings around the present, always the same, by people of whom many come again. */
await app.db.query(
  `with number as (select n, (n * 7919) % 104729 as r from generate_series(1, 3000) as n), fiche as (
     insert into fiches (group_id, lastname) select $1, 'Person ' || n from generate_series(1, 400) as n returning id
   ), people as (select array_agg(id order by id) as ids from fiche), made as (
     select n, r, ids[1 + r % 400] as fiche_id,
       '2026-06-01'::timestamptz + (r % 365) * interval '1 day' + (n % 1440) * interval '1 minute' as start_at
     from number, people
   ), booking as (
     insert into bookings (group_id, fiche_id, locale, websource, created_at)
     select $1, fiche_id, case r % 3 when 0 then 'fr-CA' when 1 then 'en' else 'de' end,
       case r % 4 when 0 then 'new_user' else 'partner' end, start_at - (r % 50) * interval '13 hours'
     from made order by n returning id
   ), numbered as (select id, row_number() over (order by id) as n from booking)
   insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, intervention_ids, start_at, end_at,
     deleted, cancelled_late, presence)
   select $1, numbered.id, made.fiche_id, ($2::integer[])[1 + r % 2], ($3::integer[])[1 + r % 2],
     case when r % 11 = 0 then $3::integer[] end, start_at, start_at + (15 + r % 60) * interval '1 minute',
     r % 9 = 0, r % 18 = 0, case when r % 13 = 0 then 'no_show' when r % 13 = 1 then 'done' end
   from made join numbered using (n)`,
  [group, calendars, services],
);

async function count(): Promise<void> {
  await planStatistics(app.db, app.clock.now());
  await untilDone(app.db);
}
await count();

async function ask(query: string, token = owner): Promise<Statistics> {
  const answer = await app.call(`v3/groups/${group}/statistics?${query}`, { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** Computes the same numbers directly from the appointments, one value at a time. */
async function plain(from: string, until: string, of: string, value: string, also = "true"): Promise<object> {
  const { rows } = await app.db.query<StatisticsTotals>(
    `select count(*)::integer as booked, (count(*) filter (where deleted))::integer as cancelled,
       (count(*) filter (where presence = 'no_show' and not deleted))::integer as no_show,
       (count(*) filter (where not deleted and rank = 1))::integer as first,
       coalesce(sum(extract(epoch from end_at - start_at) / 60) filter (where not deleted), 0)::integer as minutes
     from (
       select a.*, b.locale, b.websource, b.created_at as booked_at, (a.start_at at time zone '${ZONE}') as wall,
         case when not a.deleted then row_number() over (partition by a.fiche_id, a.deleted order by a.start_at, a.id) end as rank
       from appointments a join bookings b on b.id = a.booking_id and b.group_id = a.group_id where a.group_id = $1
     ) as one
     where wall::date between $2 and $3 and (${of})::text = $4::text and ${also}`,
    [group, from, until, value],
  );
  return rows[0]!;
}

const COLUMNS = {
  service:
    "(select $4::text where $4::text::integer = any(coalesce(intervention_ids, array[intervention_id])))",
  calendar: "calendar_id",
  source: "websource",
  language: "left(locale, 2)",
  weekday: "extract(isodow from wall)",
  hour: "to_char(wall, 'HH24')",
} as const;

test.each([
  ["2026-06-01", "2027-05-31"],
  ["2026-10-17", "2026-12-05"],
  ["2026-11-01", "2026-11-30"],
  ["2026-11-10", "2026-11-12"],
])("a generated year from %s to %s is what a plain count finds", async (from, until) => {
  const answer = await ask(`from=${from}&until=${until}`);
  expect(answer.totals.booked).toBeGreaterThan(0);
  expect(answer.totals).toMatchObject(await plain(from, until, "''", ""));
  expect(answer.series.reduce((sum, { booked }) => sum + booked, 0)).toBe(answer.totals.booked);
  for (const [kind, column] of Object.entries(COLUMNS)) {
    const lines = answer.by[kind as keyof typeof COLUMNS].filter(({ booked }) => booked > 0);
    for (const line of lines)
      expect(line, `${kind} ${line.value}`).toMatchObject(await plain(from, until, column, line.value));
    if (kind !== "service")
      expect(
        lines.reduce((sum, { booked }) => sum + booked, 0),
        kind,
      ).toBe(answer.totals.booked);
  }
  const days = "(wall::date - (booked_at at time zone 'America/St_Johns')::date)";
  for (const [at, { value, booked }] of answer.by.lead.entries()) {
    const next = answer.by.lead[at + 1]?.value ?? "1000000";
    const found = await plain(from, until, "''", "", `${days} >= ${value} and ${days} < ${next}`);
    expect(found, value).toMatchObject({ booked });
  }
  const { from: then, until: thenUntil } = answer.before;
  expect(answer.totals_before).toMatchObject(await plain(then, thenUntil, "''", ""));
});

const seriesOf = async (from: string, until: string) => (await ask(`from=${from}&until=${until}`)).series;

test("each day and month of the series stands beside that of the period before", async () => {
  const before = new Map(
    (await seriesOf("2026-11-07", "2026-11-09")).map(({ start, booked }) => [start, booked]),
  );
  const days = await seriesOf("2026-11-10", "2026-11-12");
  expect(days.map((day) => [day.start, day.booked_before])).toEqual(
    ["07", "08", "09"].map((day, at) => [`2026-11-${10 + at}`, before.get(`2026-11-${day}`) ?? 0]),
  );
  const months = await seriesOf("2026-11-01", "2027-01-31");
  const monthsBefore = await seriesOf("2026-08-01", "2026-10-31");
  expect(months.map(({ booked_before }) => booked_before)).toEqual(monthsBefore.map(({ booked }) => booked));
  // June has no day to compare with the last of July.
  const july = await seriesOf("2026-07-01", "2026-07-31");
  expect(july.at(-1)).toMatchObject({ start: "2026-07-31", booked_before: 0 });
});

test("what came with a group file was booked nobody knows how long before, from where and in which language", async () => {
  const imported = await addGroup(app.db, { fields: { timezone: ZONE, locale: "en" } });
  const calendar = await addCalendar(app.db, imported);
  await app.db.query(
    `with fiche as (insert into fiches (group_id, lastname) values ($1, 'Person') returning id)
     insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
     select $1, fiche.id, $2, $3, '2026-11-10T12:00:00Z', '2026-11-10T12:30:00Z' from fiche`,
    [imported, calendar, await addIntervention(app.db, imported)],
  );
  await count();
  const token = await tokenOf(app, imported, (await addPro(app.db, [imported], { role: "owner" })).email);
  const path = `v3/groups/${imported}/statistics?from=2026-11-01&until=2026-11-30`;
  const { by } = (await app.call(path, { token })).body as Statistics;
  for (const kind of ["lead", "source", "language"] as const)
    expect(by[kind], kind).toMatchObject([{ value: "", booked: 1 }]);
});

test("a month is compared with the month before, some days with as many", async () => {
  expect((await ask("from=2026-11-01&until=2026-11-30")).before).toEqual({
    from: "2026-10-01",
    until: "2026-10-31",
  });
  expect((await ask("from=2026-11-10&until=2026-11-12")).before).toEqual({
    from: "2026-11-07",
    until: "2026-11-09",
  });
});

test("occupancy is against opening hours and places, and services tell how far off their third free time is", async () => {
  // On Tuesday one calendar is open for nine hours, and the other for nine hours with two places.
  const answer = await ask("from=2026-12-01&until=2026-12-01");
  expect(answer.totals.open_minutes).toBe(3 * 540);
  expect(answer.by.calendar.find(({ name }) => name === "Ben")?.open_minutes).toBe(1080);
  const delay = answer.delays.find(({ name }) => name === "Visit");
  // The local time is 05:30, and the third free time is 10:00.
  expect(delay).toMatchObject({ name: "Visit", minutes: 270, minutes_before: null });
  expect(answer.counted_at).not.toBeNull();
});

test("what changes later is counted the night after, and the hours of days that are over stay", async () => {
  const before = await ask("from=2026-11-01&until=2026-11-30");
  await app.db.query(
    `update appointments set deleted = true where group_id = $1 and id = (select min(id) from appointments
       where group_id = $1 and not deleted and start_at between '2026-11-02' and '2026-11-29')`,
    [group],
  );
  await app.db.query("update calendars set openinghours = '[]' where group_id = $1", [group]);
  await app.db.query("update groups set version = version + 1 where id = $1", [group]);
  app.context.changes.announce("catalogue", group);
  app.clock.set(app.clock.now() + 24 * 3_600_000);
  await count();
  owner = await tokenOf(app, group, email);
  const after = await ask("from=2026-11-01&until=2026-11-30");
  expect(after.totals.cancelled).toBe(before.totals.cancelled + 1);
  expect(after.totals.open_minutes).toBe(before.totals.open_minutes);
});

test("months that nothing is booked in any more, before the first one and after the last, are counted no longer", async () => {
  const [first, last] = ["from=2026-06-01&until=2026-06-30", "from=2027-05-01&until=2027-05-31"];
  for (const month of [first, last]) expect((await ask(month)).totals.booked).toBeGreaterThan(0);
  await app.db.query(
    "delete from appointments where group_id = $1 and (start_at at time zone $2)::date < '2026-07-01'",
    [group, ZONE],
  );
  await app.db.query(
    `update appointments set start_at = start_at - interval '40 days', end_at = end_at - interval '40 days'
     where group_id = $1 and (start_at at time zone $2)::date >= '2027-05-01'`,
    [group, ZONE],
  );
  app.clock.set(app.clock.now() + 24 * 3_600_000);
  await count();
  owner = await tokenOf(app, group, email);
  for (const month of [first, last]) {
    const { totals, series } = await ask(month);
    expect(totals).toMatchObject({ booked: 0, cancelled: 0, minutes: 0 });
    expect(series.filter(({ booked }) => booked > 0)).toEqual([]);
  }
  const { totals } = await ask("from=2026-07-01&until=2027-04-30");
  expect(totals).toMatchObject(await plain("2026-07-01", "2027-04-30", "''", ""));
});

test("the hours of a hall with room for thousands are counted, too", async () => {
  const halls = await addGroup(app.db);
  const hall = await addCalendar(app.db, halls, { capacity: 10_000 });
  await app.db.query(
    `insert into open_minutes (group_id, calendar_id, day, minutes)
     select $1, $2, '2026-01-01'::date + n, 14400000 from generate_series(0, 364) as n`,
    [halls, hall],
  );
  const { email: theirs } = await addPro(app.db, [halls], { role: "owner" });
  const answer = await app.call(`v3/groups/${halls}/statistics?from=2026-01-01&until=2026-12-31`, {
    token: await tokenOf(app, halls, theirs),
  });
  expect(answer.body.totals.open_minutes, answer.text).toBe(365 * 14_400_000);
});

test("professionals see their own calendars alone; who takes calls sees none", async () => {
  const own = await tokenOf(
    app,
    group,
    (await addPro(app.db, [group], { calendars: [calendars[1]!] })).email,
  );
  const answer = await ask("from=2026-11-01&until=2026-11-30", own);
  const all = await ask("from=2026-11-01&until=2026-11-30");
  const ben = all.by.calendar.find(({ value }) => value === String(calendars[1]));
  expect(answer.totals.booked).toBe(ben?.booked);
  expect(answer.by.calendar).toHaveLength(1);
  const delaysOf = async (token: string) =>
    (await ask("from=2026-12-01&until=2026-12-01", token)).delays.map(({ name }) => name).sort();
  expect(await delaysOf(owner)).toEqual(["Anna alone", "Scan", "Visit"]);
  expect(await delaysOf(own)).toEqual(["Scan", "Visit"]);
  const { email: agent } = await addPro(app.db, [group], { role: "call_centre" });
  const token = await tokenOf(app, group, agent);
  for (const call of ["statistics", "statistics.download"]) {
    const refused = await app.call(`v3/groups/${group}/${call}?from=2026-11-01&until=2026-11-30`, { token });
    expect(refused.status).toBe(403);
  }
  const query = `from=2026-11-01&until=2026-11-30&calendar_ids[]=${calendars[0]}`;
  expect((await app.call(`v3/groups/${group}/statistics?${query}`, { token: own })).status).toBe(400);
  expect(
    (await app.call(`v3/groups/${group}/statistics?from=2026-11-30&until=2026-11-01`, { token: owner }))
      .status,
  ).toBe(400);
});

const text = (words: string) => `<c t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;

test("the workbook has a sheet for each table, with the counts of the answer, on one's own calendars alone", async () => {
  const warnings: Error[] = [];
  process.on("warning", (warning) => warnings.push(warning));
  const { email: colleague } = await addPro(app.db, [group], { calendars: [calendars[0]!] });
  for (const token of [owner, await tokenOf(app, group, colleague)]) {
    const query = "from=2026-10-17&until=2026-12-05";
    const { totals, by } = await ask(query, token);
    const address = `${app.url}/api/v3/groups/${group}/statistics.download?${query}&locale=en&apikey=${app.context.installation.apiKey}&token=${token}`;
    const answer = await fetch(address);
    expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
    expect(answer.headers.get("content-disposition")).toContain("2026-10-17-2026-12-05.xlsx");
    const file = Buffer.from(await answer.arrayBuffer());
    const part = (name: string) =>
      inflateRawSync(file.subarray(file.indexOf(name) + name.length))
        .toString()
        .replaceAll(/ r="\w+"/g, "");
    const names = [...part("xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      "Period",
      "Over time",
      "By service",
      "By calendar",
      "By source",
      "By language",
      "By days booked ahead",
      "By weekday",
      "By hour",
      "Third free time",
    ]);
    expect(part("xl/worksheets/sheet1.xml")).toContain(
      `<row>${text("Appointments")}<c><v>${totals.booked}</v></c>`,
    );
    const sheet = part("xl/worksheets/sheet4.xml");
    expect(by.calendar.length).toBeGreaterThan(0);
    for (const { name, booked, booked_before, cancelled } of by.calendar)
      expect(sheet).toContain(
        `<row>${text(name ?? "")}<c><v>${booked}</v></c><c><v>${booked_before}</v></c><c><v>${cancelled}</v></c>`,
      );
    expect(sheet.match(/<row>/g)).toHaveLength(by.calendar.length + 1);
  }
  expect(warnings).toEqual([]);
});

test("counts, hours and delays end after ten years", async () => {
  const old = await addGroup(app.db);
  const calendar = await addCalendar(app.db, old);
  const service = await addIntervention(app.db, old);
  const fiche = await addFiche(app.db, old);
  for (const start of ["2016-05-02T10:00:00Z", "2017-02-06T10:00:00Z"])
    await app.db.query(
      `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       values ($1, $2, $3, $4, $5, $5::timestamptz + interval '30 minutes')`,
      [old, fiche, calendar, service, start],
    );
  await app.db.query(
    `with counted as (
       insert into statistics values ($1, 0, 'month', '2016-05-01', 'total', '', 1, 0, 0, 1, 30)
     ), delayed as (insert into slot_delays values ($1, '2016-05-02', $3, 60))
     insert into open_minutes values ($1, $2, '2016-05-02', 60), ($1, $2, '2026-11-30', 60)`,
    [old, calendar, service],
  );
  await count();
  const { rows } = await app.db.query(
    `select (select array_agg(distinct start::text) from statistics where group_id = $1 and grain = 'month') as months,
       (select min(day)::text from open_minutes where group_id = $1) as hours,
       (select min(day)::text from slot_delays where group_id = $1) as delays`,
    [old],
  );
  expect(rows).toEqual([
    { months: ["2017-02-01"], hours: "2026-11-30", delays: expect.stringMatching("^2026-12") },
  ]);
});
