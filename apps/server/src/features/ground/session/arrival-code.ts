import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../lib/is-same-secret.ts";
import type { BookingLink } from "./booking-token.ts";

/** Douglas Crockford's Base32: no letter looks like a digit or another letter. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/**
 * Returns the code that a client types at the door. It is short, because it is typed by hand: it counts only on the day of the
 * appointment, with the key of the page, and it can only tell that the client has arrived.
 */
export function arrivalCodeOf({ groupId, bookingId }: BookingLink, secret: string): string {
  const digest = createHmac("sha256", secret).update(`arrival-code.${groupId}.${bookingId}`).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/**
 * Returns the code without typing errors: in capitals, without spaces and signs, and with digits in place of letters that look
 * like them.
 */
export function readArrivalCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}

/** Returns the key in the address of the page at the door of a group. */
export function arrivalKeyOf(groupId: number, secret: string): string {
  return createHmac("sha256", secret).update(`arrival.${groupId}`).digest("base64url").slice(0, 22);
}

export function isArrivalKey(key: string, groupId: number, secret: string): boolean {
  return isSameSecret(arrivalKeyOf(groupId, secret), key);
}
