export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** A name as two people would agree it is the same: no accents, no case, hyphens and apostrophes as spaces. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Do the two carry the same folded first and last name? The caller has looked them up by the e-mail address. */
export function isSamePerson(a: PersonName, b: PersonName): boolean {
  return foldName(a.firstname) === foldName(b.firstname) && foldName(a.lastname) === foldName(b.lastname);
}
