import type { AvailableTimeSlots } from "@rendezvous/contract/slot";
import { slotHour } from "@rendezvous/domain/slots/grid";
import { useState } from "react";

/** The hours with a slot in everything seen so far: the height they need is kept, or each week would have another one. */
export function useShownHours(fetches: readonly (AvailableTimeSlots | undefined)[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const hours = new Set(fetches.flatMap((data) => data?.availabletimeslots ?? []).map(slotHour));
  if ([...hours].every((hour) => seen.has(hour))) return seen;
  const wider = new Set([...seen, ...hours]);
  setSeen(wider);
  return wider;
}
