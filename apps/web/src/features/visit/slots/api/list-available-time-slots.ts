import type { AvailableTimeSlots } from "@rendezvous/contract/booking/slot";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import type { Day } from "@rendezvous/domain/time/instant";
import { queryOptions } from "@tanstack/react-query";
import { callWithAge } from "../../../../lib/call-api.ts";

/** The chain and the place of a search for free times. */
export interface SlotCriteria {
  readonly group_id: number;
  readonly chain: readonly ChosenLink[];
  /** Only slots with a promotion. */
  readonly promotionsOnly?: boolean;
  /** The token of the visitor's hold: the held slot is still listed as free. */
  readonly hold?: string | null;
}

/** How soon times are fetched again that the server could not check. */
const LOOK_AGAIN_MS = 10_000;

const NAME = "availabletimeslots";

/** Returns the query key of all slots of a group, to remove them after a booking or when a slot was taken. */
export function slotsQueryKey(groupId: number): readonly unknown[] {
  return [NAME, groupId];
}

/** Returns the query for the slots of seven days from a given day, in the group's timezone. */
export function slotsQueryOptions(criteria: SlotCriteria, start: Day) {
  // Not part of the query key, because an answer from before the hold is valid too.
  const { hold: _, ...query } = criteria;
  return queryOptions({
    queryKey: [...slotsQueryKey(criteria.group_id), query, start],
    queryFn: ({ signal }) => listAvailableTimeSlots(criteria, start, signal),
    refetchInterval: ({ state }) => (state.data?.isStale ? LOOK_AGAIN_MS : false),
  });
}

/** `isStale`: the server has lost its database, and answers with the times from before. */
type FetchedSlots = AvailableTimeSlots & { readonly isStale: boolean };

async function listAvailableTimeSlots(
  criteria: SlotCriteria,
  start: Day,
  signal: AbortSignal,
): Promise<FetchedSlots> {
  const query = {
    start,
    nDays: FETCHED_DAYS,
    time_format: "datetime",
    promotions: criteria.promotionsOnly ? 1 : null,
    hold: criteria.hold,
    appointments: criteria.chain,
  };
  const { answer, isStale } = await callWithAge("GET /groups/{id}/availabletimeslots", {
    path: { id: criteria.group_id },
    query,
    signal,
  });
  return { ...answer, isStale };
}
