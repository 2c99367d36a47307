const LONGEST = 40;

/**
 * Returns a name typed for an unproven address, without anything that a mail program would turn into a link or a phone number.
 * Keeps letters, apostrophes, hyphens and "&", and the dot of an abbreviation ("Dr. Roux"), but not a dot between two letters, as
 * in "evil.com". At most 40 characters.
 */
export function nameWithoutLinks(name: string): string {
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
