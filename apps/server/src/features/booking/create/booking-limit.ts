import { mailboxOf } from "@rendezvous/domain/account/email";
import { toLimitKeys } from "../../../http/call-limit.ts";
import type { CallInput, Refusal } from "../../../http/call.ts";
import type { SharedWindow } from "../../../lib/rate-limit.ts";

const DAY_SECONDS = 86_400;

/**
 * Limits bookings, so that no one fills a calendar. Counts a booking for its network address, the logged-in person and the group,
 * and if the group's rules say so its `weight` for the day's limit of the address and of the person. A booking heavier than the
 * whole limit is still possible, alone. The daily limits do not apply to professionals. One statement counts in all windows
 * before the booking; `giveBack` returns the units if nothing was booked.
 */
export async function consumeBookingLimit(
  input: CallInput<"createAppointment">,
  weight: number,
): Promise<{ readonly ok: true; readonly giveBack: () => Promise<void> } | Refusal> {
  const { context, group, address, body } = input;
  const { max_bookings_per_address_per_day, max_bookings_per_person_per_day } = group.rules;
  const { email } = body.appointment.fiche;
  const typed = typeof email === "string" && email !== "" ? `${group.id} ${mailboxOf(email)}` : null;
  const counted = toLimitKeys("book", input);
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
