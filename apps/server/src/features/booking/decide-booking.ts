import type { ErrorCode } from "@rendezvous/contract/errors";
import type { Catalogue, ChainLink, Placement } from "@rendezvous/domain/availability/model";
import { type BookingRules, checkPeriod } from "@rendezvous/domain/booking/check-booking";
import { checkPerson } from "@rendezvous/domain/booking/check-person";
import type { BlacklistRules } from "@rendezvous/domain/fiche/is-blacklisted";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import {
  chooseFiche,
  type ChosenFiche,
  isAccountFull,
  isBlacklistedByPhone,
  toAskedPerson,
} from "./choose-fiche.ts";
import type { BookingView } from "./data.ts";
import type { AttendeeInput } from "./attendee-input.ts";
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
      readonly refusal: ErrorCode | "stale";
      /** Why, as only the person may be told, at the address that was typed. */
      readonly secret?: ErrorCode | null;
    };

/** What decides whether it may be booked; of the hold, where it is. */
export interface DecidedRequest {
  /** The version of the group that the catalogue and the rules were read from. */
  readonly groupVersion: number;
  readonly rules: BookingRules & BlacklistRules;
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
  /** Of each link, whether it is one of a pack's later services. */
  readonly included: readonly boolean[];
  readonly start: EpochMinute;
  readonly person: AttendeeInput;
  readonly hold: Places | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** A professional makes anybody a client, and what is moved was booked already. */
  readonly isForAnybody: boolean;
}

/** May this be booked, in view of what was read under the locks? Where each appointment takes place, if so. */
export function decideBooking(request: DecidedRequest, view: BookingView): Decision {
  const { rules, catalogue, chain, person, start, hold } = request;
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
