import { takenMinutes } from "../availability/chain/chain.ts";
import { type BookingLink, toChainLinks } from "./model.ts";

/**
 * Returns the weight of a booking or hold for limits per visitor: its appointments, a pack counting as one, or the hours that it
 * takes of calendars with its buffers, whichever is more.
 */
export function bookingWeight(links: readonly BookingLink[]): number {
  const appointments = links.filter(({ type }) => type !== "included").length;
  return Math.max(appointments, Math.ceil(takenMinutes(toChainLinks(links)) / 60));
}
