import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { DatabaseAddress } from "../database/database.ts";
import { fileErrorText } from "../file-errors.ts";
import { listAppliedMigrations, lockMigrations } from "../database/migrations.ts";
import {
  hasQueue,
  isEmpty,
  listSequences,
  listTables,
  type Table,
  WAITING_JOBS_AS_OUTBOX_ROWS,
  withBackupConnection,
} from "./backup-data.ts";
import { END_OF_ROWS, BACKUP_FORMAT, type Footer, type Header } from "./backup-file.ts";

export interface Progress {
  readonly table: string;
  readonly rows: number;
  /** How many tables are written, and how many there are. */
  readonly done: number;
  readonly of: number;
}

/**
 * Writes everything that the database contains to a new file, as it is at one moment; a server may run meanwhile. The file has its
 * name only once it is complete. Throws when the file exists, or cannot be written.
 */
export async function writeBackup(
  address: DatabaseAddress,
  path: string,
  nowMs: number,
  report: (progress: Progress) => void,
): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  const unfinished = `${path}.unfinished`;
  try {
    await withBackupConnection(address, async (client) => {
      await lockMigrations(client, "shared");
      if (await isEmpty(client))
        throw new Error("The database has no tables yet: there is nothing to back up.");
      await client.query("begin isolation level repeatable read, read only");
      // Contains personal data, so nobody else may read the file.
      const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(Readable.from(contents(client, nowMs, report)), createGzip({ level: 3 }), file);
    });
    await rename(unfinished, path);
  } catch (error) {
    // Ignores an error of the removal: if the file could not be created, there is nothing to remove.
    await rm(unfinished, { force: true }).catch(() => {});
    const words = fileErrorText(error);
    throw words === undefined ? error : new Error(`${path} cannot be written: ${words}.`, { cause: error });
  }
}

async function* contents(
  client: Client,
  nowMs: number,
  report: (progress: Progress) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const counted = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    return bytes;
  };
  const takenAt = new Date(nowMs).toISOString();
  // The first statement takes the snapshot. A snapshot does not cover sequences, so they are read after it: they are then at
  // least as high as the numbers in it.
  const migrations = await listAppliedMigrations(client);
  const header: Header = {
    format: BACKUP_FORMAT,
    takenAt,
    migrations,
    sequences: await listSequences(client),
  };
  yield counted(Buffer.from(`${JSON.stringify(header)}\n`));

  const rows: Record<string, number> = {};
  const tables = await listTables(client);
  const parts = [
    ...tables.map((table) => ({ into: table, query: toCopied(table) })),
    ...((await hasQueue(client))
      ? [{ into: WAITING_JOBS_AS_OUTBOX_ROWS.into, query: `(${WAITING_JOBS_AS_OUTBOX_ROWS.query})` }]
      : []),
  ];
  for (const [done, { into, query }] of parts.entries()) {
    yield counted(Buffer.from(`COPY ${toCopied(into)} FROM stdin;\n`));
    const copy = client.query(copyTo(`copy ${query} to stdout`));
    for await (const chunk of copy as AsyncIterable<Buffer>) yield counted(chunk);
    yield counted(Buffer.from(END_OF_ROWS));
    rows[into.name] = (rows[into.name] ?? 0) + copy.rowCount;
    report({ table: into.name, rows: copy.rowCount, done: done + 1, of: parts.length });
  }
  const footer: Footer = { rows, sha256: hash.digest("hex") };
  yield Buffer.from(`${JSON.stringify(footer)}\n`);
}

/** A table and its columns as COPY names them. */
function toCopied({ name, columns }: Table): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(", ")})`;
}
