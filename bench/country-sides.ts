import { join } from "node:path";
import type { EmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { Client, Pool } from "pg";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { type ServerProcess, startServerProcess } from "../apps/server/src/testing/start-server-process.ts";
import { addBookableGroup, type BookableGroup } from "./booking-server.ts";
import { median } from "./children.ts";
import { fillCountry, GROUPS_OF_A_PATTERN } from "./country-data.ts";

const DAY_MS = 86_400_000;
export const METRICS_TOKEN = "token-of-the-bench";

export interface Side {
  readonly groups: number;
  readonly database: string;
  readonly pool: Pool;
  readonly bookable: BookableGroup;
  server: ServerProcess;
}
export type Sides = readonly [large: Side, small: Side];

export interface CountryRow {
  readonly what: string;
  readonly large: number;
  readonly small?: number;
  /** The median of the rounds' own ratios of time, large to small. */
  readonly ratio?: number;
  readonly unit?: string;
}

export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const rounded = (value: number): number => Number(value.toPrecision(3));

export async function openSide(postgres: EmbeddedPostgres, directory: string, groups: number): Promise<Side> {
  const database = `country_${groups}`;
  const admin = new Client(postgres.superuser);
  await admin.connect();
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await admin.query(`create database ${database} owner ${postgres.connection.user}`);
  await admin.end();
  await migrate({ ...postgres.connection, database });
  if (rowCount === 0) {
    const filling = new Client({ ...postgres.superuser, database });
    await filling.connect();
    await fillCountry(filling, groups);
    await filling.end();
  }
  const pool = new Pool({ ...postgres.connection, database, max: 4 });
  // An earlier run has left its own.
  await pool.query("update groups set urlname = 'former-' || id where urlname like 'group-%'");
  const bookable = await addBookableGroup(pool, 50);
  const server = await startServer(postgres, directory, database);
  return { groups, database, pool, bookable, server };
}

export function startServer(
  postgres: EmbeddedPostgres,
  directory: string,
  database: string,
): Promise<ServerProcess> {
  return startServerProcess(
    {
      address: { ...postgres.connection, database },
      environment: {
        RATE_LIMIT: "off",
        DATA_DIR: join(directory, database),
        LOG_LEVEL: "error",
        METRICS_TOKEN,
      },
    },
    [`--import=${join(import.meta.dirname, "loop-turns.ts")}`],
  );
}

/** Runs the work on both sides in turn, and compares the times of each round. */
export async function compare(
  what: string,
  [large, small]: Sides,
  rounds: number,
  work: (side: Side, round: number) => Promise<unknown>,
): Promise<CountryRow> {
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round++)
    times.push([await time(() => work(large, round)), await time(() => work(small, round))]);
  return toRow(what, times);
}

export function toRow(what: string, times: readonly (readonly [large: number, small: number])[]): CountryRow {
  return {
    what,
    large: rounded(median(times.map(([large]) => large))),
    small: rounded(median(times.map(([, small]) => small))),
    ratio: rounded(median(times.map(([large, small]) => large / small))),
  };
}

export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function call(
  { server }: Side,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** The address of a group's free times of a week; `place` is that of the group in its pattern, from 1. */
export function slotsPath({ server, groups }: Side, place: number, { pattern = 0, day = 1 } = {}): string {
  const group = (pattern % (groups / GROUPS_OF_A_PATTERN)) * GROUPS_OF_A_PATTERN + place;
  return `/api/v3/groups/${group}/availabletimeslots?apikey=${server.apiKey}&start=${dayIn(day)}&nDays=7&intervention_ids[]=${firstService(group)}`;
}

/** The services of a group have ids in a row; the pattern repeats after 100 groups. */
export const servicesBefore: number[] = [];
export function firstService(group: number): number {
  const [pattern, place] = [Math.floor((group - 1) / GROUPS_OF_A_PATTERN), (group - 1) % GROUPS_OF_A_PATTERN];
  return pattern * servicesBefore[GROUPS_OF_A_PATTERN]! + servicesBefore[place]! + 1;
}
