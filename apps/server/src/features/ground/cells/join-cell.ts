import { randomBytes } from "node:crypto";
import type { Database } from "../../../lib/database/database.ts";
import { hasGroups, readCell, saveCell, setIdRanges } from "./cell-data.ts";
import { joinDirectory, leaveDirectory, prepareDirectory, settleShared } from "./directory-data.ts";

/** The secrets that all cells share, so that links in mails and encrypted values of a moved group stay valid. */
const SHARED = {
  mail_secret: () => randomBytes(32).toString("base64url"),
  api_key: () => randomBytes(16).toString("hex"),
};

/**
 * Makes this database a cell: gives it a range of ids and the secrets that all cells share. Throws with an explanation if it
 * cannot be that cell.
 */
export async function joinCell(db: Database, directory: Database, name: string): Promise<void> {
  await prepareDirectory(directory);
  const cell = await readCell(db);
  if (cell.name !== null && cell.name !== name)
    throw new Error(
      `This database is the cell "${cell.name}": set CELL to that, or DATABASE_URL to another.`,
    );
  const { number, isNew } = await joinDirectory(directory, name);
  if (cell.name === null && number > 0 && (await hasGroups(db))) {
    if (isNew) await leaveDirectory(directory, name);
    throw new Error(
      "This database has groups already, whose ids may be those of another cell: only the first cell may have them. " +
        "A new cell begins with an empty database.",
    );
  }
  const settings: Record<string, string> = {};
  for (const [key, make] of Object.entries(SHARED))
    settings[key] = await settleShared(directory, key, cell.settings[key] ?? make());
  await saveCell(db, name, settings);
  await setIdRanges(db, number);
}
