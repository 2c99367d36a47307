const REQUEST_NUMBERS = /^[A-Z0-9]{10}(?:[,;:\-/.\s]+[A-Z0-9]{10})*$/;

/**
 * Returns request numbers of identity documents, upper-cased: groups of exactly 10 letters or digits with separators between
 * them; undefined for anything else.
 */
export function cleanRequestNumbers(text: string): string | undefined {
  // Does not use toUpperCase, which turns some letters into two, and some foreign letters into ASCII.
  const upper = text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return REQUEST_NUMBERS.test(upper) ? upper : undefined;
}

/** True for exactly 10 letters or digits: the identifier that some groups give their clients. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z0-9]{10}$/.test(text);
}
