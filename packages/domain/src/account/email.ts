const EMAIL = /^[a-z0-9]+(?:[-_.+][a-z0-9]+)*@[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z0-9]{2,}$/i;
const LOCAL_PART_MAX = 64;

/** True for an address that SPEC.md section 5 accepts; at most 64 characters before the @, no spaces around. */
export function isEmail(text: string): boolean {
  return text.indexOf("@") <= LOCAL_PART_MAX && EMAIL.test(text);
}
