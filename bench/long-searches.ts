import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { AddressInfo } from "node:net";
import { createApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createContext } from "../apps/server/src/context.ts";
import { systemClock } from "../apps/server/src/lib/clock.ts";
import { openDatabase } from "../apps/server/src/lib/database/database.ts";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { createLog } from "../apps/server/src/lib/log.ts";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { ask, spawn } from "./children.ts";
import type { RepeatedQuery, OftenResult } from "./long-searches-load.ts";

const DAYS = 62;
const CALENDARS = 10;
const SERVICES = 20;
const HOURS = [{ days: ["mo", "tu", "we", "th", "fr"], from: "08:00", to: "19:00" }];

export interface LongSearchesRow {
  readonly what: string;
  readonly answered: number;
  readonly refused: number;
  readonly medianMs: number;
  readonly worstMs: number;
  readonly healthzMedianMs: number;
  readonly healthzWorstMs: number;
  /** The longest block of the event loop. */
  readonly loopWorstMs: number;
}

/**
 * Measures searches of twenty services over two months, many at once from one address, and the waiting time of /healthz and of
 * other clients meanwhile.
 */
export async function measureLongSearches(): Promise<LongSearchesRow[]> {
  const directory = mkdtempSync(join(tmpdir(), "bench-long-"));
  const postgres = await startEmbeddedPostgres({ dataDir: directory, durable: true });
  const database = openDatabase({ address: postgres.connection, onError: () => {} });
  await migrate(postgres.connection);
  const group = await addGroup(database, { fields: { openData: true } });
  for (let at = 0; at < CALENDARS; at++)
    await addCalendar(database, group, { openinghours: HOURS, slot_step: 15 });
  const buffers = { length: 15, buffer_before: 5, buffer_after: 5 };
  const services: number[] = [];
  for (let at = 0; at < SERVICES; at++) services.push(await addIntervention(database, group, buffers));
  const settings = readConfig({ DATA_DIR: directory });
  if (!settings.ok) throw new Error(settings.errors.join("\n"));
  const context = await createContext({
    config: settings.config,
    address: postgres.connection,
    clock: systemClock,
    log: createLog("silent"),
    readsPerMinute: 1_000_000_000,
  });
  const app = createApp(context);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const items = services.map((id, at) => `appointments[${at}][intervention_id]=${id}`).join("&");
  const path = `/api/v3/groups/${group}/availabletimeslots?apikey=${context.installation.apiKey}`;
  const long = `${path}&nDays=${DAYS}&${items}`;
  const short = `${path}&nDays=7&intervention_ids[]=${services[0]}`;
  const load = spawn("long-searches-load.ts");
  const rows: LongSearchesRow[] = [];
  for (const [what, query] of [
    ["warming up", { port, path: long, atOnce: 2 }],
    ["one long search", { port, path: long, atOnce: 1 }],
    ["100 long searches at once", { port, path: long, atOnce: 100 }],
    ["100 short searches at once", { port, path: short, atOnce: 100 }],
  ] satisfies [string, RepeatedQuery][]) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const result = await ask<OftenResult>(load, query);
    delay.disable();
    rows.push({ what, ...result, loopWorstMs: Math.round(delay.max / 1e5) / 10 });
  }
  load.disconnect();
  await app.close();
  await context.close();
  await database.end();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
  return rows;
}
