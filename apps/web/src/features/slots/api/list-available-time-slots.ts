import type { AvailableTimeSlots } from "@rendezvous/contract/slot";
import type { ChosenLink } from "@rendezvous/domain/sequence/chain";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import type { Day } from "@rendezvous/domain/time/instant";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../lib/call-api.ts";

/** What free times are looked for. */
export interface AskedSlots {
  readonly group_id: number;
  readonly chain: readonly ChosenLink[];
  /** Only slots with a promotion. */
  readonly promotionsOnly?: boolean;
  /** The token under which the visitor holds a slot: theirs stays among the free ones. */
  readonly hold?: string | null;
}

const NAME = "availabletimeslots";

/** Every fetch of a group's slots: forget them after a booking, or when a slot turned out to be taken. */
export function slotsQueryKey(groupId: number): readonly unknown[] {
  return [NAME, groupId];
}

/** The slots of seven days from a day on, in the group's timezone. */
export function slotsQuery(asked: AskedSlots, start: Day) {
  // The hold is not part of the key: an answer from before it stays valid.
  const { hold: _, ...wanted } = asked;
  return queryOptions({
    queryKey: [...slotsQueryKey(asked.group_id), wanted, start],
    queryFn: ({ signal }) => listAvailableTimeSlots(asked, start, signal),
  });
}

function listAvailableTimeSlots(
  asked: AskedSlots,
  start: Day,
  signal: AbortSignal,
): Promise<AvailableTimeSlots> {
  const query = {
    start,
    nDays: FETCHED_DAYS,
    time_format: "datetime",
    promotions: asked.promotionsOnly ? 1 : null,
    hold: asked.hold,
    appointments: asked.chain,
  };
  return callApi("GET /groups/{id}/availabletimeslots", { path: { id: asked.group_id }, query, signal });
}
