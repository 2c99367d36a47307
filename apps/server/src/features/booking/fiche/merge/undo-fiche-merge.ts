import { type CallInput, defineCall, reply, type Refusal, refuse } from "../../../../http/call.ts";
import { transaction, type Transaction } from "../../../../lib/database/database.ts";
import { announceClientName } from "../announce-client-name.ts";
import { type FicheRow, isExternidTaken } from "../data.ts";
import {
  lockFiches,
  lockLastMerge,
  markMergeUndone,
  moveBookingsBack,
  type MergedFields,
  type StoredFields,
  saveMergedFiche,
} from "./merge-data.ts";
import { toFiche } from "../to-fiche.ts";

/** Undoes the last merge into the fiche. Later changes and bookings stay with the remaining fiche. */
export const undoFicheMerge = defineCall("undoFicheMerge", async (input) => {
  try {
    const result = await transaction(input.context.db, (connection) => undo(input, connection));
    if ("ok" in result) return result;
    input.context.ficheReads.note(
      input.session,
      input.groupId,
      result.map(({ id }) => id),
      "fiche",
    );
    for (const { id } of result) await announceClientName(input.context, input.groupId, id);
    return reply({ records: result.map((row) => toFiche(row, input.group, { kind: "group" })) });
  } catch (error) {
    // Another fiche has taken the externid since.
    if (isExternidTaken(error)) return refuse("cannot_merge");
    throw error;
  }
});

async function undo(
  { context, groupId, params }: CallInput<"undoFicheMerge">,
  connection: Transaction,
): Promise<FicheRow[] | Refusal> {
  const ficheId = params.ficheId ?? 0;
  const [present] = await lockFiches(connection, groupId, [ficheId]);
  if (!present || present.deleted) return refuse("fiche_not_authorized");
  const merge = await lockLastMerge(connection, groupId, ficheId);
  if (!merge) return refuse("cannot_merge");
  const now = new Date(context.clock.now());
  await lockFiches(connection, groupId, [merge.merged_id]);
  const surviving = { ...restoreFields(merge.kept_before, merge.kept_after, present), deleted: false };
  const first = await saveMergedFiche(connection, groupId, ficheId, surviving, now);
  const second = await saveMergedFiche(
    connection,
    groupId,
    merge.merged_id,
    { ...merge.merged_before, metadata: merge.merged_before.metadata ?? {}, deleted: false },
    now,
  );
  await moveBookingsBack(connection, groupId, merge);
  await markMergeUndone(connection, groupId, merge.id, now);
  return [first, second];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns each value from before the merge, unless it was changed after it. */
function restoreFields(before: StoredFields, after: StoredFields, present: MergedFields): MergedFields {
  const { fields, metadata, ...columns } = present;
  return {
    ...unlessChanged({ ...present, ...before }, after, columns),
    fields: unlessChanged(before.fields, after.fields, fields),
    metadata: unlessChanged(before.metadata ?? {}, after.metadata ?? {}, metadata),
  };
}

function unlessChanged<Values extends object>(
  before: Values,
  after: Partial<Values>,
  present: Partial<Values>,
): Values {
  const changed = Object.entries(present).filter(
    ([name, value]) => !isSame(value, after[name as keyof Values]),
  );
  return { ...before, ...Object.fromEntries(changed) };
}
