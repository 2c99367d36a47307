import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { migrate } from "../apps/server/src/lib/database/migrations.ts";
import { type ServerProcess, startServerProcess } from "../apps/server/src/testing/start-server-process.ts";
import { addPro, PASSWORD } from "../apps/server/src/testing/people.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { profiling } from "./children.ts";

export interface BookableGroup {
  readonly groupId: number;
  readonly calendarIds: readonly number[];
  readonly interventionId: number;
}

export interface BookingServer {
  readonly server: ServerProcess;
  /** Configures pg's Pool and Client. */
  readonly connection: object;
  readonly pool: Pool;
  readonly stop: () => Promise<void>;
}

/** Starts a server process with every feature but the rate limit, on a PostgreSQL of its own with fsync. */
export async function startBookingServer(
  settings: Record<string, string> = {},
  nodeOptions: readonly string[] = profiling(),
): Promise<BookingServer> {
  const directory = await mkdtemp(join(tmpdir(), "rendezvous-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, "postgres"), durable: true });
  const { connection } = postgres;
  const pool = new Pool({ ...connection, max: 4 });
  await migrate(connection);
  const server = await startServerProcess(
    {
      address: connection,
      environment: { RATE_LIMIT: "off", DATA_DIR: directory, LOG_LEVEL: "error", ...settings },
    },
    nodeOptions,
  );
  return {
    server,
    connection,
    pool,
    stop: async () => {
      server.process.disconnect();
      await new Promise((resolve) => server.process.once("exit", resolve));
      await pool.end();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Creates a professional of the group and logs them in over HTTP; returns the address of v3 and the token. */
export async function logInPro(
  { server, pool }: BookingServer,
  groupId: number,
  role?: "owner",
): Promise<{ api: string; token: string }> {
  const { email } = await addPro(pool, [groupId], role && { role });
  const api = `http://127.0.0.1:${server.port}/api/v3`;
  const login = await fetch(`${api}/sessions/login?apikey=${server.apiKey}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ account: { email, password: PASSWORD, group_id: groupId } }),
  });
  const { account_token } = (await login.json()) as { account_token: string };
  return { api, token: account_token };
}

export async function addBookableGroup(pool: Pool, calendars: number): Promise<BookableGroup> {
  const groupId = await addGroup(pool, {
    fields: { openData: true },
    rules: { mintime_between: 30, max_upcoming: 20 },
  });
  const calendarIds: number[] = [];
  for (let n = 0; n < calendars; n++) calendarIds.push(await addCalendar(pool, groupId));
  const interventionId = await addIntervention(pool, groupId, { price: 2500, buffer_after: 5, length: 25 });
  return { groupId, calendarIds, interventionId };
}
