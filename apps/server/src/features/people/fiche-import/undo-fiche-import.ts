import { defineCall } from "../../../http/call.ts";
import { changeImport } from "./change-import.ts";
import { isAnyImportAtWork, setProgress } from "./import-data.ts";
import { undoUntil } from "./to-fiche-import.ts";

/** Undoes an import in the background. */
export const undoFicheImport = defineCall("undoFicheImport", (input) =>
  changeImport(input, async (connection, row) => {
    const { context, groupId } = input;
    const isUndoable = undoUntil(row, context.clock.now()) !== null;
    if (!isUndoable || (await isAnyImportAtWork(connection, groupId))) return false;
    const { counts, finished_at: finishedAt } = row;
    await setProgress(connection, groupId, row.id, { state: "undoing", position: 0, counts, finishedAt });
    return true;
  }),
);
