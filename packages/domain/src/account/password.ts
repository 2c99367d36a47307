/** Each entry tells whether its part of the rule is kept, `all` whether the password may be set. */
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
/** In the form that changes a password. */
export const PROFILE_PASSWORD_MAX = 20;

const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{}~|]/;
/** A shorter name before the @ would forbid its letters nearly everywhere. */
const SHORTEST_NAME = 3;

/**
 * Checks a new password against the rule (docs/screens.md, "Accounts"), as it is typed. Both ends of 10 to `max` characters are allowed. Letters of any
 * alphabet count; the address counts in any letter case, its part before the @ from 3 characters on.
 */
export function checkPassword(password: string, email: string, max = PASSWORD_MAX): PasswordChecklist {
  const parts = {
    number: /\d/.test(password),
    specialChar: SPECIAL.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    email: !holdsEmail(password.toLowerCase(), email.trim().toLowerCase()),
  };
  return { ...parts, all: isPasswordLong(password, max) && Object.values(parts).every(Boolean) };
}

/** True from 10 characters to `max`, both included. */
export function isPasswordLong(password: string, max: number): boolean {
  const length = Array.from(password).length;
  return length >= PASSWORD_MIN && length <= max;
}

function holdsEmail(password: string, email: string): boolean {
  if (email === "") return false;
  const name = email.split("@")[0] ?? "";
  return password.includes(email) || (name.length >= SHORTEST_NAME && password.includes(name));
}
