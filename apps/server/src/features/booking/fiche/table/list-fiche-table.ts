import { defineCall, refuse, reply } from "../../../../http/call.ts";
import { toFiche } from "../to-fiche.ts";
import { createWallTimeFormatter } from "../wall-time-formatter.ts";
import { readPlace, writePlace } from "./cursor.ts";
import { readTableQuery } from "./read-table-query.ts";
import { listFicheRows } from "./table-data.ts";

/** Returns a page of all the group's fiches, and logs who saw them. */
export const listFicheTable = defineCall(
  "listFicheTable",
  async ({ context, session, group, groupId, query }) => {
    const read = readTableQuery(group, query, new Date(context.clock.now()));
    if (!read.ok) return read;
    const { order: sort, after, limit } = query;
    const place = after === undefined ? null : readPlace(sort, after);
    if (after !== undefined && place === null)
      return refuse("bad_request", { fields: { after: "expected the next of a page" } });
    const { rows, next } = await listFicheRows(context.db, groupId, read.query, place, limit);
    const ids = rows.map(({ id }) => id);
    context.ficheReads.note(session, groupId, ids, "fiche");
    const wall = createWallTimeFormatter(group.fields.timezone);
    return reply({
      records: rows.map((row) => ({
        ...toFiche(row, group, { kind: "group" }),
        visits: row.visits,
        last_visit: row.last_visit_at && wall(row.last_visit_at),
        next_appointment: row.next_at && wall(row.next_at),
      })),
      next: next && writePlace(sort, next),
    });
  },
);
