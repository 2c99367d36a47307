import type { Scope } from "./scopes.ts";

/**
 * Who is asking. A fiche session comes from the token that a booking answered, and sees what was booked under it; with
 * `seesAll` it comes from the fiche's own key, and the fiche is its own. A booking session comes from a link in a mail, and
 * sees no more than that one booking.
 */
export type Session =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "fiche";
      readonly groupId: number;
      readonly tokenId: number;
      readonly ficheId: number;
      readonly seesAll: boolean;
    }
  | { readonly kind: "booking"; readonly groupId: number; readonly bookingId: number }
  | AccountSession
  | HalfWaySession
  | ProSession;

/** Who comes without a token, or with one that opens nothing. */
export const VISITOR: Session = { kind: "visitor" };

export interface AccountSession {
  readonly kind: "account";
  readonly groupId: number;
  readonly accountId: number;
  /** null: single sign-on without an address. */
  readonly email: string | null;
  readonly mustChangePassword: boolean;
  /** An OpenID provider vouched for them. */
  readonly isSso: boolean;
}

export interface ProSession {
  readonly kind: "pro";
  /** The group through which they logged in. */
  readonly groupId: number;
  readonly proId: number;
  readonly email: string;
  /** They came by a mailed link, to set a password and for nothing else. */
  readonly mustChangePassword: boolean;
  readonly groups: readonly ProGroup[];
  /** A login provider vouched for them: in this group alone, and without the second factor. */
  readonly isSso?: boolean;
  /** No person but an access key, which may do no more than these. */
  readonly scopes?: readonly Scope[];
}

/** A professional who has given the password, and not yet the second factor. */
export interface HalfWaySession {
  readonly kind: "half_way";
  readonly groupId: number;
  readonly proId: number;
  readonly email: string;
  /** They have one to give; otherwise one of their groups wants them to set one up first. */
  readonly hasFactor: boolean;
}

/** A group in which a professional works. */
export interface ProGroup {
  readonly groupId: number;
  readonly role: "owner" | "pro" | "call_centre";
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}
