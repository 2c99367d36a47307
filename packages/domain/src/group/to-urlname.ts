const LONGEST = 60;

/**
 * Returns an organisation's name as a url name: lower-case letters, digits and hyphens; "" if nothing of it is allowed in one.
 */
export function toUrlname(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/ß/g, "ss")
    .replace(/ł/gi, "l")
    .replace(/ø/gi, "o")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’'`]/g, "-")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
}
