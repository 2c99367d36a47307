import type { AvailableTimeSlots } from "@rendezvous/contract/slot";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import type { Day } from "@rendezvous/domain/time/instant";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../../lib/call-api.ts";

/** One service of what is being booked. 0 or null = no preference. */
export interface AskedLink {
  readonly intervention_id: number;
  readonly calendar_id: number | null;
  readonly resource_id?: number | null;
}

/** What free times are looked for. */
export interface AskedSlots {
  readonly group_id: number;
  readonly chain: readonly AskedLink[];
  readonly pack_id?: number | null;
  /** Only slots with a promotion. */
  readonly promotionsOnly?: boolean;
}

const NAME = "availabletimeslots";

/** Every fetch of a group's slots: forget them after a booking, or when a slot turned out to be taken. */
export function slotsQueryKey(groupId: number): readonly unknown[] {
  return [NAME, groupId];
}

/** The slots of seven days from a day on (SPEC section 9), in the group's timezone. */
export function slotsQuery(asked: AskedSlots, start: Day) {
  return queryOptions({
    queryKey: [...slotsQueryKey(asked.group_id), asked, start],
    queryFn: ({ signal }) => listAvailableTimeSlots(asked, start, signal),
  });
}

function listAvailableTimeSlots(
  asked: AskedSlots,
  start: Day,
  signal: AbortSignal,
): Promise<AvailableTimeSlots> {
  const query: Record<string, string | number | null> = {
    start,
    nDays: FETCHED_DAYS,
    time_format: "datetime",
    pack_id: asked.pack_id ?? null,
    promotions: asked.promotionsOnly ? 1 : null,
  };
  for (const [index, link] of asked.chain.entries()) {
    query[`appointments[${index}][intervention_id]`] = link.intervention_id;
    if (link.calendar_id) query[`appointments[${index}][calendar_id]`] = link.calendar_id;
    if (link.resource_id) query[`appointments[${index}][resource_id]`] = link.resource_id;
  }
  return callApi("listAvailableTimeSlots", { path: { id: asked.group_id }, query, signal });
}
