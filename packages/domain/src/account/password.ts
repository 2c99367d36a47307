/** Each field says whether that part of the rule is met, `all` whether the password is acceptable. */
export interface PasswordChecklist {
  readonly number: boolean;
  readonly specialChar: boolean;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  /** The password does not contain the address. */
  readonly email: boolean;
  readonly all: boolean;
}

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** The limit in the form that changes a password. */
export const PROFILE_PASSWORD_MAX = 20;

const SPECIAL = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{}~|]/;
/** A shorter name before the @ is ignored, because it would forbid its letters nearly everywhere. */
const SHORTEST_NAME = 3;

/**
 * Checks a new password against the rule (docs/screens.md, "Accounts") while it is typed. From 10 to `max` characters, both
 * included. Letters of any alphabet count; the address is compared in any letter case, the part before the @ only from 3
 * characters on.
 */
export function checkPassword(password: string, email: string, max = PASSWORD_MAX): PasswordChecklist {
  const parts = {
    number: /\d/.test(password),
    specialChar: SPECIAL.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    email: !holdsEmail(password.toLowerCase(), email.trim().toLowerCase()),
  };
  return { ...parts, all: isPasswordLengthValid(password, max) && Object.values(parts).every(Boolean) };
}

/** True from 10 characters to `max`, both included. */
export function isPasswordLengthValid(password: string, max: number): boolean {
  const length = Array.from(password).length;
  return length >= PASSWORD_MIN && length <= max;
}

function holdsEmail(password: string, email: string): boolean {
  if (email === "") return false;
  const name = email.split("@")[0] ?? "";
  return password.includes(email) || (name.length >= SHORTEST_NAME && password.includes(name));
}
