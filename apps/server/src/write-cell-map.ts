// npm run cell-map -- FOLDER [SOCKET]: keeps HAProxy's maps of the groups up to date until it is stopped (docs/operating/cells.md).
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { openDirectory } from "./features/ground/cells/cells.ts";
import { createCellMap } from "./features/ground/cells/cell-map.ts";
import { commandLine, reportFailure } from "./with-database.ts";

const LOOK_EVERY_MS = 200;
const AGAIN_AFTER_MS = 1000;

const [folder, socket, ...others] = process.argv.slice(2);
const settings = readConfig(process.env);
const cell = settings.ok ? settings.config.cell : undefined;

if (folder === undefined || others.length > 0)
  reportFailure(`Into which folder? ${commandLine("cell-map", "FOLDER", "[SOCKET OF HAPROXY]")}`);
else if (!settings.ok) reportFailure(`These settings cannot be used:\n  ${settings.errors.join("\n  ")}`);
else if (!cell) reportFailure("Set CELL and CELLS_DATABASE_URL.");
else {
  const directory = openDirectory(cell.directoryUrl, (error) => console.error(error.message));
  const map = createCellMap(directory, folder, socket);
  let lastFailure = "";
  for (;;) {
    const delay = await map.update().then(
      () => {
        lastFailure = "";
        return LOOK_EVERY_MS;
      },
      (error: Error) => {
        if (error.message !== lastFailure) console.error(error.message);
        lastFailure = error.message;
        return AGAIN_AFTER_MS;
      },
    );
    await sleep(delay);
  }
}
