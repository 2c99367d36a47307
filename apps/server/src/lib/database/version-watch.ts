import type { Changes } from "../changes.ts";
import type { Database } from "./database.ts";
import { listMigrations } from "./migrations.ts";

export interface VersionWatch {
  /** Whether a newer version has changed the database, so that this one does not know its tables any more. */
  isOvertaken(): boolean;
  /** Asks the database, and answers the same. */
  look(): Promise<boolean>;
}

/**
 * Looks when a migration is announced, when the connection that hears of it is new, and when a caller asks. `onOvertaken` is told once,
 * with the name of a migration that is not this version's.
 */
export function createVersionWatch(
  database: Database,
  changes: Changes,
  onOvertaken: (migration: string) => void,
): VersionWatch {
  // As this version came: the files of the next one may lie there soon.
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
    // Another look may have been as fast.
    if (newer === undefined) onOvertaken(rows[0].name);
    newer = rows[0].name;
    return true;
  }

  // Without an answer the next failure asks again.
  changes.listen("version", () => void look().catch(() => {}));
  return { isOvertaken: () => newer !== undefined, look };
}
