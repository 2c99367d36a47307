import type { CatalogueChange } from "@rendezvous/contract/office/catalogue-change";
import type { Accept } from "@rendezvous/contract/office/concerned";
import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";
import type { ChangesFilter } from "./changes-filter.ts";

const AT_ONCE = 20;

/** Returns changes, newest first; `after` is the cursor of the previous page. */
export function listChanges(
  groupId: number,
  { kind, record }: ChangesFilter,
  after: number | null,
  signal: AbortSignal,
): Promise<AnswerOf<"GET /groups/{id}/changes">> {
  return callApi("GET /groups/{id}/changes", {
    path: { id: groupId },
    query: {
      limit: AT_ONCE,
      ...(kind !== null && { kind }),
      ...(record !== null && { record_id: record }),
      ...(after !== null && { after }),
    },
    signal,
  });
}

/** Refused if the same fields were changed since, or if appointments that `accept` does not name would lose their place. */
export async function undoChange(
  groupId: number,
  changeId: number,
  accept?: Accept,
): Promise<CatalogueChange> {
  const { change } = await callApi("POST /groups/{id}/changes/{changeId}/undo", {
    path: { id: groupId, changeId },
    body: accept ? { accept } : {},
  });
  return change;
}
