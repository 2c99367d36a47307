import type { ImportState } from "@rendezvous/contract/people/fiche-import-calls";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { announceClientName } from "../../booking/fiche/announce-client-name.ts";
import { checkRows, type StepResult } from "./check-rows.ts";
import { enqueueImport, type ImportRow, lockImport, setProgress } from "./import-data.ts";
import { importRows } from "./import-rows.ts";
import { FICHE_IMPORT_QUEUE } from "./queue.ts";
import { undoRows } from "./undo-rows.ts";

/** A job ends after this time and enqueues the next one, so that a server that stops need not wait. */
const WORK_MS = 3000;

type Step = (
  connection: Transaction,
  group: GroupRecord,
  row: ImportRow,
  nowMs: EpochMs,
) => Promise<StepResult>;

/** The work in each state, and the state that follows. */
const STEPS: Partial<Readonly<Record<ImportState, { readonly step: Step; readonly next: ImportState }>>> = {
  checking: { step: checkRows, next: "ready" },
  importing: { step: importRows, next: "done" },
  undoing: { step: undoRows, next: "undone" },
};

/** Works on an import, some rows in each transaction. A job that is broken off goes on where its last transaction ended. */
export function createFicheImportHandler(context: Context): Handler {
  return handler(FICHE_IMPORT_QUEUE, async ({ group_id: groupId, import_id: importId }) => {
    const group = await context.groups.find(groupId);
    if (!group) return;
    for (const end = performance.now() + WORK_MS; performance.now() < end; )
      if (!(await workOn(context, group, importId))) return;
    await enqueueImport(context.db, groupId, importId);
  });
}

/** Returns whether more is to be done. */
async function workOn(context: Context, group: GroupRecord, importId: number): Promise<boolean> {
  const { db, clock } = context;
  const result = await transaction(db, async (connection) => {
    const row = await lockImport(connection, group.id, importId);
    const work = row && STEPS[row.state];
    if (!work) return null;
    const nowMs = clock.now();
    const step = await work.step(connection, group, row, nowMs);
    const { position, counts, isOver } = step;
    const state = isOver ? work.next : row.state;
    const finishedAt = isOver && row.state !== "checking" ? new Date(nowMs) : row.finished_at;
    const done = Math.min(position, row.row_count);
    await setProgress(connection, group.id, importId, { state, position: done, counts, finishedAt });
    return step;
  });
  // A job acts for the group.
  for (const ficheId of result?.renamed ?? [])
    await announceClientName(context, group.id as AuthorizedGroupId, ficheId);
  return result !== null && !result.isOver;
}
