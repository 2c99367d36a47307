// npm run move-group -- URLNAME CELL: moves a group of this cell to another one while clients book (docs/operating/cells.md).
import { readConfig } from "./config.ts";
import { openDirectory } from "./features/ground/cells/cells.ts";
import { findPlace } from "./features/ground/cells/directory-data.ts";
import { moveGroup } from "./features/ground/cells/move-group.ts";
import { endPool, openDatabase } from "./lib/database/database.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";

/** The copy of a large table is one statement. */
const ANSWER_WITHIN_MS = 60 * 60_000;

const [urlname, to, ...others] = process.argv.slice(2);
const settings = readConfig(process.env);
const cell = settings.ok ? settings.config.cell : undefined;
const targetUrl = process.env["MOVE_TO_DATABASE_URL"];
const sourceUrl =
  process.env["MOVE_FROM_DATABASE_URL"] ?? (settings.ok ? settings.config.databaseUrl : undefined);
const tell = (message: string): void => console.error(message);
const onError = (error: Error): void => console.error(error.message);

if (urlname === undefined || to === undefined || others.length > 0)
  reportFailure(`Which group, and to which cell? ${commandLine("move-group", "URLNAME", "CELL")}`);
else if (!settings.ok) reportFailure(`These settings cannot be used:\n  ${settings.errors.join("\n  ")}`);
else if (!cell) reportFailure("This installation is no cell: set CELL and CELLS_DATABASE_URL.");
else if (!targetUrl) reportFailure("Set MOVE_TO_DATABASE_URL to the database of the other cell.");
else if (!sourceUrl)
  reportFailure(
    "Set MOVE_FROM_DATABASE_URL to the database of this cell, as the other cell's server reaches it.",
  );
else await move(urlname, to, { cell, targetUrl, sourceUrl });

interface Places {
  readonly cell: { readonly name: string; readonly directoryUrl: string };
  readonly targetUrl: string;
  readonly sourceUrl: string;
}

function move(
  group: string,
  toCell: string,
  { cell: own, targetUrl: there, sourceUrl: here }: Places,
): Promise<void> {
  return withDatabase(async (source) => {
    const directory = openDirectory(own.directoryUrl, onError);
    const address = { connectionString: there };
    const target = openDatabase({ address, answerWithinMs: ANSWER_WITHIN_MS, onError });
    try {
      const place = await findPlace(directory, "urlname", group);
      if (!place) return reportFailure(`The directory has no group "${group}".`);
      const names = { from: own.name, to: toCell };
      const databases = { source, target, directory, sourceUrl: here };
      const { pausedMs, rows } = await moveGroup({
        groupId: place.group_id,
        ...names,
        ...databases,
        log: tell,
      });
      console.log(`${group} is in ${toCell}: ${rows} rows, not changeable for ${pausedMs} ms.`);
    } finally {
      await endPool(target);
      await endPool(directory);
    }
  });
}
