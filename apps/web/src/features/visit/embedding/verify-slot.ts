import type { ChosenSlot, Preselection } from "@rendezvous/domain/sequence/model";
import { callApi } from "../../../lib/call-api.ts";

/** Returns the slot in a link, if it is free for the link's other values; otherwise null. */
export async function verifySlot(
  groupId: number,
  preselection: Preselection,
  signal: AbortSignal,
): Promise<ChosenSlot | null> {
  const { slots, intervention_ids, pack_id, calendar_ids, calendarset_id, resource_id } = preselection;
  if (slots === null) return null;
  const calendars = calendar_ids.filter((id) => id > 0);
  const query = {
    start: slots.start,
    nDays: 1,
    time_format: "datetime",
    calendar_ids: calendars,
    calendarset_ids: calendarset_id && calendars.length === 0 ? [calendarset_id] : [],
    resource_id: resource_id || null,
    pack_id,
    appointments: intervention_ids.map((intervention_id) => ({ intervention_id })),
  };
  const { availabletimeslots } = await callApi("GET /groups/{id}/availabletimeslots", {
    path: { id: groupId },
    query,
    signal,
  });
  const free = availabletimeslots.find((one) => Date.parse(one.start_at) === Date.parse(slots.start_at));
  return free ? { start: free.start, start_at: free.start_at, promotion: free.promotion } : null;
}
