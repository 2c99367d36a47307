import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { type CallInput, type Refusal, refuse, reply, type Reply } from "../../../http/call.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { enqueueImport, findImport, type ImportRow, lockImport } from "./import-data.ts";
import { toFicheImport } from "./to-fiche-import.ts";

type OneImport = Pick<
  CallInput<"startFicheImport" | "undoFicheImport" | "updateFicheImport">,
  "context" | "groupId" | "params"
>;

/**
 * Changes an import and enqueues the job that works on it; `change` returns false if the import's state does not allow the
 * change. Answers with the import as it is before the job begins.
 */
export async function changeImport(
  { context, groupId, params }: OneImport,
  change: (connection: Transaction, row: ImportRow) => Promise<boolean>,
): Promise<Reply<{ fiche_import: FicheImport }> | Refusal> {
  return transaction(context.db, async (connection) => {
    const row = await lockImport(connection, groupId, params.importId ?? 0);
    if (!row) return refuse("not_found");
    if (!(await change(connection, row))) return refuse("changed_meanwhile");
    const changed = await findImport(connection, groupId, row.id);
    await enqueueImport(connection, groupId, row.id);
    return reply({ fiche_import: toFicheImport(changed ?? row, context.clock.now()) });
  });
}
