const PATTERN = /^[a-z0-9]+(?:[-_.+][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z0-9]{2,}$/i;

/**
 * SPEC.md section 5: letters or digits, optionally separated by hyphen, underscore, dot or plus, then @, a domain and a
 * top-level part of at least two; at most 64 characters before the @ and 254 in all.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf("@") <= 64 && PATTERN.test(text);
}
