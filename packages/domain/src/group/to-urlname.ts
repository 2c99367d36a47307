const LONGEST = 60;

/** An organisation's name as an address: lower-case letters, digits and hyphens; "" where nothing of it can stand in one. */
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
