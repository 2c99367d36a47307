import {
  type BookingFiche,
  type BookingRules,
  checkHeldAppointments,
  checkWhoBooks,
  closedDoor,
  type HeldAppointment,
  type HeldRefusal,
  isForExistingOnly,
  type WantedAppointment,
  type WhoRefusal,
} from "./check-booking.ts";

/** Who is to attend, and how much of what is known of them whoever asks has proven to be theirs to know. */
export interface AskedPerson extends BookingFiche {
  /** Everything, nothing, or these appointments and no others. */
  readonly seen: "everything" | "nothing" | readonly HeldAppointment[];
}

export type PersonCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: WhoRefusal | HeldRefusal | "see_your_mail";
      /** What only the person is told, by mail; null where the asker is told it. */
      readonly secret: WhoRefusal | HeldRefusal | null;
    };

/**
 * May this person make these appointments? Anyone may type anyone's name and address: a reason that lies in what the asker
 * has not proven to be theirs is a secret, and the answer is the one that somebody unknown gets, where the group takes
 * existing clients only, or one that says nothing but where to read the reason.
 */
export function checkPerson(
  rules: BookingRules,
  person: AskedPerson,
  wanted: readonly WantedAppointment[],
  now: number,
): PersonCheck {
  const { seen } = person;
  const who = checkWhoBooks(rules, person);
  if (!who.ok) {
    // That the group does not know them is the plain truth of anybody new.
    const isTold = who.refusal !== "user_blacklisted" || seen !== "nothing";
    return isTold ? { ...who, secret: null } : hidden(rules, who.refusal);
  }
  const held = checkHeldAppointments(rules, person.appointments, wanted, now);
  if (held.ok) return held;
  if (seen === "everything") return { ...held, secret: null };
  const told = checkHeldAppointments(rules, seen === "nothing" ? [] : seen, wanted, now);
  // More at once than anybody may have is no secret either.
  return told.ok ? hidden(rules, held.refusal) : { ...told, secret: null };
}

function hidden(rules: BookingRules, secret: WhoRefusal | HeldRefusal): PersonCheck {
  return { ok: false, refusal: isForExistingOnly(rules) ? closedDoor(rules) : "see_your_mail", secret };
}
