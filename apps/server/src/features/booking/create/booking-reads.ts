import { msOf } from "@rendezvous/domain/time/instant";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import { candidateIds, seatWindow } from "@rendezvous/domain/booking/candidates";
import { type ChainRequest, longestTimeBetween } from "@rendezvous/domain/booking/decide";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { BookingReads } from "./booking-data.ts";

/** The longest possible booking, in milliseconds. */
const MAX_LENGTH_MS = 8 * 86_400_000;

/** Returns the query for the data that decides a booking or a move. */
export function toBookingReads(
  groupId: AuthorizedGroupId,
  attendee: AttendeeInput,
  request: Pick<ChainRequest, "group" | "offered" | "links" | "start" | "nowMs">,
  keyHash: string | null,
): BookingReads {
  const { offered, links, start, nowMs } = request;
  const { catalogue } = offered;
  const chain = toChainLinks(links);
  const calendarIds = candidateIds(catalogue, chain);
  return {
    groupId,
    attendee,
    since: new Date(Math.min(nowMs, msOf(start - longestTimeBetween(request))) - MAX_LENGTH_MS),
    calendarIds,
    ...seatWindow(catalogue, chain, calendarIds, start),
    keyHash,
    now: new Date(nowMs),
  };
}
