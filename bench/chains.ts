import { findSlots } from "@rendezvous/domain/availability/find-slots";
import type { Catalogue, SlotRequest } from "@rendezvous/domain/availability/model";
import { toTakenTimes } from "@rendezvous/domain/availability/taken-times";
import { makeCatalogue, makeRequest, makeRows, seededRandom } from "./availability.ts";

const ROUNDS = 7;

/** Services of 15 minutes in a row, with buffers around each. The last queries are hard on purpose. */
const QUESTIONS = [
  { links: 3, calendars: 10, days: 7, busy: 50, bufferMinutes: 10, step: 15 },
  { links: 20, calendars: 20, days: 7, busy: 50, bufferMinutes: 10, step: 15 },
  { links: 20, calendars: 20, days: 7, busy: 50, bufferMinutes: 45, step: 5 },
  { links: 20, calendars: 20, days: 62, busy: 400, bufferMinutes: 10, step: 5 },
] as const;

export interface ChainRow {
  readonly links: number;
  readonly calendars: number;
  readonly days: number;
  readonly busyPerCalendar: number;
  readonly bufferMinutes: number;
  readonly step: number;
  readonly slots: number;
  /** The median time. */
  readonly milliseconds: number;
}

/** Measures the slot search for several services in a row, open Monday to Friday 09-18, among random busy spans. */
export function benchChains(): ChainRow[] {
  return QUESTIONS.map(({ links, calendars, days, busy, bufferMinutes, step }) => {
    const catalogue = withStep(makeCatalogue(calendars), step);
    const request = toChain(makeRequest(days), links, bufferMinutes);
    const taken = toTakenTimes(makeRows(seededRandom(20261121), calendars, days, busy));
    const samples: number[] = [];
    let slots = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.hrtime.bigint();
      slots = findSlots(catalogue, taken, request).length;
      samples.push(Number(process.hrtime.bigint() - before) / 1_000_000);
    }
    samples.sort((a, b) => a - b);
    const milliseconds = Math.round(samples[ROUNDS >> 1]! * 10) / 10;
    return { links, calendars, days, busyPerCalendar: busy, bufferMinutes, step, slots, milliseconds };
  });
}

function withStep(catalogue: Catalogue, step: number): Catalogue {
  return { ...catalogue, calendars: catalogue.calendars.map((one) => ({ ...one, slot_step: step })) };
}

function toChain(request: SlotRequest, links: number, bufferMinutes: number): SlotRequest {
  const [first] = request.chain;
  const buffers = { buffer_before: bufferMinutes, buffer_after: bufferMinutes };
  const chain = Array.from({ length: links }, (_, index) => ({
    ...first!,
    service: { ...first!.service, ...buffers, id: index + 1, length: 15 },
  }));
  return { ...request, chain };
}
