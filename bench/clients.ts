import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import {
  type FicheTableQuery,
  listFicheRows,
} from "../apps/server/src/features/booking/fiche/table/table-data.ts";
import type { Place } from "../apps/server/src/features/booking/fiche/table/cursor.ts";
import type { AuthorizedGroupId } from "../apps/server/src/http/context.ts";
import { type Database, openDatabase } from "../apps/server/src/lib/database/database.ts";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { median } from "./children.ts";

const FICHES = 200_000;
/** The rows of one statement, because statements have a time limit here too. */
const BATCH = 10_000;
const ROUNDS = 21;
const PAGE = 50;
const PAGE_OF_A_FILE = 1000;
const NOW = new Date("2026-12-01T09:00:00Z");

const ALL: FicheTableQuery = {
  now: NOW,
  sort: "name",
  dir: "asc",
  neverCame: false,
  notSince: null,
  missed: false,
  blacklisted: false,
  born: null,
  answer: null,
  metadata: null,
};
const QUERIES: readonly (readonly [string, Partial<FicheTableQuery>])[] = [
  ["by name", {}],
  ["the last added", { sort: "created_at", dir: "desc" }],
  ["the last visits", { sort: "last_visit", dir: "desc" }],
  ["by a key of the metadata", { metadata: { key: "crm", values: ["c-17"] } }],
  ["never came (a half)", { neverCame: true }],
  ["not since June", { notSince: new Date("2026-06-01T00:00:00Z") }],
  ["missed (1 of 100)", { missed: true }],
  ["blacklisted (1 of 1000)", { blacklisted: true }],
  ["born in May", { born: { name: "birthdate", pattern: "____-05-%" } }],
  ["born in a year without births", { born: { name: "birthdate", pattern: "1850-%" } }],
  ["an answer (1 of 7)", { answer: { name: "skin", equal: "3" } }],
];

/** Half of the clients have come once to four times in the last two years. */
async function addClients(database: Database, groupId: number, from: number): Promise<void> {
  await database.query(
    `insert into fiches (group_id, firstname, lastname, email, firstphone, blacklisted, fields, metadata)
     select $1, 'Camille', initcap(substr(md5(n::text), 1, 8)), 'c' || n || '@example.org', '06 ' || to_char(n, 'FM00 00 00 00'),
       n % 1000 = 0, jsonb_build_object('birthdate', '1930-01-01'::date + n * 7919 % 29000, 'skin', (n % 7)::text), jsonb_build_object('crm', 'c-' || n)
     from generate_series($2::integer, $2 + ${BATCH} - 1) n`,
    [groupId, from],
  );
}

async function addVisits(
  database: Database,
  groupId: number,
  calendar: number,
  service: number,
): Promise<void> {
  for (let visit = 0; visit < 4; visit += 1)
    await database.query(
      `insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at, presence)
       select $1, id, $2, $3, at, at + interval '30 minutes', case when id % 25 = 1 then 'no_show' end
       from fiches, lateral (select $4::timestamptz - (id * 7919 % 1000000 + $5::integer * 7) * interval '1 minute' as at) as times
       where group_id = $1 and id % 8 < 4 - $5::integer`,
      [groupId, calendar, service, NOW, visit],
    );
}

/** Measures pages of the list of 200,000 clients, and the reading of all of them for a file; milliseconds. */
export async function measureClients(): Promise<object[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const database = openDatabase({ address: postgres.connection, onError: () => {} });
  try {
    await migrate(postgres.connection);
    const groupId = (await addGroup(database, { urlname: "measured" })) as AuthorizedGroupId;
    const calendar = await addCalendar(database, groupId);
    const service = await addIntervention(database, groupId);
    for (let from = 1; from <= FICHES; from += BATCH) await addClients(database, groupId, from);
    await addVisits(database, groupId, calendar, service);
    await database.query("vacuum analyze fiches");
    await database.query("vacuum analyze appointments");
    const rows: object[] = [];
    for (const [what, query] of QUERIES)
      rows.push(await measurePage(database, groupId, what, { ...ALL, ...query }));
    rows.push(await measureFile(database, groupId));
    return rows;
  } finally {
    await database.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePage(
  database: Database,
  groupId: AuthorizedGroupId,
  what: string,
  query: FicheTableQuery,
) {
  const first: number[] = [];
  const second: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const page = await listFicheRows(database, groupId, query, null, PAGE);
    const turned = performance.now();
    await listFicheRows(database, groupId, query, page.next, PAGE);
    first.push(turned - started);
    second.push(performance.now() - turned);
    found = page.rows.length;
  }
  return {
    what,
    found,
    first: rounded(median(first)),
    worst: rounded(Math.max(...first)),
    next: rounded(median(second)),
  };
}

async function measureFile(database: Database, groupId: AuthorizedGroupId) {
  const started = performance.now();
  let found = 0;
  let place: Place | null = null;
  do {
    const page = await listFicheRows(database, groupId, ALL, place, PAGE_OF_A_FILE);
    found += page.rows.length;
    place = page.next;
  } while (place !== null);
  return { what: "all of them, for a file", found, first: rounded(performance.now() - started) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
