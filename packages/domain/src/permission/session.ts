/**
 * Who is asking. A fiche session comes from the token that a booking answered; a booking session from a link in a mail,
 * and sees no more than that one booking.
 */
export type Session =
  | { readonly kind: "visitor" }
  | { readonly kind: "fiche"; readonly groupId: number; readonly tokenId: number; readonly ficheId: number }
  | { readonly kind: "booking"; readonly groupId: number; readonly bookingId: number };
