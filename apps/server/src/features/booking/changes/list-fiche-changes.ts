import { defineCall, refuse, reply } from "../../../http/call.ts";
import { toFiche } from "../fiche/to-fiche.ts";
import { readCursor, toSequenceName, writeCursor } from "./cursor.ts";
import { findFollowedDatabase, listChangedFiches } from "./data.ts";
import { INVALID_CURSOR_REFUSAL } from "./invalid-cursor.ts";

/** Returns the group's fiches in the order in which they were changed, each as it is now, and of deleted ones only the id. */
export const listFicheChanges = defineCall(
  "listFicheChanges",
  async ({ context, group, groupId, session, query }) => {
    const followed = await findFollowedDatabase(context.db);
    const sequence = toSequenceName(followed, "fiches", group, null);
    const after = readCursor(query.after, sequence, followed);
    if (after === null) return INVALID_CURSOR_REFUSAL;
    if (after === "stale") return refuse("stale_cursor");
    const { fiches, last } = await listChangedFiches(context.db, groupId, after, query.limit);
    const [deletedFiches, liveFiches] = [
      fiches.filter(({ deleted }) => deleted),
      fiches.filter(({ deleted }) => !deleted),
    ];
    context.ficheReads.note(
      session,
      groupId,
      liveFiches.map(({ id }) => id),
      "fiche",
    );
    return reply({
      records: liveFiches.map((row) => {
        // Leaves out `missed`, which changes with appointments and from day to day without a new version.
        const { missed: _, ...record } = toFiche(row, group, { kind: "group" });
        return record;
      }),
      gone: deletedFiches.map(({ id, version, changed_at, merged_into, is_erased }) => ({
        id,
        version,
        changed_at: changed_at.toISOString(),
        merged_into,
        erased: is_erased,
      })),
      next: writeCursor(sequence, last),
      has_more: fiches.length === query.limit,
    });
  },
);
