import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../apps/server/src/lib/database/database.ts";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { ask, median, profiling, spawn } from "./children.ts";
import type { LoadRequest, LoadResult } from "./http-load.ts";
import type { ServerReady, ServerRequest } from "./http-slots-server.ts";

const CONNECTIONS = 10;
/** Many short alternating rounds, so that other load on the machine affects both sides equally. */
const ROUNDS = 21;
const ROUND_MS = 500;
/** Until the hot code is compiled. */
const WARM_UP_MS = 4000;
const PAST = 20_000;
const OTHER_GROUPS = 1000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

export interface HttpSlotsRow {
  readonly what: string;
  readonly bytes: number;
  /** Medians of alternating rounds, requests per second. */
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  readonly p99Milliseconds: number;
}

/** Adds appointments of 30 minutes, each with its seat, spread over the open hours of the days from `firstDay` on. */
async function addAppointments(
  database: Database,
  { group, calendar, service, fiche }: Record<"group" | "calendar" | "service" | "fiche", number>,
  count: number,
  firstDay: number,
): Promise<void> {
  await database.query(
    `with slots as (
       select n, ($5::integer + n / 15) * ${DAY_MINUTES} + 480 + (n % 15) * 30 as at from generate_series(0, $6 - 1) n
     ), made as (
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select $1, $2, $3, $4, to_timestamp(at * 60), to_timestamp((at + 30) * 60) from slots
       returning group_id, id, calendar_id, start_at
     )
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select group_id, calendar_id, 0, extract(epoch from start_at)::integer / 60,
       extract(epoch from start_at)::integer / 60 + 30, id from made`,
    [group, fiche, calendar, service, firstDay, count],
  );
}

async function addOtherGroups(database: Database): Promise<void> {
  for (let at = 0; at < OTHER_GROUPS; at += 1) {
    const group = await addGroup(database, { urlname: `other-${at}`, website: { domain: `g${at}.example` } });
    await addCalendar(database, group);
    await addIntervention(database, group);
  }
  await database.query("analyze");
}

async function measure(
  what: string,
  server: ServerReady,
  load: ChildProcess,
  path: string,
): Promise<HttpSlotsRow> {
  const run = (port: number, milliseconds: number): Promise<LoadResult> =>
    ask<LoadResult>(load, {
      port,
      paths: [path],
      connections: CONNECTIONS,
      milliseconds,
    } satisfies LoadRequest);
  const { bytesOfBody } = await run(server.port, WARM_UP_MS);
  const bareProcess = spawn("http-slots-server.ts");
  const bareServer = await ask<ServerReady>(bareProcess, { bare: bytesOfBody } satisfies ServerRequest);
  await run(bareServer.port, WARM_UP_MS);
  const ours: LoadResult[] = [];
  const bare: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await run(bareServer.port, ROUND_MS));
    ours.push(await run(server.port, ROUND_MS));
  }
  bareProcess.disconnect();
  const perSecond = {
    ours: median(ours.map((result) => result.perSecond)),
    bare: median(bare.map((result) => result.perSecond)),
  };
  return {
    what,
    bytes: bytesOfBody,
    ...perSecond,
    // Compares rounds that ran directly after each other.
    ratio:
      Math.round(100 * median(ours.map((result, round) => result.perSecond / bare[round]!.perSecond))) / 100,
    p99Milliseconds: median(ours.map(({ p99Milliseconds }) => p99Milliseconds)),
  };
}

/**
 * Measures the 7-day slots of one service with 50 appointments over HTTP with every feature, against a bare node:http server with
 * a prepared answer of the same size; and again with many past appointments and other groups.
 */
export async function measureHttpSlots(): Promise<HttpSlotsRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const database = openDatabase({ address: postgres.connection, onError: () => {} });
  const children: ChildProcess[] = [];
  try {
    await migrate(postgres.connection);
    const group = await addGroup(database, { urlname: "measured" });
    const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
    const calendar = await addCalendar(database, group, {
      openinghours: [{ days, from: "09:00", to: "18:00" }],
    });
    const service = await addIntervention(database, group);
    const fiche = await addFiche(database, group);
    const ids = { group, calendar, service, fiche };
    const tomorrow = Math.floor(Date.now() / MINUTE_MS / DAY_MINUTES) + 1;
    await addAppointments(database, ids, 50, tomorrow);

    const serverProcess = spawn("http-slots-server.ts", profiling());
    const load = spawn("http-load.ts");
    children.push(serverProcess, load);
    const server = await ask<ServerReady>(serverProcess, {
      address: postgres.connection,
    } satisfies ServerRequest);
    const start = new Date(tomorrow * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
    const path = `/api/v3/groups/${group}/availabletimeslots?apikey=${server.apiKey}&start=${start}&nDays=7&intervention_ids[]=${service}`;
    const rows = [await measure("50 appointments", server, load, path)];
    await addAppointments(database, ids, PAST, tomorrow - 1 - Math.ceil(PAST / 15));
    await addOtherGroups(database);
    rows.push(
      await measure(
        `the same after ${PAST} past appointments and ${OTHER_GROUPS} other groups`,
        server,
        load,
        path,
      ),
    );
    return rows;
  } finally {
    for (const child of children) child.disconnect();
    await database.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
