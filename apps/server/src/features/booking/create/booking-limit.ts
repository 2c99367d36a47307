import { mailboxOf } from "@rendezvous/domain/account/email";
import { whoCounts } from "../../../http/call-limit.ts";
import type { CallInput } from "../../../http/call.ts";
import type { SharedWindow } from "../../../lib/rate-limit.ts";
import type { Refusal } from "../../../http/refusal.ts";

const DAY_SECONDS = 86_400;

/**
 * Counts a booking for its address, for who is logged in and for the group, and where the group's rules say so its `weight`
 * against what one address and one person may book there in a day, so that no single one fills a calendar: something longer
 * than all that may still be booked, alone. Professionals book for many. All windows are asked in one statement, which the booking
 * waits for; what was not booked is given back.
 */
export async function takeBookingLimit(
  input: CallInput<"createAppointment">,
  weight: number,
): Promise<{ readonly ok: true; readonly giveBack: () => Promise<void> } | Refusal> {
  const { context, group, address, body } = input;
  const { max_bookings_per_address_per_day, max_bookings_per_person_per_day } = group.rules;
  const { email } = body.appointment.fiche;
  const typed = typeof email === "string" && email !== "" ? `${group.id} ${mailboxOf(email)}` : null;
  const counted = whoCounts("book", input);
  const person = counted.person ?? typed;
  const days: SharedWindow[] = [
    { key: `book day ${group.id} ${address}`, max: max_bookings_per_address_per_day },
    { key: `book day of ${person}`, max: max_bookings_per_person_per_day },
  ]
    .filter(({ max }, index) => max > 0 && counted.address !== undefined && (index === 0 || person !== null))
    .map((day) => ({ ...day, seconds: DAY_SECONDS, cost: Math.min(weight, day.max) }));
  const limited = await context.limits.take("book", counted, days);
  if (limited) return limited;
  return {
    ok: true,
    giveBack: () => context.limits.giveBack(days),
  };
}
