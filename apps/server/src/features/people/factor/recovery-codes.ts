import { randomInt } from "node:crypto";

const COUNT = 10;
const LENGTH = 10;
/** Nothing that is read for something else. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** New ones, as they are shown once: `xxxxx-xxxxx`, 49 random bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** What was typed, as it is kept; null when it is none by its form. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return code.length === LENGTH ? code : null;
}
