import { isSamePerson, type PersonName } from "./is-same-person.ts";

/** What makes a person known to a group. */
export interface ClientHistory {
  /** A professional made or confirmed the fiche, or it came with a group file. */
  readonly confirmed: boolean;
  /** An appointment of the fiche took place: it is over, and was not cancelled. */
  readonly has_come: boolean;
}

/**
 * Is this person an existing client, for groups that take no others? By any fiche of their name among those with their address;
 * registering alone makes no existing client.
 */
export function isExistingClient(
  person: PersonName,
  sameAddress: readonly (PersonName & ClientHistory)[],
): boolean {
  return sameAddress.some((fiche) => (fiche.confirmed || fiche.has_come) && isSamePerson(fiche, person));
}
