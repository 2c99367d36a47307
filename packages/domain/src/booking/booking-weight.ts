import { takenMinutes } from "../availability/chain/chain.ts";
import { type BookingLink, toChainLinks } from "./model.ts";

/**
 * Returns the weight of a booking or hold in the limits per visitor: the number of its appointments (a pack is one, and each
 * place of a class), or the hours that it takes of calendars including buffers, whichever is more.
 */
export function bookingWeight(links: readonly BookingLink[]): number {
  const appointments = links.reduce(
    (sum, { type, link }) => (type === "included" ? sum : sum + (link.places ?? 1)),
    0,
  );
  return Math.max(appointments, Math.ceil(takenMinutes(toChainLinks(links)) / 60));
}
