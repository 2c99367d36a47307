import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { bookFirstSlot, sendTo } from "../../../packaging/testing/book-first-slot.ts";
import { restoreBackup } from "./lib/backup/restore-backup.ts";
import { migrate } from "./lib/database/migrations.ts";
import { createBareDatabase } from "./testing/database.ts";
import { expectWhole } from "./testing/expect-whole.ts";
import { startApp } from "./testing/start-app.ts";

/** Backups of the demo groups with some bookings, each made by the version whose last migration is its name. */
const STATES = join(import.meta.dirname, "../states");

test.each(readdirSync(STATES))(
  "an installation of the state %s upgrades, fits together and books",
  async (file) => {
    const database = await createBareDatabase();
    await restoreBackup(database.connection, join(STATES, file), () => {});
    await migrate(database.connection);
    const app = await startApp({ database });
    await expectWhole(app.db);
    await bookFirstSlot(sendTo(Number(new URL(app.url).port)), "optique-belvue-bordeaux");
  },
);
