import type { Appointment } from "@rendezvous/contract/appointment";

/** Whose appointment it is, as lists are sorted: last name first. */
export function nameOf({ fiche }: Pick<Appointment, "fiche">): string {
  return `${fiche.lastname} ${fiche.firstname}`.trim() || "–";
}
