/** SPEC section 5; each entry tells whether its part of the rule is kept, `all` whether the password may be set. */
export interface PasswordChecklist {
  readonly number: boolean;
  readonly specialChar: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  /** The address does not stand in the password. */
  readonly email: boolean;
  readonly all: boolean;
}

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{}~|]/;
/** A shorter name before the @ would forbid its letters nearly everywhere. */
const SHORTEST_NAME = 3;

/**
 * Checks a new password against SPEC's rule, as it is typed. Both ends of 10 to 128 characters are allowed. Letters of any
 * alphabet count; the address counts in any letter case, its part before the @ from 3 characters on.
 */
export function checkPassword(password: string, email: string): PasswordChecklist {
  const length = Array.from(password).length;
  const parts = {
    number: /\d/.test(password),
    specialChar: SPECIAL.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    email: !holdsEmail(password.toLowerCase(), email.trim().toLowerCase()),
  };
  const isLong = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
  return { ...parts, all: isLong && Object.values(parts).every(Boolean) };
}

function holdsEmail(password: string, email: string): boolean {
  if (email === "") return false;
  const name = email.split("@")[0] ?? "";
  return password.includes(email) || (name.length >= SHORTEST_NAME && password.includes(name));
}
