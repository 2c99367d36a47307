import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DatabaseAddress } from "../database/database.ts";
import { applyMigrations, listMigrations, lockMigrations } from "../database/migrations.ts";
import {
  isEmpty,
  listTables,
  markRestored,
  setSequences,
  suspendConstraints,
  withBackupConnection,
} from "./backup-data.ts";
import { BackupReader, BrokenBackupError, BACKUP_FORMAT, type Footer, type Header } from "./backup-file.ts";
import type { Progress } from "./write-backup.ts";

/**
 * Restores a backup into an empty database, with the schema of the backup: `migrate` then brings it up to date. Restores all of
 * it or nothing. Throws when the database is not empty, or the file is not a complete backup of this version or an older one.
 */
export async function restoreBackup(
  address: DatabaseAddress,
  path: string,
  report: (progress: Progress) => void,
): Promise<void> {
  await withBackupConnection(address, async (client) => {
    await lockMigrations(client, "exclusive");
    if (!(await isEmpty(client)))
      throw new Error("The database has tables already: a backup is restored into an empty one only.");
    const reader = new BackupReader(path);
    const { migrations, sequences } = readHeader(await reader.line());
    await client.query("begin");
    await applyMigrations(client, ownMigrations(migrations));
    // Sets the sequences before the rows, because waiting jobs get new ids from the sequence of the outbox.
    await setSequences(client, sequences);
    await fill(client, reader, report);
    await markRestored(client);
    await client.query("commit");
  });
}

async function fill(
  client: Client,
  reader: BackupReader,
  report: (progress: Progress) => void,
): Promise<void> {
  const tables = await listTables(client);
  // Empties the tables, because some migrations add rows, and the backup contains these rows too.
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
  const resume = await suspendConstraints(client);
  const rows: Record<string, number> = {};
  for (let done = 1; ; done++) {
    const line = await reader.line();
    const table = /^COPY "([^"]+)" \([^()]+\) FROM stdin;$/.exec(line)?.[1];
    if (table === undefined) {
      const footer = readFooter(line);
      reader.check(footer);
      if (JSON.stringify(rows) !== JSON.stringify(footer.rows))
        throw new BrokenBackupError("The database did not take all rows of the backup.");
      break;
    }
    const copy = client.query(copyFrom(line.slice(0, -1)));
    await pipeline(reader.rows(), copy);
    rows[table] = (rows[table] ?? 0) + copy.rowCount;
    report({ table, rows: copy.rowCount, done, of: tables.length + 1 });
  }
  for (const statement of resume) await client.query(statement);
}

function readHeader(line: string): Header {
  const header = parse(line) as Header;
  if (header.format !== BACKUP_FORMAT)
    throw new BrokenBackupError(
      String(header.format).startsWith("rendezvous backup")
        ? "The backup is of a newer version: restore it with that one."
        : "This file is no backup.",
    );
  return header;
}

function readFooter(line: string): Footer {
  const footer = parse(line) as Footer;
  if (typeof footer.sha256 !== "string")
    throw new BrokenBackupError("This file is no backup, or it is damaged.");
  return footer;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BrokenBackupError("This file is no backup, or it is damaged.", { cause });
  }
}

/** Returns the migrations that the backup's database had. */
function ownMigrations(names: readonly string[]) {
  const all = listMigrations();
  const newer = names.find((name) => !all.some((one) => one.name === name));
  if (newer !== undefined)
    throw new Error(`The backup has ${newer} of a newer version: restore it with that one, or a later one.`);
  return all.filter(({ name }) => names.includes(name));
}
