import { type CatalogueChange, PEOPLE_KINDS } from "@rendezvous/contract/office/catalogue-change";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { defineCall, reply } from "../../../http/call.ts";
import { type ChangeRow, listChanges as listRows } from "../../ground/history/changes-data.ts";

export const listChanges = defineCall("listChanges", async ({ context, groupId, session, query }) => {
  const { kind, record_id: recordId, after, limit } = query;
  // An access key may read changes of the catalogue, but not of the professionals.
  const hidden = hasRight("manage_pros", session, groupId) ? [] : PEOPLE_KINDS;
  const rows = await listRows(context.db, groupId, { kind, recordId, after, limit: limit + 1, hidden });
  const shown = rows.slice(0, limit);
  return reply({
    changes: shown.map(toChange),
    next: rows.length > limit ? shown.at(-1)!.id : null,
  });
});

export function toChange({ at, ...row }: ChangeRow): CatalogueChange {
  return { ...row, at: at.toISOString() };
}
