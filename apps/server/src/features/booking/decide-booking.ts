import type { Placement } from "@rendezvous/domain/availability/model";
import { checkPeriod } from "@rendezvous/domain/booking/check-booking";
import { checkPerson } from "@rendezvous/domain/booking/check-person";
import type { ErrorCode } from "@rendezvous/contract/errors";
import type { BookingRequest } from "./booking-request.ts";
import {
  chooseFiche,
  type ChosenFiche,
  isAccountFull,
  isBlacklistedByPhone,
  toAskedPerson,
} from "./choose-fiche.ts";
import type { BookingView } from "./data.ts";
import { placeChain, type Places } from "./place-chain.ts";
import { wantedAppointments } from "./wanted-appointments.ts";

export type Decision =
  | {
      readonly ok: true;
      /** null for someone the group does not know. */
      readonly fiche: ChosenFiche | null;
      readonly placements: readonly Placement[];
    }
  | {
      readonly ok: false;
      readonly refusal: ErrorCode | "stale" | "repeated";
      /** Why, as only the person may be told, at the address that was typed. */
      readonly secret?: ErrorCode | null;
    };

/** What of a request decides it; of the hold, where it is. */
type Decided = Pick<
  BookingRequest,
  "rules" | "catalogue" | "chain" | "included" | "person" | "start" | "groupVersion" | "now"
> & {
  readonly hold: Places | null;
  /** A professional makes anybody a client, and what is moved was booked already. */
  readonly isForAnybody: boolean;
};

/** May this be booked, in view of what was read under the locks? Where each appointment takes place, if so. */
export function decideBooking(request: Decided, view: BookingView): Decision {
  const { rules, catalogue, chain, person, start, hold } = request;
  if (view.isRepeated) return { ok: false, refusal: "repeated" };
  if (view.version !== request.groupVersion) return { ok: false, refusal: "stale" };

  const fiche = chooseFiche(view.fiches, person);
  if (person.kind === "fiche" && fiche === null) return { ok: false, refusal: "fiche_not_authorized" };
  const now = request.now / 60_000;
  const asked = wantedAppointments(request);
  const period = checkPeriod(rules, asked, now);
  if (!period.ok) return period;
  const placed = placeChain(catalogue, view.seats, chain, start, now, hold);
  if (!placed.ok) return placed;
  // What concerns the person comes last: anyone may type anyone's name, and must not learn from times that cannot be booked
  // whom the group knows or when they come. To ask is to book, and the person hears of it.
  const who = toAskedPerson(view, person, rules);
  const checked = checkPerson(rules, request.isForAnybody ? { ...who, existing: true } : who, asked, now);
  if (!checked.ok) {
    const isUntold = checked.secret === "user_blacklisted" && isBlacklistedByPhone(view, person, rules);
    return isUntold ? { ...checked, secret: null } : checked;
  }
  const accountId = person.kind === "person" ? person.accountId : null;
  if (accountId !== null && (!fiche || fiche.isUnclaimed) && isAccountFull(view.fiches, accountId))
    return { ok: false, refusal: "max_fiches" };
  return { ok: true, fiche, placements: placed.placements };
}
