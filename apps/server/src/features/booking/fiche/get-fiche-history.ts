import { defineCall, reply, refuse } from "../../../http/call.ts";
import { findFicheOfOwner } from "./data.ts";
import { readHistory } from "./history-data.ts";
import { createWallTimeFormatter } from "./wall-time-formatter.ts";

const pro = (name: string) => ({ kind: "pro" as const, name });

/** Returns who changed and read a fiche, and the professionals' comments on it. */
export const getFicheHistory = defineCall(
  "getFicheHistory",
  async ({ context, session, group, groupId, params }) => {
    const fiche = await findFicheOfOwner(context.db, groupId, { kind: "group" }, params.ficheId ?? 0);
    if (!fiche) return refuse("fiche_not_authorized");
    context.ficheReads.note(session, groupId, [fiche.id], "fiche");
    // Writes pending reads first, so that the history includes the latest ones.
    await context.ficheReads.flush();
    const { comments, changes, reads, merges } = await readHistory(context.db, groupId, fiche.id);
    const wall = createWallTimeFormatter(group.fields.timezone);
    return reply({
      comments: comments.map(({ id, at, name, text }) => ({ id, at: wall(at), by: pro(name), text })),
      changes: changes.map(({ at, kind, name, fields, values, reason }) => ({
        at: wall(at),
        by: { kind, name },
        fields: [...fields],
        values,
        reason,
      })),
      reads: reads.map(({ name, first_at, last_at, ...read }) => ({
        ...read,
        by: pro(name),
        first_at: wall(first_at),
        last_at: wall(last_at),
      })),
      merges: merges.map(({ at, name, merged, undone_at }) => ({
        at: wall(at),
        by: pro(name),
        merged: { ...merged },
        undone_at: undone_at && wall(undone_at),
      })),
    });
  },
);
