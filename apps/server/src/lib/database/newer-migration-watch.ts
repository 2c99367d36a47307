import type { Changes } from "../changes.ts";
import type { Database } from "./database.ts";
import { listMigrations } from "./migrations.ts";

export interface VersionWatch {
  /** Whether a newer version has migrated the database, so that this version no longer fits its tables. */
  isOvertaken(): boolean;
  /** Reads the version from the database, then returns the same as `isOvertaken`. */
  look(): Promise<boolean>;
}

/**
 * Checks when a migration is announced, when the listening connection is new, and on request. Calls `onOvertaken` once, with the
 * name of a migration that this version lacks.
 */
export function createNewerMigrationWatch(
  database: Database,
  changes: Changes,
  onNewerMigration: (migration: string) => void,
): VersionWatch {
  // Read at the start, because the files of the next version may replace these.
  const own = listMigrations().map(({ name }) => name);
  let newer: string | undefined;

  async function look(): Promise<boolean> {
    if (newer !== undefined) return true;
    const { rows } = await database.query<{ name: string }>({
      name: "find-newer-migration",
      text: "select name from kysely_migration where not name = any($1) limit 1",
      values: [own],
    });
    if (rows[0] === undefined) return false;
    // A parallel check may already have reported it.
    if (newer === undefined) onNewerMigration(rows[0].name);
    newer = rows[0].name;
    return true;
  }

  // If the check fails, the next failing call checks again.
  changes.listen("version", () => void look().catch(() => {}));
  return { isOvertaken: () => newer !== undefined, look };
}
