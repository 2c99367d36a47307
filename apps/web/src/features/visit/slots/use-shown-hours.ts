import type { AvailableTimeSlots } from "@rendezvous/contract/slot";
import { slotHour } from "@rendezvous/domain/slots/grid";
import { useState } from "react";

/** Every hour that had a slot in any week shown so far, so that the grid keeps its height from week to week. */
export function useShownHours(fetches: readonly (AvailableTimeSlots | undefined)[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const hours = new Set(fetches.flatMap((data) => data?.availabletimeslots ?? []).map(slotHour));
  if ([...hours].every((hour) => seen.has(hour))) return seen;
  const wider = new Set([...seen, ...hours]);
  setSeen(wider);
  return wider;
}
