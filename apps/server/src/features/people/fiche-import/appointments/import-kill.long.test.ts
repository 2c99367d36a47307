import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../testing/database.ts";
import { expectWhole } from "../../../../testing/expect-whole.ts";
import { startServerProcess } from "../../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../../testing/test-groups.ts";

const KILLS = 3;
const ROWS = 3000;

test(`a server that is killed ${KILLS} times while it imports appointments writes each once`, async () => {
  const database = await createTestDatabase();
  const pool = new Pool(database.connection);
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-import-"));
  const order = {
    address: database.connection,
    environment: { DATA_DIR: dataDir, RATE_LIMIT: "off", LOG_LEVEL: "silent" },
  };
  await (await startServerProcess(order)).kill();
  const groupId = await addGroup(pool, { rules: { reminder_minutes: 60 } });
  const calendarId = await addCalendar(pool, groupId, { name: "Anna" });
  const serviceId = await addIntervention(pool, groupId);
  // Half of the appointments are past.
  const first = Date.now() - (ROWS / 2) * 1_800_000;
  const targets = ["appointment_id", "start", "service", "calendar", "lastname"];
  const names = {
    services: [{ name: "S", rows: ROWS, id: serviceId }],
    calendars: [{ name: "A", rows: ROWS, id: calendarId }],
  };
  const { rows } = await pool.query<{ id: number }>(
    `insert into fiche_imports (group_id, name, kind, state, headings, targets, date_order, row_count, created_at, names)
     values ($1, 'rdv.csv', 'appointments', 'importing', '{}', $2, 'dmy', $3, now(), $4) returning id`,
    [groupId, JSON.stringify(targets), ROWS, JSON.stringify(names)],
  );
  const importId = rows[0]!.id;
  await pool.query(
    `insert into fiche_import_rows (group_id, import_id, number, cells)
     select $1, $2, n, array['R' || n, to_char(to_timestamp($4::float8 / 1000) at time zone 'UTC' + n * interval '30 minutes', 'YYYY-MM-DD"T"HH24:MI:00"Z"'),
       'S', 'A', 'Client ' || n % 700] from generate_series(1, $3::integer) n`,
    [groupId, importId, ROWS, first],
  );
  await pool.query(
    `select graphile_worker.add_job('fiche_import', jsonb_build_object('group_id', $1::integer, 'import_id', $2::integer)::json)`,
    [groupId, importId],
  );
  const positionOf = async () => {
    const { rows: found } = await pool.query<{ position: number; state: string }>(
      "select position, state from fiche_imports where id = $1",
      [importId],
    );
    return found[0]!;
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await positionOf();
    const server = await startServerProcess(order);
    await expect
      .poll(async () => (await positionOf()).position > before.position || before.state === "done", {
        timeout: 60_000,
        interval: 10,
      })
      .toBe(true);
    await server.kill();
  }
  expect((await positionOf()).state).toBe("importing");
  const last = await startServerProcess(order);
  await expect.poll(async () => (await positionOf()).state, { timeout: 120_000 }).toBe("done");
  await last.kill();
  const { rows: counted } = await pool.query(
    `select count(*)::integer as all, count(distinct source_id)::integer as different, count(distinct fiche_id)::integer as clients,
       count(booking_id)::integer > 0 as has_bookings, (select count(*)::integer from seats) as seats,
       (select counts->>'created' from fiche_imports) as created from appointments`,
  );
  expect(counted).toEqual([
    { all: ROWS, different: ROWS, clients: 700, has_bookings: true, seats: ROWS, created: String(ROWS) },
  ]);
  await expectWhole(pool);
  await pool.end();
  await rm(dataDir, { recursive: true });
}, 240_000);
