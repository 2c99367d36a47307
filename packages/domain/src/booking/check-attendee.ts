import type { EpochMinute } from "../time/instant.ts";
import {
  type PersonState,
  type BookingRules,
  checkHeldAppointments,
  checkWhoBooks,
  closedDoor,
  type HeldAppointment,
  type HeldRefusal,
  isForExistingOnly,
  type RequestedAppointment,
  type WhoRefusal,
} from "./check-booking.ts";

/** Who is to attend, and how much of what is known of them the asker has proven to be theirs to know. */
export interface AttendeeState extends PersonState {
  /** Everything, nothing, or these appointments and no others. */
  readonly visibleAppointments: "everything" | "nothing" | readonly HeldAppointment[];
}

export type AttendeeCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: WhoRefusal | HeldRefusal | "see_your_mail";
      /** What only the person is told, by mail; null where the asker is told it. */
      readonly secret: WhoRefusal | HeldRefusal | null;
    };

/**
 * May this person make these appointments? Anyone may type anyone's name and address: a reason that lies in what the asker
 * has not proven to be theirs is a secret. The answer is then the one that an unknown person gets, where the group takes
 * existing clients only, or one that says nothing but where to read the reason.
 */
export function checkAttendee(
  rules: BookingRules,
  attendee: AttendeeState,
  requested: readonly RequestedAppointment[],
  now: EpochMinute,
): AttendeeCheck {
  const { visibleAppointments } = attendee;
  const who = checkWhoBooks(rules, attendee);
  if (!who.ok) {
    // That the group does not know them is what every new person is told.
    const isTold = who.refusal !== "user_blacklisted" || visibleAppointments !== "nothing";
    return isTold ? { ...who, secret: null } : hidden(rules, who.refusal);
  }
  const held = checkHeldAppointments(rules, attendee.appointments, requested, now);
  if (held.ok) return held;
  if (visibleAppointments === "everything") return { ...held, secret: null };
  const limit = checkHeldAppointments(
    rules,
    visibleAppointments === "nothing" ? [] : visibleAppointments,
    requested,
    now,
  );
  // More at once than any person may have is no secret either.
  return limit.ok ? hidden(rules, held.refusal) : { ...limit, secret: null };
}

function hidden(rules: BookingRules, secret: WhoRefusal | HeldRefusal): AttendeeCheck {
  return { ok: false, refusal: isForExistingOnly(rules) ? closedDoor(rules) : "see_your_mail", secret };
}
