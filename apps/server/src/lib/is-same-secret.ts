import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that an attacker cannot find a secret character by character. */
export function isSameSecret(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}
