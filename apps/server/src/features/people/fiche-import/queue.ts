import { z } from "zod";
import type { Queue } from "../../../lib/jobs/queue.ts";

/** Runs after mails. */
export const FICHE_IMPORT_QUEUE: Queue<{ group_id: number; import_id: number }> = {
  name: "fiche_import",
  schema: z.object({ group_id: z.int(), import_id: z.int() }),
  priority: 10,
};
