import { takenMinutes } from "../availability/chain/chain.ts";
import { type BookingLink, chainOf } from "./model.ts";

/**
 * What a booking or a hold counts for where one visitor may only take so much: its appointments, a pack being one, or the hours
 * that it takes of calendars with its buffers, where those are more.
 */
export function bookingWeight(links: readonly BookingLink[]): number {
  const appointments = links.filter(({ type }) => type !== "included").length;
  return Math.max(appointments, Math.ceil(takenMinutes(chainOf(links)) / 60));
}
