import { z } from "zod";
import type { Context } from "../../../http/context.ts";
import { writeDailyBackup } from "../../../lib/backup/backup-folder.ts";
import { type Handler, handler, type Queue } from "../../../lib/jobs/queue.ts";

export const DAILY_BACKUP: Queue<unknown> = {
  name: "daily_backup",
  schema: z.unknown(),
  priority: 1,
  // The first hour of a day writes its backup, or the first one in which a server runs.
  cron: "23 * * * *",
};

/** Keeps a backup of each day, if the installation has a folder for them. */
export function keepDailyBackups({ config, address, clock }: Context): Handler {
  return handler(DAILY_BACKUP, async () => {
    if (config.backups) await writeDailyBackup(config.backups, address, clock.now());
  });
}
