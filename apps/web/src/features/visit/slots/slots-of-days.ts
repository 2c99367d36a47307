import type { AvailableTimeSlots, Slot } from "@rendezvous/contract/booking/slot";
import { FETCHED_DAYS } from "@rendezvous/domain/slots/columns";
import { listDaysOfWindow } from "@rendezvous/domain/slots/day-window";
import { slotsByDay } from "@rendezvous/domain/slots/grid";
import type { Day } from "@rendezvous/domain/time/instant";

export type FetchedWindow = { readonly day: Day; readonly data: AvailableTimeSlots | undefined };

/** Returns the free times of every loaded day. */
export function slotsOfDays(fetches: readonly FetchedWindow[]): Map<Day, readonly Slot[]> {
  const days = new Map<Day, readonly Slot[]>();
  for (const { day, data } of fetches) {
    if (!data) continue;
    const free = slotsByDay(data.availabletimeslots);
    for (const covered of listDaysOfWindow(day, FETCHED_DAYS)) days.set(covered, free.get(covered) ?? []);
  }
  return days;
}
