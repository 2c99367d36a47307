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
  // What was answered before the visitor held something is as good.
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
  const query: Record<string, string | number | readonly number[] | null> = {
    start,
    nDays: FETCHED_DAYS,
    time_format: "datetime",
    promotions: asked.promotionsOnly ? 1 : null,
    hold: asked.hold ?? null,
  };
  for (const [index, link] of asked.chain.entries())
    Object.assign(query, toLinkQuery(`appointments[${index}]`, link));
  return callApi("listAvailableTimeSlots", { path: { id: asked.group_id }, query, signal });
}

function toLinkQuery(name: string, link: ChosenLink): Record<string, number | readonly number[]> {
  const query: Record<string, number | readonly number[]> = {};
  if (link.intervention_id !== undefined) query[`${name}[intervention_id]`] = link.intervention_id;
  if (link.pack_id !== undefined) query[`${name}[pack_id]`] = link.pack_id;
  if (link.calendar_id) query[`${name}[calendar_id]`] = link.calendar_id;
  if (link.calendar_ids !== null) query[`${name}[calendar_ids]`] = link.calendar_ids;
  if (link.resource_id) query[`${name}[resource_id]`] = link.resource_id;
  if (link.calendars !== null) query[`${name}[calendars]`] = link.calendars;
  return query;
}
