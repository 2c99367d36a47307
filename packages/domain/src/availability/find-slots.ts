import { findChainSlots } from "./chain-slots.ts";
import { findServiceSlots } from "./service-slots.ts";
import type { Catalogue, Slot, SlotRequest, Taken } from "./model.ts";

/**
 * Every slot that starts in [request.from, request.until), sorted by start; GROUP-FILE.md says what a slot is. `taken`
 * must hold everything that touches the asked time, the chain's length after it, and buffers on both sides.
 */
export function findSlots(catalogue: Catalogue, taken: Taken, request: SlotRequest): Slot[] {
  const [first, ...others] = request.chain;
  if (!first) return [];
  return others.length === 0
    ? findServiceSlots(catalogue, taken, first, request)
    : findChainSlots(catalogue, taken, request);
}
