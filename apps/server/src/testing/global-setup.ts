import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { type Connection, startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { listMigrations, migrate } from "../lib/database/migrations.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { superuser: Connection; template: string; run: string };
  }
}

/**
 * Starts one PostgreSQL for the whole run, with a template database that has all migrations. TEST_POSTGRES=15 uses the machine's
 * PostgreSQL 15 instead of the embedded one (16, 17: likewise).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const version = process.env["TEST_POSTGRES"];
  const binaries = version ? `/usr/lib/postgresql/${version}/bin` : undefined;
  if (binaries && !existsSync(binaries))
    throw new Error(`This machine has no PostgreSQL ${version}: ${binaries} is missing.`);
  const checkout = shortHash(import.meta.dirname);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(tmpdir(), `rendezvous-tests-${process.getuid?.()}-${checkout}-${version ?? "embedded"}`),
    durable: false,
    binaries,
  });
  const admin = new Client(postgres.superuser);
  await admin.connect();
  const run = `test_${process.pid}_${Date.now().toString(36)}`;
  // No other run is active, so all old test databases were left by killed runs.
  if (!postgres.attached) await dropAll(admin, "test_");
  const template = await makeTemplate(admin, postgres.superuser, version ? FRENCH_ORDER : "");
  const scratch = join(tmpdir(), `rendezvous-${run}`);
  project.provide("postgres", { superuser: postgres.superuser, template, run });
  project.provide("scratch", scratch);
  return async () => {
    await dropAll(admin, `${run}_`);
    await admin.end();
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** Sorts as a database that an operator in France makes; the embedded one sorts by code points. */
const FRENCH_ORDER = "TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'fr_FR.UTF-8'";

async function makeTemplate(admin: Client, superuser: Connection, order: string): Promise<string> {
  const migrations = listMigrations();
  const template = `template_${shortHash(JSON.stringify([migrations, order]))}`;
  // Two runs may start together; the first one creates the template.
  await admin.query("SELECT pg_advisory_lock(1)");
  try {
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (rowCount) return template;
    const unfinished = `unfinished_${template}`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${unfinished} OWNER rendezvous ${order}`);
    await migrate({ ...superuser, user: "rendezvous", database: unfinished });
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } finally {
    await admin.query("SELECT pg_advisory_unlock(1)");
  }
  return template;
}

async function dropAll(admin: Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
