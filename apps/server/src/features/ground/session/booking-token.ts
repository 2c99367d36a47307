import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../lib/is-same-secret.ts";

/** The booking of a signed link. */
export interface BookingLink {
  readonly groupId: number;
  readonly bookingId: number;
}

/** `m`, the link in a mail, shows the booking and may cancel it; `e` only downloads its calendar file. */
type Purpose = "m" | "e";

const SHAPE = /^([me])\.(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/;

/** Tokens are not stored; the booking decides how long one is valid. */
function sign(purpose: Purpose, { groupId, bookingId }: BookingLink, secret: string): string {
  const text = `${purpose}.${groupId}.${bookingId}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

export function signMailToken(link: BookingLink, secret: string): string {
  return sign("m", link, secret);
}

export function signExportToken(link: BookingLink, secret: string): string {
  return sign("e", link, secret);
}

/** The length of a signature in an SMS, in letters. An SMS has little room, and 132 bits are as safe. */
const SHORT = 22;
const SHORT_SHAPE = /^(\d{1,10})\.(\d{1,16})\.[\w-]{22}$/;

/** Returns the code of the link in an SMS, which leads to the booking as a mail's link does. */
export function signShortCode({ groupId, bookingId }: BookingLink, secret: string): string {
  const text = `${groupId}.${bookingId}`;
  return `${text}.${createHmac("sha256", secret).update(`s.${text}`).digest("base64url").slice(0, SHORT)}`;
}

/** Returns null when the text is no valid code of this server. */
export function readShortCode(code: string, secret: string): BookingLink | null {
  const parts = SHORT_SHAPE.exec(code);
  if (!parts) return null;
  const link = { groupId: Number(parts[1]), bookingId: Number(parts[2]) };
  return isSameSecret(signShortCode(link, secret), code) ? link : null;
}

/** Returns null when the text is no valid token of this server. */
export function readBookingToken(
  token: string,
  secret: string,
): (BookingLink & { readonly isForExport: boolean }) | null {
  const parts = SHAPE.exec(token);
  if (!parts) return null;
  const link = { groupId: Number(parts[2]), bookingId: Number(parts[3]) };
  if (!isSameSecret(sign(parts[1] as Purpose, link, secret), token)) return null;
  return { ...link, isForExport: parts[1] === "e" };
}
