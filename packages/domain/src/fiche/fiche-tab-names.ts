interface Named {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Returns the label of each tab: the first name; with the last name if two share it; the address of a person without a name. */
export function ficheTabNames(fiches: readonly Named[]): string[] {
  return fiches.map((fiche) => {
    const { firstname, lastname, email } = fiche;
    const isShared = fiches.some((other) => other !== fiche && other.firstname === firstname);
    const name = isShared ? `${firstname} ${lastname}` : firstname;
    return name.trim() || lastname.trim() || email;
  });
}
