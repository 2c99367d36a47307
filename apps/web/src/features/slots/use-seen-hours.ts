import type { AvailableTimeSlots } from "@rendezvous/contract/slot";
import { type HourSpan, slotHour } from "@rendezvous/domain/slots/grid";
import { useState } from "react";

/** The hours with a slot in everything seen so far: the rows only ever grow, or each week would have another height. */
export function useSeenHours(fetches: readonly (AvailableTimeSlots | undefined)[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const hours = new Set(fetches.flatMap((data) => data?.availabletimeslots ?? []).map(slotHour));
  if ([...hours].every((hour) => seen.has(hour))) return seen;
  const wider = new Set([...seen, ...hours]);
  setSeen(wider);
  return wider;
}

/** From the first to the last; null of none. */
export function spanOfHours(hours: ReadonlySet<number>): HourSpan | null {
  return hours.size === 0 ? null : { first: Math.min(...hours), last: Math.max(...hours) };
}
