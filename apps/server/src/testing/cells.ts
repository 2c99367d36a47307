import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { openDirectory } from "../features/ground/cells/cells.ts";
import { type Database, endPool, openDatabase } from "../lib/database/database.ts";
import { migrate } from "../lib/database/migrations.ts";
import { createBareDatabase, type TestDatabase } from "./database.ts";
import { startApp, type TestApp, type TestAppOptions } from "./start-app.ts";
import { whenDone } from "./when-done.ts";

export interface TestCell {
  readonly name: string;
  readonly app: TestApp;
  /** The database as its superuser, who may replicate. */
  readonly admin: Database;
  readonly url: string;
}

export interface TestCells {
  readonly directory: Database;
  readonly directoryUrl: string;
  start(name: string, options?: TestAppOptions): Promise<TestCell>;
}

/** Creates a directory for cells, each of which gets a PostgreSQL of its own. */
export async function createTestCells(): Promise<TestCells> {
  const { url: directoryUrl } = await createBareDatabase();
  const directory = openDirectory(directoryUrl, () => {});
  whenDone(() => endPool(directory));
  return {
    directory,
    directoryUrl,
    async start(name, { config, ...options } = {}) {
      const { database, admin, url } = await startReplicatingDatabase();
      const app = await startApp({
        ...options,
        database,
        config: { ...config, cell: { name, directoryUrl } },
      });
      return { name, app, admin, url };
    },
  };
}

async function startReplicatingDatabase(): Promise<{ database: TestDatabase; admin: Database; url: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-cell-"));
  const version = process.env["TEST_POSTGRES"];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    replicates: true,
    ...(version && { binaries: `/usr/lib/postgresql/${version}/bin` }),
  });
  const { connection, superuser } = postgres;
  await migrate(connection);
  const url = `postgres://${superuser.user}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  const admin = openDatabase({ address: { connectionString: url }, onError: () => {} });
  whenDone(async () => {
    await endPool(admin);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { database: { connection, url, drop: async () => {} }, admin, url };
}
