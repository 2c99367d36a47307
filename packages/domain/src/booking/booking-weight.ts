import { takenMinutes } from "../availability/chain/chain.ts";
import { type BookingLink, toChainLinks } from "./model.ts";

/**
 * Returns the weight of a booking or hold in the limits per visitor: the number of its appointments (a pack is one), or the hours
 * that it takes of calendars including buffers, whichever is more.
 */
export function bookingWeight(links: readonly BookingLink[]): number {
  const appointments = links.filter(({ type }) => type !== "included").length;
  return Math.max(appointments, Math.ceil(takenMinutes(toChainLinks(links)) / 60));
}
