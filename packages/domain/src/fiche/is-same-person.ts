export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Returns a name in the form for comparing: without accents and case, hyphens and apostrophes as spaces. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether the two have the same folded first and last name. The caller has already matched the e-mail address. */
export function isSamePerson(a: PersonName, b: PersonName): boolean {
  return foldName(a.firstname) === foldName(b.firstname) && foldName(a.lastname) === foldName(b.lastname);
}
