import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import type { HeldAppointment } from "@rendezvous/domain/booking/check-booking";
import type { AskedPerson } from "@rendezvous/domain/booking/check-person";
import { type BlacklistRules, isBlacklisted } from "@rendezvous/domain/fiche/is-blacklisted";
import { isExistingClient } from "@rendezvous/domain/fiche/is-existing-client";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";
import type { FicheAppointmentRow } from "./asker-data.ts";
import type { BookingView } from "./data.ts";
import type { AttendeeInput, Proof } from "./attendee-input.ts";

export interface ChosenFiche {
  readonly id: number;
  /** Nobody's yet: the account that books for it makes it its own. */
  readonly isUnclaimed: boolean;
}

/** Would one more be too many for the account? */
export function isAccountFull(rows: readonly FicheAppointmentRow[], accountId: number): boolean {
  const own = rows.filter((row) => row.account_id === accountId);
  return new Set(own.map((row) => row.fiche_id)).size >= MAX_FICHES;
}

/**
 * The fiche the booking belongs to: the one asked for, or the oldest with the person's address and name that is known to be
 * theirs (DECISIONS 34); null for a new one. An account's own fiche comes first, and never is it another account's.
 */
export function chooseFiche(rows: readonly FicheAppointmentRow[], person: AttendeeInput): ChosenFiche | null {
  const first = findFiche(personsRows(rows, person), person);
  if (!first) return null;
  const accountId = person.kind === "person" ? person.accountId : null;
  return { id: first.fiche_id, isUnclaimed: accountId !== null && first.account_id === null };
}

/** What the rules look at: every fiche of the same address and name, whether or not the booking lands in it. */
export function toAskedPerson(
  { fiches, blacklist }: Pick<BookingView, "fiches" | "blacklist">,
  person: AttendeeInput,
  rules: BlacklistRules,
): AskedPerson {
  const own = personsRows(fiches, person);
  const proof = person.kind === "fiche" ? "own" : person.proof;
  return {
    existing: own.some((row) => isExistingClient({ confirmed: row.confirmed, hasCome: row.has_come })),
    blacklisted: isBlacklisted(rules, { ...blacklist, bySelf: own.some((row) => row.blacklisted) }),
    appointments: own.flatMap(toHeld),
    seen: seenBy(own, proof),
  };
}

/** Does only a telephone tell that they are blacklisted? Whoever has typed an address of their own beside it is not to be told. */
export function isBlacklistedByPhone(
  { fiches, blacklist }: Pick<BookingView, "fiches" | "blacklist">,
  person: AttendeeInput,
  rules: BlacklistRules,
): boolean {
  const bySelf = personsRows(fiches, person).some((row) => row.blacklisted);
  return !isBlacklisted(rules, { ...blacklist, bySelf, byPhone: false });
}

function personsRows(
  rows: readonly FicheAppointmentRow[],
  person: AttendeeInput,
): readonly FicheAppointmentRow[] {
  return rows.filter((row) => person.kind === "fiche" || isSamePerson(row, person));
}

function findFiche(
  own: readonly FicheAppointmentRow[],
  person: AttendeeInput,
): FicheAppointmentRow | undefined {
  if (person.kind === "fiche") return own[0];
  const { accountId, mayClaim, proof } = person;
  if (accountId !== null)
    return (
      own.find((row) => row.account_id === accountId) ??
      own.find((row) => mayClaim && row.account_id === null)
    );
  const proven = own.find((row) => row.is_proven);
  if (proven || proof === null) return proven;
  return own.find((row) => proof === "own" || row.fiche_id === proof.ficheId);
}

function seenBy(own: readonly FicheAppointmentRow[], proof: Proof): AskedPerson["seen"] {
  if (proof === "own") return "everything";
  if (proof === null || !own.some((row) => row.fiche_id === proof.ficheId)) return "nothing";
  if (proof.tokenId === null) return "everything";
  return own.filter((row) => row.token_id === proof.tokenId).flatMap(toHeld);
}

function toHeld({ starts, ends, type }: FicheAppointmentRow): HeldAppointment[] {
  return starts === null || ends === null
    ? []
    : [{ start: starts, end: ends, included: type === "included" }];
}
