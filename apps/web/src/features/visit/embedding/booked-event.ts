import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FrameMessage } from "@rendezvous/contract/site/embed-messages";
import type { Group } from "@rendezvous/contract/catalogue/group";
import { toTotals } from "@rendezvous/domain/pricing/totals";

type Conversion = Extract<FrameMessage, { type: "conversion" }>;

const NAME = "rendezvous:conversion";

/** Dispatches an event about a new booking, for the host page and the trackers; it contains no data of the person. */
export function dispatchBookedEvent(records: readonly Appointment[], group: Group): void {
  const detail: Conversion = {
    type: "conversion",
    appointments: records.length,
    price: group.display_intervention_price ? toTotals(records).after : null,
    currency: group.currency,
  };
  window.dispatchEvent(new CustomEvent(NAME, { detail }));
}

/** Returns a function that stops listening. */
export function onBooked(take: (conversion: Conversion) => void): () => void {
  const onEvent = (event: Event) => take((event as CustomEvent<Conversion>).detail);
  window.addEventListener(NAME, onEvent);
  return () => window.removeEventListener(NAME, onEvent);
}
