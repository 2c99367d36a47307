import { randomBytes } from "node:crypto";

/**
 * Names for the requests of this process, 36 characters each, that no other process gives. Nothing is opened by one, so
 * they are counted: to draw each at random costs as much as finding a ready answer.
 */
export function createRequestIds(): () => string {
  const process = randomBytes(12).toString("hex");
  let count = 0;
  return () => `${process}-${(count++).toString(36).padStart(11, "0")}`;
}
