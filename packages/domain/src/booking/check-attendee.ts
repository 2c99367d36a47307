import type { EpochMinute } from "../time/instant.ts";
import {
  type PersonState,
  type BookingRules,
  checkExistingAppointments,
  checkPerson,
  newClientRefusal,
  type ExistingAppointment,
  type ExistingAppointmentRefusal,
  isForExistingOnly,
  type RequestedAppointment,
  type PersonRefusal,
} from "./check-booking.ts";

/** The attendee, and how much of their data the caller may know. */
export interface AttendeeState extends PersonState {
  /** The attendee's appointments that the caller may know of: "everything" includes all other data, a list only these. */
  readonly visibleAppointments: "everything" | "nothing" | readonly ExistingAppointment[];
}

export type AttendeeCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: PersonRefusal | ExistingAppointmentRefusal | "see_your_mail";
      /** The reason that only the attendee learns, by mail; null when the caller may learn it. */
      readonly secret: PersonRefusal | ExistingAppointmentRefusal | null;
    };

/**
 * Checks whether this person may make these appointments. Anyone may type anyone's name and address, so a reason based on data
 * that the caller may not know is secret. The answer is then the one for an unknown person if the group accepts existing clients
 * only; otherwise one that only says where to read the reason.
 */
export function checkAttendee(
  rules: BookingRules,
  attendee: AttendeeState,
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): AttendeeCheck {
  const { visibleAppointments } = attendee;
  const who = checkPerson(rules, attendee);
  if (!who.ok) {
    // Every new person gets the other refusals, so they reveal nothing.
    const isAboutThem = who.refusal === "user_blacklisted" || who.refusal === "missed_too_often";
    const isExplained = !isAboutThem || visibleAppointments !== "nothing";
    return isExplained ? { ...who, secret: null } : hidden(rules, who.refusal);
  }
  const check = checkExistingAppointments(rules, attendee.appointments, requested, now);
  if (check.ok) return check;
  if (visibleAppointments === "everything") return { ...check, secret: null };
  const limit = checkExistingAppointments(
    rules,
    visibleAppointments === "nothing" ? [] : visibleAppointments,
    requested,
    now,
  );
  // Exceeding the limit with this booking alone reveals nothing either.
  return limit.ok ? hidden(rules, check.refusal) : { ...limit, secret: null };
}

function hidden(rules: BookingRules, secret: PersonRefusal | ExistingAppointmentRefusal): AttendeeCheck {
  return { ok: false, refusal: isForExistingOnly(rules) ? newClientRefusal(rules) : "see_your_mail", secret };
}
