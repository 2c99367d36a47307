import type { BookingFiche, HeldAppointment } from "@rendezvous/domain/booking/check-booking";
import { isSamePerson } from "@rendezvous/domain/fiche/is-same-person";

/** Who is to attend: a fiche that exists, or a person as typed. */
export type PersonAsked =
  | {
      readonly kind: "fiche";
      readonly id: number;
      readonly tokenId: number;
      readonly tokenFicheId: number;
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
    }
  | {
      readonly kind: "person";
      readonly email: string;
      readonly firstname: string;
      readonly lastname: string;
      readonly firstphone: string;
      readonly fields: object;
    };

interface FicheRow {
  readonly fiche_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly blacklisted: boolean;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly type: string;
}

export interface ChosenFiche extends BookingFiche {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * The fiche the booking belongs to: the one asked for, or the oldest with the person's address and name; null for someone
 * the group does not know. A person is blacklisted when any fiche of the same address and name is.
 */
export function chooseFiche(rows: readonly FicheRow[], person: PersonAsked): ChosenFiche | null {
  const own = rows.filter(
    (row) => row.fiche_id !== null && (person.kind === "fiche" || isSamePerson(row, person)),
  );
  const first = own[0];
  if (!first) return null;
  const appointments: HeldAppointment[] = [];
  for (const { start_at, end_at, type } of own) {
    if (start_at === null || end_at === null) continue;
    appointments.push({
      start: start_at.getTime() / 60_000,
      end: end_at.getTime() / 60_000,
      included: type === "included",
    });
  }
  const { fiche_id: id, firstname, lastname } = first;
  return { id: id!, firstname, lastname, blacklisted: own.some((row) => row.blacklisted), appointments };
}
