import { MAX_FICHES } from "../account/max-fiches.ts";
import { type BlacklistRules, isBlacklisted } from "../fiche/is-blacklisted.ts";
import { isExistingClient } from "../fiche/is-existing-client.ts";
import { isSamePerson } from "../fiche/is-same-person.ts";
import type { AttendeeInput, AttendeeData, FicheAppointmentRow, Proof } from "./attendee.ts";
import type { AttendeeState } from "./check-attendee.ts";
import type { ExistingAppointment } from "./check-booking.ts";

export interface ChosenFiche {
  readonly id: number;
  /** True: the fiche belongs to no account yet, so the account that books takes it over. */
  readonly isUnclaimed: boolean;
}

/** Whether the account already has the maximum of fiches. */
export function isAccountFull(rows: readonly FicheAppointmentRow[], accountId: number): boolean {
  const own = rows.filter((row) => row.account_id === accountId);
  return new Set(own.map((row) => row.fiche_id)).size >= MAX_FICHES;
}

/**
 * Returns the fiche of the booking: the requested one, or the oldest with the person's address and name that is proven to be
 * theirs (docs/slots-and-bookings.md, "Whose fiche"); null: create a new one. An account's own fiche has priority, and another
 * account's is never chosen.
 */
export function chooseFiche(
  rows: readonly FicheAppointmentRow[],
  attendee: AttendeeInput,
): ChosenFiche | null {
  const first = findFiche(rowsOf(rows, attendee), attendee);
  if (!first) return null;
  const accountId = attendee.kind === "person" ? attendee.accountId : null;
  return { id: first.fiche_id, isUnclaimed: accountId !== null && first.account_id === null };
}

/** Returns the data for the rules: every fiche with the same address and name, whichever one the booking uses. */
export function toAttendeeState(
  { fiches, blacklist }: AttendeeData,
  attendee: AttendeeInput,
  rules: BlacklistRules,
): AttendeeState {
  const own = rowsOf(fiches, attendee);
  return {
    existing: isExistingClient(attendee, fiches),
    blacklisted: isBlacklisted(rules, { ...blacklist, bySelf: own.some((row) => row.blacklisted) }),
    missed: countMissed(own),
    appointments: own.flatMap(toHeld),
    visibleAppointments: visibleTo(own, attendee.proof),
  };
}

/**
 * Whether only the phone number shows that they are blacklisted. In that case a caller who typed an address of their own must not
 * learn it.
 */
export function isBlacklistedByPhone(
  { fiches, blacklist }: AttendeeData,
  attendee: AttendeeInput,
  rules: BlacklistRules,
): boolean {
  const bySelf = rowsOf(fiches, attendee).some((row) => row.blacklisted);
  return !isBlacklisted(rules, { ...blacklist, bySelf, byPhone: false });
}

function rowsOf(
  rows: readonly FicheAppointmentRow[],
  attendee: AttendeeInput,
): readonly FicheAppointmentRow[] {
  return rows.filter(
    (row) => isSamePerson(row, attendee) || (attendee.kind === "fiche" && row.fiche_id === attendee.id),
  );
}

function findFiche(
  own: readonly FicheAppointmentRow[],
  attendee: AttendeeInput,
): FicheAppointmentRow | undefined {
  if (attendee.kind === "fiche") return own.find((row) => row.fiche_id === attendee.id);
  const { accountId, mayClaim, proof } = attendee;
  if (accountId !== null)
    return (
      own.find((row) => row.account_id === accountId) ??
      own.find((row) => mayClaim && row.account_id === null)
    );
  const proven = own.find((row) => row.is_proven);
  if (proven || proof === null) return proven;
  return own.find((row) => proof === "own" || row.fiche_id === proof.ficheId);
}

function visibleTo(own: readonly FicheAppointmentRow[], proof: Proof): AttendeeState["visibleAppointments"] {
  if (proof === "own") return "everything";
  if (proof === null || !own.some((row) => row.fiche_id === proof.ficheId)) return "nothing";
  if (proof.tokenId === null) return "everything";
  return own.filter((row) => row.token_id === proof.tokenId).flatMap(toHeld);
}

/** `rows` has a row for each appointment of a fiche. */
function countMissed(rows: readonly FicheAppointmentRow[]): number {
  const byFiche = new Map(rows.map(({ fiche_id, missed }) => [fiche_id, missed]));
  return [...byFiche.values()].reduce((sum, missed) => sum + missed, 0);
}

function toHeld({ starts, ends, type, services }: FicheAppointmentRow): ExistingAppointment[] {
  return starts === null || ends === null
    ? []
    : [{ start: starts, end: ends, included: type === "included", services: services ?? [] }];
}
