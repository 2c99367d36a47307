import { findChainSlots } from "./chain-slots.ts";
import { findServiceSlots } from "./service-slots.ts";
import type { Catalogue, Slot, SlotRequest, Taken } from "./model.ts";
import { unlimitedWork, type Work } from "./work.ts";

/**
 * Every slot that starts in [request.from, request.until), sorted by start; GROUP-FILE.md says what a slot is. `taken`
 * must hold everything that touches the asked time, the chain's length after it, and buffers on both sides. null when the
 * given work, which may serve several searches, did not suffice to find them all.
 */
export function findSlots(catalogue: Catalogue, taken: Taken, request: SlotRequest): Slot[];
export function findSlots(
  catalogue: Catalogue,
  taken: Taken,
  request: SlotRequest,
  work: Work,
): Slot[] | null;
export function findSlots(
  catalogue: Catalogue,
  taken: Taken,
  request: SlotRequest,
  work?: Work,
): Slot[] | null {
  const [first, ...others] = request.chain;
  if (!first) return [];
  return others.length === 0
    ? findServiceSlots(catalogue, taken, first, request)
    : findChainSlots(catalogue, taken, request, work ?? unlimitedWork());
}
