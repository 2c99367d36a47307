import type { Statistics } from "@rendezvous/contract/office/statistics";
import type { Day } from "@rendezvous/domain/time/instant";
import { callApi } from "../../../lib/call-api.ts";

/** `until` is included; a calendar's id, or null for all. */
export interface StatisticsCriteria {
  readonly from: Day;
  readonly until: Day;
  readonly calendar: number | null;
}

export function getStatistics(
  groupId: number,
  { from, until, calendar }: StatisticsCriteria,
  signal: AbortSignal,
): Promise<Statistics> {
  return callApi("GET /groups/{id}/statistics", {
    path: { id: groupId },
    query: { from, until, ...(calendar !== null && { calendar_ids: [calendar] }) },
    signal,
  });
}
