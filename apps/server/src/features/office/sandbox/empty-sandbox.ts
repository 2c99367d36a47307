import type { Database } from "../../../lib/database/database.ts";
import { removeGroup } from "../../ground/cells/remove-group.ts";

/** Keeps what the sandbox publishes, its people, and the keys and webhooks of the programs that are tested in it. */
const STAYING = [
  "groups",
  "sandboxes",
  "deactivations",
  "calendarsets",
  "calendars",
  "interventionsets",
  "interventions",
  "packs",
  "promotions",
  "passoffers",
  "websites",
  "images",
  "pro_groups",
  "access_keys",
  "webhooks",
];

/**
 * Deletes what was booked, noted and changed in a sandbox, some thousand rows at a time; the second time what was written
 * meanwhile.
 */
export async function emptySandbox(database: Database, groupId: number): Promise<void> {
  await removeGroup(database, groupId, STAYING);
  await removeGroup(database, groupId, STAYING);
}
