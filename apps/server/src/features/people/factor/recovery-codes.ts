import { randomInt } from "node:crypto";

const COUNT = 10;
const LENGTH = 10;
/** Contains no characters that are easily confused. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns new codes, to be shown once: `xxxxx-xxxxx`, 49 random bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** Returns a typed code in the stored form; null when its form is wrong. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return code.length === LENGTH ? code : null;
}
