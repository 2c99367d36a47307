import { isSamePerson, type PersonName } from "./is-same-person.ts";

/** The facts that make a person an existing client of a group. */
export interface ClientHistory {
  /** A professional created or confirmed the fiche, or it was imported from a group file. */
  readonly confirmed: boolean;
  /** An appointment of the fiche took place: it is over and was not cancelled. */
  readonly has_come: boolean;
}

/**
 * Whether this person is an existing client, for groups that accept no others: by any fiche with their name among those with
 * their address. Registering alone does not make an existing client.
 */
export function isExistingClient(
  person: PersonName,
  sameAddress: readonly (PersonName & ClientHistory)[],
): boolean {
  return sameAddress.some((fiche) => (fiche.confirmed || fiche.has_come) && isSamePerson(fiche, person));
}
