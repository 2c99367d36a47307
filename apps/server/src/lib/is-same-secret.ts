import { timingSafeEqual } from "node:crypto";

/** Compares in a time that tells nothing about how much is right. */
export function isSameSecret(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}
