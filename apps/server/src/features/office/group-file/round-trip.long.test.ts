import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabase } from "../../../lib/database/database.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { randomGroupFile } from "../../../testing/random-group-file.ts";
import { exportGroup } from "./export-group.ts";
import { importGroup } from "./import-group.ts";
import { loadGroupFile } from "./read-group-file.ts";

const DEMO = join(import.meta.dirname, "../../../../../../demo");
const NOW = Date.parse("2026-12-01T09:00:00Z");

async function makeDatabase() {
  const { connection } = await createTestDatabase();
  return openDatabase({ address: connection, onError: () => {} });
}

test("whatever a group file says, its export imports into an empty database as the same group", async () => {
  const [here, there] = [await makeDatabase(), await makeDatabase()];
  const importInto = async (database: typeof here, json: unknown): Promise<number> => {
    const loaded = await loadGroupFile(JSON.parse(JSON.stringify(json)), DEMO);
    const imported = loaded.ok ? await importGroup(database, loaded, NOW) : loaded;
    if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
    return imported.groupId;
  };
  await fc.assert(
    fc.asyncProperty(randomGroupFile, async (file) => {
      const groupId = await importInto(here, file);
      const exported = await exportGroup(here, groupId);
      expect(exported.calendars ?? []).toHaveLength(file.calendars.length);
      expect(exported.appointments ?? []).toHaveLength(file.appointments.length);
      expect(await exportGroup(there, await importInto(there, exported))).toEqual(exported);
      // Importing the file into its original group changes nothing either.
      expect(await importInto(here, exported)).toBe(groupId);
      expect(await exportGroup(here, groupId)).toEqual(exported);
    }),
    { numRuns: 40 },
  );
  await Promise.all([here.end(), there.end()]);
});
