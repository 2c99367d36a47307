import type { CatalogueChange } from "@rendezvous/contract/catalogue-change";
import { defineCall, reply } from "../../http/call.ts";
import { type ChangeRow, listChanges as listRows } from "./changes-data.ts";

export const listChanges = defineCall("listChanges", async ({ context, groupId, query }) => {
  const { kind, record_id: recordId, after, limit } = query;
  const rows = await listRows(context.db, groupId, { kind, recordId, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return reply({
    changes: shown.map(toChange),
    next: rows.length > limit ? shown.at(-1)!.id : null,
  });
});

export function toChange({ at, ...row }: ChangeRow): CatalogueChange {
  return { ...row, at: at.toISOString() };
}
