import type { Appointment } from "@rendezvous/contract/appointment";
import type { FrameMessage } from "@rendezvous/contract/embed-messages";
import type { Group } from "@rendezvous/contract/group";
import { toTotals } from "@rendezvous/domain/pricing/totals";

type Conversion = Extract<FrameMessage, { type: "conversion" }>;

const NAME = "rendezvous:conversion";

/** Says on this page that something was booked, for whoever is to know; nothing of whom it was booked for. */
export function tellBooked(records: readonly Appointment[], group: Group): void {
  const detail: Conversion = {
    type: "conversion",
    appointments: records.length,
    price: group.display_intervention_price ? toTotals(records).after : null,
    currency: group.currency,
  };
  window.dispatchEvent(new CustomEvent(NAME, { detail }));
}

/** Answers how to stop listening. */
export function onBooked(take: (conversion: Conversion) => void): () => void {
  const hear = (event: Event) => take((event as CustomEvent<Conversion>).detail);
  window.addEventListener(NAME, hear);
  return () => window.removeEventListener(NAME, hear);
}
