import type { BookingFiche, HeldAppointment } from "@rendezvous/domain/booking/check-booking";
import { MAX_FICHES } from "@rendezvous/domain/account/max-fiches";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";
import type { FicheAppointmentRow } from "./data.ts";
import type { PersonAsked } from "./person-asked.ts";

export interface ChosenFiche extends BookingFiche {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Nobody's yet: the account that books for it makes it its own. */
  readonly isUnclaimed: boolean;
}

/** Would one more be too many for the account? */
export function isAccountFull(rows: readonly FicheAppointmentRow[], accountId: number): boolean {
  const own = rows.filter((row) => row.account_id === accountId);
  return new Set(own.map((row) => row.fiche_id)).size >= MAX_FICHES;
}

/**
 * The fiche the booking belongs to: the one asked for, or the oldest with the person's address and name; null for someone
 * the group does not know. A person is blacklisted when any fiche of the same address and name is. An account's own fiche
 * comes first, and never is it another account's.
 */
export function chooseFiche(rows: readonly FicheAppointmentRow[], person: PersonAsked): ChosenFiche | null {
  const own = rows.filter((row) => person.kind === "fiche" || isSamePerson(row, person));
  const accountId = person.kind === "person" ? person.accountId : null;
  const mayClaim = person.kind === "person" && person.mayClaim;
  const first =
    accountId === null
      ? own[0]
      : (own.find((row) => row.account_id === accountId) ??
        own.find((row) => mayClaim && row.account_id === null));
  if (!first) return null;
  const appointments: HeldAppointment[] = [];
  for (const { starts, ends, type } of own) {
    if (starts === null || ends === null) continue;
    appointments.push({ start: starts, end: ends, included: type === "included" });
  }
  const { fiche_id: id, firstname, lastname } = first;
  return {
    id,
    firstname,
    lastname,
    isUnclaimed: accountId !== null && first.account_id === null,
    blacklisted: own.some((row) => row.blacklisted),
    appointments,
  };
}
