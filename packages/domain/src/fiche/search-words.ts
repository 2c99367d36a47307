import { foldPhone } from "./fold-phone.ts";

/** Only this many words of a search text count, because no person's name needs more. */
const MOST_WORDS = 6;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** The minimum length of a word that may be mistyped: in a shorter word, a different letter makes a different name. */
const SHORTEST_MISTYPED = 4;
const LONGEST_MISTYPED = 24;
/** The minimum number of digits that count as a part of a phone number. */
const SHORTEST_PHONE = 4;
/** A full number, with a country code or a leading zero. */
const WHOLE_PHONE = 9;

/**
 * Returns the words of a search text that is already folded. Joins groups of digits to one number, without the parts in which "06
 * 12 34 56 78" and "+33 6 12 34 56 78" differ.
 */
export function searchWords(folded: string): string[] {
  const words = folded
    .replace(/(?<=(?:^|\s)\d+)\s+(?=\d+(?:\s|$))/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return words.slice(0, MOST_WORDS).map((word) => (/^\d+$/.test(word) ? numberPart(word) : word));
}

function numberPart(digits: string): string {
  if (digits.length >= WHOLE_PHONE) return foldPhone(digits);
  return digits.length >= SHORTEST_PHONE ? digits.replace(/^0{1,2}(?=\d{3})/, "") : digits;
}

/**
 * Returns every word from which the typed one differs by one letter too many, too few or wrong, or by two swapped neighbours.
 * None for numbers and short words.
 */
export function spellingVariants(typed: string): string[] {
  if (!/^[a-z]+$/.test(typed) || typed.length < SHORTEST_MISTYPED || typed.length > LONGEST_MISTYPED)
    return [];
  const variants = new Set<string>();
  for (let at = 0; at <= typed.length; at += 1) {
    const before = typed.slice(0, at);
    const after = typed.slice(at);
    for (const letter of LETTERS) {
      variants.add(before + letter + after);
      if (after !== "") variants.add(before + letter + after.slice(1));
    }
    if (after !== "") variants.add(before + after.slice(1));
    if (after.length > 1) variants.add(before + after[1] + after[0] + after.slice(2));
  }
  variants.delete(typed);
  return [...variants];
}
