import { randomBytes } from "node:crypto";

/**
 * Returns request ids of 36 characters that no other process uses. They are a counter and not random, because they protect
 * nothing and random ones would cost as much as a cached answer.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(12).toString("hex");
  let count = 0;
  return () => `${process}-${(count++).toString(36).padStart(11, "0")}`;
}
