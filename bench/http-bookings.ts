import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool } from "pg";
import { startEmbeddedPostgres } from "../apps/server/src/lib/embedded-postgres.ts";
import { migrate } from "../apps/server/src/lib/migrations.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { type ServerProcess, startServerProcess } from "../apps/server/src/testing/start-server-process.ts";
import { ask, median, profiling, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";

const CONNECTIONS = 10;
const CALENDARS = 50;
/** Until the machine code of what is asked all the time has been made, on both sides. */
const WARM_UP_MS = 15_000;
/** Many and short, in turns: what else the machine does then weighs on both alike. */
const ROUND_MS = 1500;
const ROUNDS = 11;

export interface BookingRow {
  readonly name: string;
  readonly perSecond: number;
  /** Against the bare insert: the median of each round's own. */
  readonly ratio: number;
}

/**
 * Bookings a second over HTTP with everything switched on but the rate limit, against a bare insert under the same exclusion
 * constraint with synchronous commit, both from 10 connections on one PostgreSQL, in turns.
 */
export async function measureBookings(): Promise<BookingRow[]> {
  const directory = await mkdtemp(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, "postgres"), durable: true });
  const pool = new Pool({ ...postgres.connection, max: 4 });
  const group = await prepareDatabase(pool, postgres.connection);
  const server = await startServerProcess(
    {
      address: postgres.connection,
      environment: { RATE_LIMIT: "off", DATA_DIR: directory, LOG_LEVEL: "error" },
    },
    profiling(),
  );
  const load = spawn("http-bookings-load.ts");
  const book = async (milliseconds: number): Promise<number> => {
    const { port, apiKey } = server;
    const order: BookingLoad = { ...group, port, apiKey, connections: CONNECTIONS, milliseconds };
    return (await ask<BookingLoadResult>(load, order)).perSecond;
  };
  const insert = (milliseconds: number): Promise<number> =>
    withoutServer(server, () => insertBare(postgres.connection, milliseconds));

  await insert(WARM_UP_MS);
  await book(WARM_UP_MS);
  // As in any installation in use: the planner knows what the tables hold.
  await pool.query("analyze");
  const bare: number[] = [];
  const booked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await insert(ROUND_MS));
    booked.push(await book(ROUND_MS));
  }
  load.disconnect();
  server.process.disconnect();
  await new Promise((resolve) => server.process.once("exit", resolve));
  await pool.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  const ratio = median(booked.map((perSecond, round) => perSecond / bare[round]!));
  return [
    { name: "bare insert", perSecond: Math.round(median(bare)), ratio: 1 },
    {
      name: "booking over HTTP",
      perSecond: Math.round(median(booked)),
      ratio: Math.round(100 * ratio) / 100,
    },
  ];
}

async function prepareDatabase(
  pool: Pool,
  connection: object,
): Promise<Pick<BookingLoad, "groupId" | "calendarIds" | "interventionId">> {
  const migrating = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool(connection) }) });
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
    seat with =, int4range(taken_from, taken_until) with &&) deferrable initially immediate)`);
  return { groupId, calendarIds, interventionId };
}

/** The mails of thousands of bookings are still to be sent: meanwhile they must not slow down what is measured. */
async function withoutServer<Result>(server: ServerProcess, work: () => Promise<Result>): Promise<Result> {
  server.process.kill("SIGSTOP");
  try {
    return await work();
  } finally {
    server.process.kill("SIGCONT");
  }
}

let inserted = 0;

async function insertBare(connection: object, milliseconds: number): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const before = inserted;
  const started = performance.now();
  const loop = async (client: Client): Promise<void> => {
    while (performance.now() - started < milliseconds) {
      const n = inserted++;
      const from = 30 * Math.floor(n / CALENDARS);
      await client.query({
        name: "bare",
        text: "insert into bare values (1, $1, 0, $2, $3)",
        values: [n % CALENDARS, from, from + 30],
      });
    }
  };
  await Promise.all(clients.map(loop));
  const perSecond = (inserted - before) / ((performance.now() - started) / 1000);
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}
