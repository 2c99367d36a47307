import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { signMailToken, signShortCode } from "../../ground/session/booking-token.ts";

type Secrets = Pick<Context, "config" | "installation">;

/** Returns the address of the page of a booking, which shows, moves and cancels it without a login. */
export function toBookingPageUrl(
  { config, installation }: Secrets,
  { id, urlname }: Pick<GroupRecord, "id" | "urlname">,
  bookingId: number,
): string {
  const token = signMailToken({ groupId: id, bookingId }, installation.secret);
  return `${config.publicUrl}/${urlname}/book/confirm?token=${encodeURIComponent(token)}&from_mail=1`;
}

/** Returns the address of the same page, which asks first whether the client will come, or cancels. */
export function toAnswerUrl(bookingPage: string, answer: "yes" | "no"): string {
  return `${bookingPage}&will_come=${answer}`;
}

/** Returns an address short enough for an SMS, which leads to that question. */
export function toShortAnswerUrl(
  { config, installation }: Secrets,
  groupId: number,
  bookingId: number,
): string {
  return `${config.publicUrl}/r/${signShortCode({ groupId, bookingId }, installation.secret)}`;
}
