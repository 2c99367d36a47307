import { readFileSync } from "node:fs";
import type { InstallationState } from "@rendezvous/contract/site/operator";
import { defineCall, reply } from "../../../http/call.ts";
import type { Context } from "../../../http/context.ts";
import { newestBackupAt } from "../../../lib/backup/backup-folder.ts";
import { countGivenUpJobs } from "../../../lib/jobs/given-up-data.ts";
import { countJobs } from "../../../lib/jobs/jobs-data.ts";
import { readInstallation, countOrEstimateRows } from "./installation-data.ts";

const { version } = JSON.parse(
  readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** Returns the overview of the installation for operators. No statement reads more than 10,000 rows of a history. */
export const getInstallation = defineCall("getInstallation", async ({ context }) => {
  const { db, cells } = context;
  const [row, clients, appointments, queues, backup, others] = await Promise.all([
    readInstallation(db),
    countOrEstimateRows(db, "fiches"),
    countOrEstimateRows(db, "appointments"),
    listQueues(context),
    findBackup(context),
    cells?.listOthers() ?? [],
  ]);
  const { schema, postgresql, processes, database_bytes, ...groups } = row;
  return reply({
    version,
    schema,
    postgresql,
    node: process.version,
    // Uses the machine's clock, because tests may move the product's clock.
    up_since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    processes,
    groups,
    clients,
    appointments,
    database_bytes,
    backup,
    queues,
    cells: cells && { own: cells.name, others: [...others] },
  });
});

async function listQueues({ db }: Context): Promise<InstallationState["queues"]> {
  const [queues, givenUp] = await Promise.all([countJobs(db), countGivenUpJobs(db)]);
  const givenUpCounts = new Map(givenUp.map(({ queue, count }) => [queue, count]));
  return queues
    .map((one) => ({ ...one, given_up: givenUpCounts.get(one.queue) ?? 0 }))
    .sort((a, b) => (a.queue < b.queue ? -1 : 1));
}

async function findBackup({ config }: Context): Promise<InstallationState["backup"]> {
  const at = config.backups ? await newestBackupAt(config.backups) : null;
  return { is_on: config.backups !== undefined, at: at === null ? null : new Date(at).toISOString() };
}
