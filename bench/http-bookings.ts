import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool } from "pg";
import { startEmbeddedPostgres } from "../apps/server/src/lib/embedded-postgres.ts";
import { migrate } from "../apps/server/src/lib/migrations.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { openConnection } from "../apps/server/src/testing/raw-http.ts";
import { startServerProcess } from "../apps/server/src/testing/start-server-process.ts";

const CONNECTIONS = 10;
const CALENDARS = 50;
const ROUND_MS = 4000;
const ROUNDS = 3;

export interface BookingRow {
  readonly name: string;
  readonly perSecond: number;
  /** Against the bare insert of the same rounds. */
  readonly ratio: number;
}

/**
 * Bookings a second over HTTP with everything switched on but the rate limit, against a bare insert under the same exclusion
 * constraint with synchronous commit, both from 10 connections on one PostgreSQL, in turns. Medians of the rounds.
 */
export async function measureBookings(): Promise<BookingRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, "postgres"), durable: true });
  const pool = new Pool({ ...postgres.connection, max: 4 });
  const migrating = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new Pool(postgres.connection) }),
  });
  await migrate(migrating);
  await migrating.destroy();
  const groupId = await addGroup(pool, {
    fields: { openData: true },
    rules: { mintime_between: 30, max_upcoming: 20 },
  });
  const calendarIds: number[] = [];
  for (let n = 0; n < CALENDARS; n++) calendarIds.push(await addCalendar(pool, groupId));
  const interventionId = await addIntervention(pool, groupId, { price: 2500, buffer_after: 5, length: 25 });
  await pool.query(`create table bare (group_id integer not null, calendar_id integer not null, seat integer not null,
    taken_from integer not null, taken_until integer not null, exclude using gist (group_id with =, calendar_id with =,
    seat with =, int4range(taken_from, taken_until) with &&))`);

  const profile = process.env["BENCH_PROFILE"];
  const server = await startServerProcess(
    {
      address: postgres.connection,
      environment: { RATE_LIMIT: "off", DATA_DIR: directory, LOG_LEVEL: "error" },
    },
    profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : [],
  );
  const { port, apiKey } = server;

  const slots = listSlots(calendarIds);
  const bare: number[] = [];
  const booked: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const inserts = await insertBare(postgres.connection, round);
    const bookings = await bookOverHttp(port, apiKey, groupId, interventionId, slots);
    // The first round warms both up, and leaves tables whose statistics the planner knows, as in any installation in use.
    if (round === 0) {
      await pool.query("analyze");
      continue;
    }
    bare.push(inserts);
    booked.push(bookings);
  }
  server.process.disconnect();
  await new Promise((resolve) => server.process.once("exit", resolve));
  await pool.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  return [
    { name: "bare insert", perSecond: Math.round(median(bare)), ratio: 1 },
    {
      name: "booking over HTTP",
      perSecond: Math.round(median(booked)),
      ratio: Math.round((100 * median(booked)) / median(bare)) / 100,
    },
  ];
}

/** Every free half hour of the next weeks on every calendar, in an order that spreads them. */
function* listSlots(calendarIds: readonly number[]): Generator<[date: string, calendarId: number]> {
  const tomorrow = Math.floor(Date.now() / 86_400_000) + 1;
  for (let day = tomorrow; ; day++) {
    const date = new Date(day * 86_400_000);
    if (date.getUTCDay() === 0) continue;
    for (let half = 0; half < 18; half++) {
      const time = `${String(9 + (half >> 1)).padStart(2, "0")}:${half % 2 ? "30" : "00"}:00`;
      for (const calendarId of calendarIds) yield [`${date.toISOString().slice(0, 10)} ${time}`, calendarId];
    }
  }
}

async function insertBare(connection: object, round: number): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  let next = 0;
  const perSecond = await countFor(clients, async (client) => {
    const n = next++;
    await client.query({
      name: "bare",
      text: "insert into bare values ($1, $2, 0, $3, $4)",
      values: [round, n % CALENDARS, 30 * Math.floor(n / CALENDARS), 30 * Math.floor(n / CALENDARS) + 30],
    });
  });
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}

let people = 0;

async function bookOverHttp(
  port: number,
  apiKey: string,
  groupId: number,
  interventionId: number,
  slots: Generator<[string, number]>,
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));
  const perSecond = await countFor(connections, async (connection) => {
    const [date, calendar_id] = slots.next().value as [string, number];
    people += 1;
    const fiche = { firstname: "Anna", lastname: `Person ${people}`, email: `anna.${people}@example.org` };
    const appointment = { group_id: groupId, date, calendar_id, intervention_ids: [interventionId], fiche };
    const answer = await connection.post(
      `/api/v3/appointments?apikey=${apiKey}`,
      JSON.stringify({ appointment }),
    );
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.body}`);
  });
  for (const connection of connections) connection.close();
  return perSecond;
}

async function countFor<One>(all: readonly One[], once: (one: One) => Promise<void>): Promise<number> {
  let count = 0;
  const started = performance.now();
  const loop = async (one: One): Promise<void> => {
    while (performance.now() - started < ROUND_MS) {
      await once(one);
      count += 1;
    }
  };
  await Promise.all(all.map(loop));
  return count / ((performance.now() - started) / 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
