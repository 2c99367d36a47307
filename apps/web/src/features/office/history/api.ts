import type { CatalogueChange } from "@rendezvous/contract/catalogue-change";
import type { Accept } from "@rendezvous/contract/concerned";
import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";
import type { ChangesFilter } from "./changes-filter.ts";

const AT_ONCE = 20;

/** The newest first; `after` is where the page before ended. */
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

/** Refused where the same fields were changed since, and where appointments would lose their place that `accept` does not name. */
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
