import { Client } from "pg";
import type { ServerProcess } from "../apps/server/src/testing/start-server-process.ts";
import { addBookableGroup, startBookingServer } from "./booking-server.ts";
import { ask, median, spawn } from "./children.ts";
import type { BookingLoad, BookingLoadResult } from "./http-bookings-load.ts";

const CONNECTIONS = 10;
const CALENDARS = 50;
/** Until the hot code is compiled, on both sides. */
const WARM_UP_MS = 15_000;
/** Many short alternating rounds, so that other load on the machine affects both sides equally. */
const ROUND_MS = 1500;
const ROUNDS = 11;

export interface BookingRow {
  readonly name: string;
  readonly perSecond: number;
  /** Bookings per bare insert: the median of the rounds' ratios. */
  readonly ratio: number;
  readonly p99Milliseconds?: number;
}

/**
 * Measures bookings per second over HTTP with every feature but the rate limit, against a bare insert under the same exclusion
 * constraint with synchronous commit, both from 10 connections on one PostgreSQL, alternately.
 */
export async function measureBookings(): Promise<BookingRow[]> {
  const { server, connection, pool, stop } = await startBookingServer();
  const group = await addBookableGroup(pool, CALENDARS);
  await pool.query(BARE_TABLE);
  const load = spawn("http-bookings-load.ts");
  const book = (milliseconds: number): Promise<BookingLoadResult> => {
    const { port, apiKey } = server;
    const order: BookingLoad = { ...group, port, apiKey, connections: CONNECTIONS, milliseconds };
    return ask(load, order);
  };
  const insert = (milliseconds: number): Promise<number> =>
    withoutServer(server, () => insertBare(connection, milliseconds));

  await insert(WARM_UP_MS);
  await book(WARM_UP_MS);
  // Gives the planner its statistics, as in any installation in use.
  await pool.query("analyze");
  const bare: number[] = [];
  const booked: BookingLoadResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await insert(ROUND_MS));
    booked.push(await book(ROUND_MS));
  }
  load.disconnect();
  await stop();
  const ratio = median(booked.map(({ perSecond }, round) => perSecond / bare[round]!));
  return [
    { name: "bare insert", perSecond: Math.round(median(bare)), ratio: 1 },
    {
      name: "booking over HTTP",
      perSecond: Math.round(median(booked.map(({ perSecond }) => perSecond))),
      p99Milliseconds: Math.round(median(booked.map(({ p99Milliseconds }) => p99Milliseconds))),
      ratio: Math.round(100 * ratio) / 100,
    },
  ];
}

const BARE_TABLE = `create table bare (group_id integer not null, calendar_id integer not null, seat integer not null,
  taken_from integer not null, taken_until integer not null, exclude using gist (group_id with =, calendar_id with =,
  seat with =, int4range(taken_from, taken_until) with &&) deferrable initially immediate)`;

/** Stops the server during the work, because sending the mails of thousands of bookings would slow down the measured side. */
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
