import type { NextTimes } from "@rendezvous/contract/booking/slot";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../../lib/call-api.ts";

interface NextTimesCriteria {
  /** The service whose calendars are compared; undefined: every service. */
  readonly intervention_id?: number | undefined;
  readonly calendar_ids?: readonly number[] | undefined;
  readonly resource_id?: number | undefined;
}

export type NextTimesLine = NextTimes["next_times"][number];

/** Returns the query for the next times; the answer is dropped with the screen, because times may be taken meanwhile. */
export function nextTimesQueryOptions(groupId: number, criteria: NextTimesCriteria) {
  return queryOptions({
    queryKey: ["next_times", groupId, criteria],
    gcTime: 0,
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/next_times", { path: { id: groupId }, query: criteria, signal }),
  });
}
