import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { searchFiches } from "../apps/server/src/features/booking/fiche/search-data.ts";
import type { AuthorizedGroupId } from "../apps/server/src/http/context.ts";
import { type Database, openDatabase } from "../apps/server/src/lib/database/database.ts";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { addGroup } from "../apps/server/src/testing/test-groups.ts";
import { median } from "./children.ts";

const FICHES = 200_000;
/** The rows of one statement, because statements have a time limit here too. */
const BATCH = 10_000;
const ROUNDS = 31;
/** The size of a page in the professional's screen. */
const PAGE = 50;

const SEARCHES = [
  ["a rare name", "Korvantier"],
  ["a name of thousands", "Martin"],
  ["three letters", "mar"],
  ["both names", "Camille Dupont"],
  ["two letters of each", "ca du"],
  ["three letters and two", "mar ca"],
  ["a phone number", "+33 6 00 00 77 77"],
  ["one letter wrong", "Korventier"],
  ["one letter wrong in both names", "Camile Dupomt"],
  ["nobody", "Wxyzkqj"],
] as const;

/** Adds names in a town's distribution: some have thousands, most a few dozen. */
async function addFiches(database: Database, groupId: number, count: number): Promise<void> {
  await database.query(
    `with parts as (
       select array['mar','ber','du','le','ro','gar','lam','mor','fon','per','chau','vil','gui','bar','cor','del'] as a,
         array['tin','nard','pont','roy','bert','nier','cel','vet','taine','van','ment','lin','so','reau'] as b,
         array['','','','ier','eau','et','ine','on'] as c,
         array['Camille','Marie','Jean','Sophie','Martin','Léa','Hugo','Anaïs','Paul','Zoé','Nicolas','Inès'] as f
     ), people as (
       select n, initcap(a[1 + floor(random() ^ 2 * 16)] || b[1 + floor(random() ^ 2 * 14)] || c[1 + floor(random() * 8)]) as l,
         f[1 + floor(random() ^ 2 * 12)] as f
       from parts, generate_series(1, $2::integer) n
     )
     insert into fiches (group_id, firstname, lastname, email, firstphone, fields)
     select $1, f, case when n = 7 then 'Korvantier' else l end,
       lower(translate(f, 'éïè', 'eie') || '.' || l || n || '@example.org'),
       '06 ' || to_char(n, 'FM00 00 00 00'), jsonb_build_object('str0', md5(n::text)) from people`,
    [groupId, count],
  );
}

/**
 * Measures a professional's search among 200,000 fiches, and reading a fiche by its id, alternately on one connection;
 * milliseconds.
 */
export async function measureFicheSearch(): Promise<object[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const database = openDatabase({ address: postgres.connection, onError: () => {} });
  try {
    await migrate(postgres.connection);
    const groupId = (await addGroup(database, { urlname: "measured" })) as AuthorizedGroupId;
    const other = await addGroup(database, { urlname: "other" });
    for (let made = 0; made < FICHES; made += BATCH) {
      await addFiches(database, groupId, BATCH);
      await addFiches(database, other, BATCH / 4);
    }
    await database.query("vacuum analyze fiches");
    const rows: object[] = [];
    for (const [what, text] of SEARCHES) rows.push(await measure(database, groupId, what, text));
    return rows;
  } finally {
    await database.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(run: () => Promise<unknown[]>) {
  const started = performance.now();
  const { length } = await run();
  return { length, milliseconds: performance.now() - started };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

async function measure(database: Database, groupId: AuthorizedGroupId, what: string, text: string) {
  const ours: number[] = [];
  const bare: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const lookup = await timed(async () => {
      const { rows } = await database.query({
        name: "bare",
        text: "select * from fiches where group_id = $1 and id = $2",
        values: [groupId, 1000 + round],
      });
      return rows;
    });
    const search = await timed(() => searchFiches(database, groupId, { text, ids: null, limit: PAGE }));
    found = search.length;
    bare.push(lookup.milliseconds);
    ours.push(search.milliseconds);
  }
  return {
    what,
    found,
    median: rounded(median(ours)),
    worst: rounded(Math.max(...ours)),
    bare: rounded(median(bare)),
    "times bare": Math.round(median(ours.map((time, round) => time / bare[round]!))),
  };
}
