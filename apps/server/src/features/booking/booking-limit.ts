import { mailboxOf } from "@rendezvous/domain/account/email";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { CallInput } from "../../http/call.ts";
import type { LimitedBy } from "../../http/limits.ts";
import type { SharedWindow } from "../../lib/rate-limit-store.ts";
import type { Refusal } from "../../http/refusal.ts";

const DAY_SECONDS = 86_400;

type Limited = Readonly<Partial<Record<LimitedBy, string>>>;

/**
 * Counts a booking for its address, for who is logged in and for the group, and where the group's rules say so its `weight`
 * against what one address and one person may book there in a day, so that no single one fills a calendar: something longer
 * than all that may still be booked, alone. Professionals book for many.
 */
export async function takeBookingLimit(
  input: CallInput<"createAppointment">,
  weight: number,
): Promise<{ readonly ok: true; readonly giveBack: () => Promise<void> } | Refusal> {
  const { context, group, session, address, body } = input;
  const { max_bookings_per_address_per_day, max_bookings_per_person_per_day } = group.rules;
  const { email } = body.appointment.fiche;
  const typed = typeof email === "string" && email !== "" ? `${group.id} ${mailboxOf(email)}` : null;
  const person = personOf(session) ?? typed;
  const days: SharedWindow[] = [
    { key: `book day ${group.id} ${address}`, max: max_bookings_per_address_per_day },
    { key: `book day of ${person}`, max: max_bookings_per_person_per_day },
  ]
    .filter(({ max }, index) => max > 0 && !isPro(input) && (index === 0 || person !== null))
    .map((day) => ({ ...day, seconds: DAY_SECONDS, cost: Math.min(weight, day.max) }));
  const limited = await context.limits.take("book", whoIs(input), days);
  if (limited) return limited;
  return {
    ok: true,
    giveBack: () => context.limits.giveBack(days),
  };
}

/** Counts a move or a cancellation, whatever comes of it. */
export function takeChangeLimit(kind: "move" | "cancel", input: Input): Promise<Refusal | null> {
  return input.context.limits.take(kind, whoIs(input));
}

type Input = Pick<
  CallInput<"createAppointment" | "moveAppointment" | "cancelAppointment" | "cancelAppointments">,
  "context" | "group" | "session" | "address" | "apiKey"
>;

function isPro({ session, group }: Input): boolean {
  return session.kind === "pro" && hasRight("book", session, group.id);
}

function whoIs(input: Input): Limited {
  const { context, group, session, address, apiKey } = input;
  // The installation's own key is every visitor's: a limit on it would refuse all of them.
  const isIntegrators = apiKey !== "" && apiKey !== context.installation.apiKey;
  const key = isIntegrators ? { key: apiKey } : {};
  if (isPro(input)) return key;
  const person = personOf(session);
  return { address, group: String(group.id), ...(person !== null && { person }), ...key };
}

function personOf(session: Session): string | null {
  if (session.kind === "account") return `${session.groupId} account ${session.accountId}`;
  if (session.kind === "booking") return `${session.groupId} booking ${session.bookingId}`;
  return session.kind === "fiche" ? `${session.groupId} fiche ${session.ficheId}` : null;
}
