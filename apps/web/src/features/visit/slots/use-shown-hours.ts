import type { AvailableTimeSlots } from "@rendezvous/contract/booking/slot";
import { slotHour } from "@rendezvous/domain/slots/grid";
import { useState } from "react";

/** Returns every hour with a slot in any week shown so far, so that the grid has the same height from week to week. */
export function useShownHours(fetches: readonly (AvailableTimeSlots | undefined)[]): ReadonlySet<number> {
  const [shown, setSeen] = useState<ReadonlySet<number>>(new Set());
  const hours = new Set(fetches.flatMap((data) => data?.availabletimeslots ?? []).map(slotHour));
  if ([...hours].every((hour) => shown.has(hour))) return shown;
  const wider = new Set([...shown, ...hours]);
  setSeen(wider);
  return wider;
}
