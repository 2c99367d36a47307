import type { Fiche } from "@rendezvous/contract/booking/fiche";

/** Returns "Camille Dubois"; the address if there is no name. */
export function nameOfFiche({
  firstname,
  lastname,
  email,
}: Pick<Fiche, "firstname" | "lastname" | "email">): string {
  return `${firstname} ${lastname}`.trim() || email;
}
