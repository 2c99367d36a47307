const LONGEST = 40;

/**
 * A name that was typed for an address that is not proven: nothing in it that a mail program would make a link or a
 * number to call of. Letters, apostrophes, hyphens and "&" stay, and the dot of an abbreviation ("Dr. Roux"); a dot between two
 * letters makes "evil.com". At most 40 characters.
 */
export function plainName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/https?|www\.?/gi, " ")
    .replace(/[^\p{L}\p{M}\s.'’&-]/gu, " ")
    .replace(/\.(?=[^\s-])/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
}
