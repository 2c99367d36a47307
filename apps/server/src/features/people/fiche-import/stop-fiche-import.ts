import { refuse, reply, defineCall } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { deleteImport, lockImport, setProgress } from "./import-data.ts";
import { toFicheImport } from "./to-fiche-import.ts";

/** Stops after the rows in progress. A file of which nothing is imported is deleted. */
export const stopFicheImport = defineCall("stopFicheImport", ({ context, groupId, params }) =>
  transaction(context.db, async (connection) => {
    const row = await lockImport(connection, groupId, params.importId ?? 0);
    if (!row) return refuse("not_found");
    const { id, state, position, counts } = row;
    const nowMs = context.clock.now();
    if (state === "checking" || state === "ready") {
      await deleteImport(connection, groupId, id);
      return reply({ fiche_import: toFicheImport(row, nowMs) });
    }
    if (state !== "importing") return refuse("changed_meanwhile");
    const stopped = { ...row, state: "stopped", finished_at: new Date(nowMs) } as const;
    await setProgress(connection, groupId, id, {
      state: "stopped",
      position,
      counts,
      finishedAt: stopped.finished_at,
    });
    return reply({ fiche_import: toFicheImport(stopped, nowMs) });
  }),
);
