import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { Client } from "pg";
import { describeFindings, verifyData } from "../apps/server/src/features/office/verify/verify.ts";
import { openDatabase } from "../apps/server/src/lib/database/database.ts";
import { MIGRATIONS, migrate } from "../apps/server/src/lib/database/migrations.ts";

const GROUPS = 100;
const CALENDARS_EACH = 10;
const FICHES = 200_000;
const APPOINTMENTS = 1_000_000;
/** A migration that holds bookings up for less is not shown. */
const SHOWN_FROM_MS = 100;
const PROBE_EVERY_MS = 5;

/**
 * Fills a database of the first state: 100 groups with ten calendars each, and appointments of three years, of which a tenth is to
 * come.
 */
async function fill(client: Client): Promise<void> {
  await client.query(
    `insert into groups (urlname, name) select 'group-' || n, 'Group ' || n from generate_series(1, ${GROUPS}) n;
     insert into calendars (group_id, externid, name, capacity, openinghours)
       select g.id, 'c' || n, 'Calendar ' || n, 10, '[{"days": ["mo","tu","we","th","fr"], "from": "08:00", "to": "18:00"}]'
       from groups g, generate_series(1, ${CALENDARS_EACH}) n;
     insert into interventions (group_id, externid, name, length) select id, 's', 'Consultation', 30 from groups;
     insert into fiches (group_id, firstname, lastname, email, firstphone, fields)
       select 1 + n % ${GROUPS}, 'Camille', 'Person ' || n, 'p' || n || '@example.org', '06' || to_char(n, 'FM00000000'),
         jsonb_build_object('str0', md5(n::text)) from generate_series(1, ${FICHES}) n;
     create temp table planned as
       select n, f.id as fiche_id, f.group_id, c.id as calendar_id, i.id as intervention_id,
         date_trunc('day', now()) - interval '990 days' + (n / (${APPOINTMENTS} / 1100)) * interval '1 day'
           + interval '30 minutes' * (16 + n % 20) as start_at
       from generate_series(1, ${APPOINTMENTS}) n
       join fiches f on f.id = 1 + n % ${FICHES}
       join lateral (select id from calendars where group_id = f.group_id offset n / 20 % ${CALENDARS_EACH} limit 1) c on true
       join interventions i on i.group_id = f.group_id;
     analyze fiches;
     insert into bookings (group_id, fiche_id, locale, created_at) select group_id, fiche_id, 'fr', start_at - interval '9 days' from planned order by n;
     insert into appointments (group_id, booking_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select p.group_id, p.n, p.fiche_id, p.calendar_id, p.intervention_id, p.start_at, p.start_at + interval '30 minutes'
       from planned p order by n;
     alter table seats drop constraint seats_exclusive;
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
       select group_id, calendar_id, row_number() over (partition by group_id, calendar_id, start_at) - 1,
         extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id from appointments;
     alter table seats add constraint seats_exclusive exclude using gist
       (group_id with =, calendar_id with =, seat with =, int4range(taken_from, taken_until) with &&) deferrable initially immediate;
     drop table planned;
     analyze;`,
  );
}

/** Asks again and again for the locks of a booking; `longest` is the time that one waited, in milliseconds. */
function startProbe(client: Client) {
  let longest = 0;
  let deadlocks = 0;
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const before = performance.now();
      // PostgreSQL ends one of two that wait for each other.
      await client
        .query("begin; lock table appointments, bookings, fiches, seats in row exclusive mode")
        .catch(() => (deadlocks += 1));
      longest = Math.max(longest, performance.now() - before);
      await client.query("rollback");
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return { longest, deadlocks };
  };
}

/**
 * Brings 1,000,000 appointments of the first state to the present one, migration by migration, each as an upgrade of its own; says
 * how long each took and held bookings up.
 */
export async function measureUpgrade(): Promise<object[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const directory = mkdtempSync(join(tmpdir(), "rendezvous-migrations-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const [client, other] = [new Client(postgres.connection), new Client(postgres.connection)];
  try {
    await Promise.all([client.connect(), other.connect()]);
    const migrations = readdirSync(MIGRATIONS).toSorted();
    cpSync(join(MIGRATIONS, migrations[0]!), join(directory, migrations[0]!));
    await migrate(postgres.connection, directory);
    await fill(client);
    const rows: {
      migration: string;
      seconds: number;
      "bookings wait, seconds": number;
      deadlocks: number;
    }[] = [];
    for (const migration of migrations.slice(1)) {
      cpSync(join(MIGRATIONS, migration), join(directory, migration));
      const stopProbe = startProbe(other);
      const before = performance.now();
      await migrate(postgres.connection, directory);
      const ended = performance.now();
      const { longest, deadlocks } = await stopProbe();
      rows.push({
        migration: migration.replace(/\.sql$/, ""),
        seconds: toSeconds(ended - before),
        "bookings wait, seconds": toSeconds(longest),
        deadlocks,
      });
    }
    const database = openDatabase({ address: postgres.connection, onError: () => {} });
    const findings = describeFindings(await verifyData(database));
    await database.end();
    if (findings.length > 0) throw new Error(findings.join("\n"));
    const sum = (key: "seconds" | "bookings wait, seconds" | "deadlocks") =>
      rows.reduce((total, row) => total + row[key], 0);
    return [
      ...rows.filter(({ seconds }) => seconds * 1000 >= SHOWN_FROM_MS),
      {
        migration: "all",
        seconds: toSeconds(1000 * sum("seconds")),
        "bookings wait, seconds": toSeconds(1000 * sum("bookings wait, seconds")),
        deadlocks: sum("deadlocks"),
      },
    ];
  } finally {
    await Promise.all([client.end(), other.end()]);
    await postgres.stop();
    for (const folder of [dataDir, directory]) rmSync(folder, { recursive: true, force: true });
  }
}

function toSeconds(ms: number): number {
  return Math.round(ms) / 1000;
}
