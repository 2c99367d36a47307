import { createHmac, timingSafeEqual } from "node:crypto";

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

/** Returns null when the text is no valid token of this server. */
export function readBookingToken(
  token: string,
  secret: string,
): (BookingLink & { readonly isForExport: boolean }) | null {
  const parts = SHAPE.exec(token);
  if (!parts) return null;
  const link = { groupId: Number(parts[2]), bookingId: Number(parts[3]) };
  const expected = Buffer.from(sign(parts[1] as Purpose, link, secret));
  const actual = Buffer.from(token);
  if (actual.length !== expected.length || !timingSafeEqual(expected, actual)) return null;
  return { ...link, isForExport: parts[1] === "e" };
}
