import type { ImportState } from "@rendezvous/contract/people/fiche-import-calls";
import type { ImportKind } from "@rendezvous/domain/fiche-import/match-columns";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { announceSeatChanges } from "../../booking/day/changed-places.ts";
import { announceClientName } from "../../booking/fiche/announce-client-name.ts";
import {
  checkAppointmentRows,
  importAppointmentRows,
  placesOfNextRows,
} from "./appointments/appointment-rows.ts";
import { placesOfUndoneRows, undoAppointmentRows } from "./appointments/undo-appointments.ts";
import { checkRows } from "./check-rows.ts";
import { enqueueImport, findImport, lockImport, setProgress } from "./import-data.ts";
import { importRows } from "./import-rows.ts";
import { FICHE_IMPORT_QUEUE } from "./queue.ts";
import type { RowWork, StepResult } from "./row-work.ts";
import { undoRows } from "./undo-rows.ts";

/** A job ends after this time and enqueues the next one, so that a server that stops need not wait. */
const WORK_MS = 3000;

interface Step {
  readonly work: (work: RowWork) => Promise<StepResult>;
  /** Returns the calendars, resources and limited services whose seats the step takes or frees; they are locked for it. */
  readonly places?: (work: RowWork) => Promise<number[]>;
}

type WorkingState = "checking" | "importing" | "undoing";

const NEXT: Readonly<Record<WorkingState, ImportState>> = {
  checking: "ready",
  importing: "done",
  undoing: "undone",
};

const STEPS: Readonly<Record<ImportKind, Readonly<Record<WorkingState, Step>>>> = {
  clients: { checking: { work: checkRows }, importing: { work: importRows }, undoing: { work: undoRows } },
  appointments: {
    checking: { work: checkAppointmentRows },
    importing: { work: importAppointmentRows, places: placesOfNextRows },
    undoing: { work: undoAppointmentRows, places: placesOfUndoneRows },
  },
};

function isWorking(state: ImportState): state is WorkingState {
  return state in NEXT;
}

/** Works on an import, some rows in each transaction. A job that is broken off goes on where its last transaction ended. */
export function createFicheImportHandler(context: Context): Handler {
  return handler(FICHE_IMPORT_QUEUE, async ({ group_id: groupId, import_id: importId }) => {
    for (const end = performance.now() + WORK_MS; performance.now() < end; )
      if (!(await workOn(context, groupId, importId))) return;
    await enqueueImport(context.db, groupId, importId);
  });
}

/** "stale": the import or the group has changed before the places were locked. */
type Worked =
  | { readonly ok: true; readonly step: StepResult; readonly hasMore: boolean }
  | { readonly ok: false; readonly refusal: "over" | "stale" };

/** Returns whether more is to be done. */
async function workOn(context: Context, id: number, importId: number): Promise<boolean> {
  const { clock, changes, db } = context;
  const group = await context.groups.find(id);
  const before = await findImport(db, id, importId);
  if (!group || !before || !isWorking(before.state)) return false;
  const { state } = before;
  // A job acts for the group.
  const groupId = id as AuthorizedGroupId;
  const { work, places } = STEPS[before.kind][state];
  const nowMs = clock.now();
  const offered = await loadCatalogue(context, group, groupId);
  const input = { group, groupId, offered, nowMs };
  const locked = places
    ? await transaction(db, (connection) => places({ ...input, connection, row: before }))
    : [];
  const result = await context.lockedTransaction<Worked>(
    groupId,
    calendarLocks(locked),
    async (connection) => {
      const row = await lockImport(connection, groupId, importId);
      if (!row || row.state !== state) return { ok: false, refusal: "over" };
      if (row.position !== before.position || row.group_version !== group.version)
        return { ok: false, refusal: "stale" };
      const step = await work({ ...input, connection, row });
      const { position, counts, isOver } = step;
      const finishedAt = isOver && state !== "checking" ? new Date(nowMs) : row.finished_at;
      await setProgress(connection, groupId, importId, {
        state: isOver ? NEXT[state] : state,
        position: Math.min(position, row.row_count),
        counts,
        finishedAt,
      });
      return { ok: true, step, hasMore: !isOver };
    },
  );
  if (!result.ok) {
    if (result.refusal === "stale") changes.announce("catalogue", groupId);
    return result.refusal !== "over";
  }
  if (result.step.places.length > 0) announceSeatChanges(changes, groupId, result.step.places);
  for (const ficheId of result.step.renamed) await announceClientName(context, groupId, ficheId);
  return result.hasMore;
}
