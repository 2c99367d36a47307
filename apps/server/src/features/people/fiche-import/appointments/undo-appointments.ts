import { minuteOf } from "@rendezvous/domain/time/instant";
import { enqueueFreedTimes } from "../../../booking/seats/freed-times-data.ts";
import { anonymiseFiches } from "../../retention/anonymise-data.ts";
import { listUsedFiches, lockFiches } from "../imported-fiches-data.ts";
import { addCounts, countKinds, type RowWork, type StepResult } from "../row-work.ts";
import { listRowsToUndo, type RowResult, type StagedRow, updateRows } from "../staged-rows-data.ts";
import {
  listImportedAppointments,
  type ImportedAppointmentRow,
  withdrawAppointments,
} from "./imported-appointments-data.ts";

const ROWS_AT_ONCE = 100;

/**
 * Undoes the next rows, the last ones first. An appointment that nobody has changed since is cancelled without a mail, and its
 * client is erased if the import has made them and nothing else is left of them.
 */
export async function undoAppointmentRows(work: RowWork): Promise<StepResult> {
  const { connection, group, groupId, row, offered, nowMs } = work;
  const staged = await listNextRows(work);
  const now = new Date(nowMs);
  const importedById = await listImported(work, staged);
  const undone = staged.filter((one) => isUntouched(one, importedById.get(one.appointment_id ?? 0)));
  const ids = undone.flatMap(({ appointment_id }) => appointment_id ?? []);
  const places = ids.flatMap((id) => importedById.get(id) ?? []);
  await withdrawAppointments(connection, groupId, ids, { proId: row.pro_id, now });
  await enqueueFreedTimes(connection, {
    groupId,
    timezone: offered.catalogue.timezone,
    waitingMinutes: group.rules.waiting_minutes,
    starts: places.map(({ start }) => start).filter((start) => start > minuteOf(nowMs)),
    isByPro: true,
  });
  const results = staged
    .filter(({ kind }) => kind === "created")
    .map((one): RowResult => {
      return { number: one.number, kind: undone.includes(one) ? "undone" : "left", fiche_id: one.fiche_id };
    });
  await updateRows(connection, groupId, row.id, results, true);
  // Deletes the rows of the erased fiches, too.
  const erased = await listUnusedFiches(work, staged);
  if (erased.length > 0) await anonymiseFiches(connection, groupId, erased, now);
  return {
    position: row.position + ROWS_AT_ONCE,
    counts: addCounts(row.counts, countKinds(results)),
    isOver: row.position + ROWS_AT_ONCE >= row.row_count,
    renamed: [],
    places,
  };
}

/** Returns every place where the next rows have taken a seat. */
export async function placesOfUndoneRows(work: RowWork): Promise<number[]> {
  const importedById = await listImported(work, await listNextRows(work));
  return [...importedById.values()].flatMap(({ calendar_id, resource_id, services }) => [
    calendar_id,
    resource_id ?? calendar_id,
    ...services.map((id) => -id),
  ]);
}

function listNextRows({ connection, groupId, row }: RowWork): Promise<StagedRow[]> {
  return listRowsToUndo(connection, groupId, row.id, row.row_count - row.position + 1, ROWS_AT_ONCE);
}

async function listImported(
  { connection, groupId }: RowWork,
  staged: readonly StagedRow[],
): Promise<ReadonlyMap<number, ImportedAppointmentRow>> {
  const ids = staged.flatMap(({ kind, appointment_id }) =>
    kind === "created" ? (appointment_id ?? []) : [],
  );
  const rows = await listImportedAppointments(connection, groupId, ids);
  return new Map(rows.map((one) => [one.id, one]));
}

function isUntouched(
  { appointment_version }: StagedRow,
  appointment: ImportedAppointmentRow | undefined,
): boolean {
  return appointment !== undefined && appointment.version === appointment_version;
}

/** Returns the fiches that these rows have made, and that nobody has changed or used since. */
async function listUnusedFiches(
  { connection, groupId }: RowWork,
  staged: readonly StagedRow[],
): Promise<number[]> {
  const createdRows = staged.filter(({ fiche_version }) => fiche_version !== null);
  const ids = createdRows.flatMap(({ fiche_id }) => fiche_id ?? []);
  const fiches = await lockFiches(connection, groupId, ids);
  const used = new Set(await listUsedFiches(connection, groupId, ids));
  return fiches
    .filter(({ id, version, deleted }) => {
      const row = createdRows.find(({ fiche_id }) => fiche_id === id);
      return !deleted && !used.has(id) && row?.fiche_version === version;
    })
    .map(({ id }) => id);
}
