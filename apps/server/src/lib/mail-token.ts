import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail may show and cancel: the appointments of one booking. */
export interface MailLink {
  readonly groupId: number;
  readonly bookingId: number;
}

const SHAPE = /^m\.(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/;

function seal({ groupId, bookingId }: MailLink, secret: string): string {
  return createHmac("sha256", secret).update(`m.${groupId}.${bookingId}`).digest("base64url");
}

/** Nothing is stored for such a token: how long it holds is the booking's matter. */
export function signMailToken(link: MailLink, secret: string): string {
  return `m.${link.groupId}.${link.bookingId}.${seal(link, secret)}`;
}

/** Null when the text is no token of ours. */
export function readMailToken(token: string, secret: string): MailLink | null {
  const parts = SHAPE.exec(token);
  if (!parts) return null;
  const link = { groupId: Number(parts[1]), bookingId: Number(parts[2]) };
  const expected = Buffer.from(seal(link, secret));
  return timingSafeEqual(expected, Buffer.from(parts[3]!)) ? link : null;
}
