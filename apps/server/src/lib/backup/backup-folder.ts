import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { DatabaseAddress } from "../database/database.ts";
import { fileErrorText } from "../file-errors.ts";
import { writeBackup } from "./write-backup.ts";

/** A folder with one backup per day; older backups are deleted. */
export interface BackupFolder {
  readonly path: string;
  /** The number of daily backups that are not deleted. */
  readonly keep: number;
}

const DAILY = /^rendezvous-\d{4}-\d\d-\d\d\.gz$/;
/** Matches daily backups that a killed server left unfinished. */
const UNFINISHED = /^rendezvous-\d{4}-\d\d-\d\d\.gz\.unfinished$/;
/** Matches backups made before a migration, including unfinished ones of a killed server. */
const BEFORE_MIGRATION = /^before-.*\.gz(?:\.unfinished)?$/;
const KEPT_BEFORE_MIGRATIONS = 3;

/** Writes the backup of this day (UTC) unless the folder has it, and deletes backups that are older than the days to keep. */
export async function writeDailyBackup(
  { path, keep }: BackupFolder,
  address: DatabaseAddress,
  nowMs: number,
): Promise<void> {
  await makeFolder(path);
  const file = join(path, `rendezvous-${new Date(nowMs).toISOString().slice(0, 10)}.gz`);
  if (!existsSync(file)) await writeBackup(address, file, nowMs, () => {});
  await removeOld(path, DAILY, keep);
  // Another server may be writing that of today.
  for (const name of await listFiles(path, UNFINISHED))
    if (name !== `${basename(file)}.unfinished`) await rm(join(path, name));
}

/** Writes a backup of the database as it is before a migration, and returns its path. */
export async function writeBackupBeforeMigration(
  { path }: BackupFolder,
  address: DatabaseAddress,
  migration: string,
  nowMs: number,
): Promise<string> {
  await makeFolder(path);
  const moment = new Date(nowMs).toISOString().slice(0, 19).replaceAll(":", "");
  // The process id makes the name unique when several servers start at the same moment.
  const file = join(path, `before-${moment}-${process.pid}-${migration}.gz`);
  await writeBackup(address, file, nowMs, () => {});
  await removeOld(path, BEFORE_MIGRATION, KEPT_BEFORE_MIGRATIONS);
  return file;
}

/** Returns the day (YYYY-MM-DD, UTC) of the newest daily backup; null if there is none. */
export async function lastBackupDay({ path }: BackupFolder): Promise<string | null> {
  const name = await newestDaily(path);
  return name?.slice("rendezvous-".length, -".gz".length) ?? null;
}

/** Makes the folder; throws when it cannot be made or written to. */
export async function requireBackupFolder({ path }: BackupFolder): Promise<void> {
  await makeFolder(path);
  await inWords(access(path, constants.W_OK), `${path} cannot be written to`);
}

async function makeFolder(path: string): Promise<void> {
  await inWords(mkdir(path, { recursive: true, mode: 0o700 }), `${path} cannot be made`);
}

async function inWords(work: Promise<unknown>, failure: string): Promise<void> {
  await work.catch((error: unknown) => {
    const words = fileErrorText(error);
    throw words === undefined ? error : new Error(`${failure}: ${words}.`, { cause: error });
  });
}

/** Returns when the newest daily backup was written, in milliseconds since the epoch; null if there is none. */
export async function newestBackupAt({ path }: BackupFolder): Promise<number | null> {
  const name = await newestDaily(path);
  return name === undefined ? null : (await stat(join(path, name))).mtimeMs;
}

async function newestDaily(path: string): Promise<string | undefined> {
  return (await listFiles(path, DAILY)).at(-1);
}

/** The file names begin with the time of the backup, so alphabetical order is the order of age. */
async function removeOld(path: string, pattern: RegExp, keep: number): Promise<void> {
  const names = await listFiles(path, pattern);
  for (const name of names.slice(0, -keep)) await rm(join(path, name));
}

async function listFiles(path: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(path).catch(() => []);
  return names.filter((name) => pattern.test(name)).sort();
}
