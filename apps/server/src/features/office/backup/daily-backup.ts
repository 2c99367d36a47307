import { z } from "zod";
import type { Context } from "../../../http/context.ts";
import { writeDailyBackup } from "../../../lib/backup/backup-folder.ts";
import { type Handler, handler, type Queue } from "../../../lib/jobs/queue.ts";

export const DAILY_BACKUP_QUEUE: Queue<unknown> = {
  name: "daily_backup",
  schema: z.unknown(),
  priority: 1,
  // The job runs every hour, and the first run of a day writes the backup of that day.
  cron: "23 * * * *",
};

/** Writes a backup once a day, if the installation has a folder for backups. */
export function createDailyBackupHandler({ config, address, clock }: Context): Handler {
  return handler(DAILY_BACKUP_QUEUE, async () => {
    if (config.backups) await writeDailyBackup(config.backups, address, clock.now());
  });
}
