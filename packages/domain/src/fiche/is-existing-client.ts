/** What makes somebody known to a group. */
export interface ClientHistory {
  /** A professional made or confirmed the fiche, or it came with a group file. */
  readonly confirmed: boolean;
  /** An appointment of the fiche took place: it is over, and was not cancelled. */
  readonly hasCome: boolean;
}

/** Is a fiche an existing client's, for groups that take nobody else? Registering alone makes nobody known. */
export function isExistingClient({ confirmed, hasCome }: ClientHistory): boolean {
  return confirmed || hasCome;
}
