import type { Appointment } from "@rendezvous/contract/booking/appointment";

/** Returns the client's name as lists are sorted: last name first. */
export function clientSortName({ fiche }: Pick<Appointment, "fiche">): string {
  return `${fiche.lastname} ${fiche.firstname}`.trim() || "–";
}
