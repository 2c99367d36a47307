import type { Scope } from "./scopes.ts";

/**
 * The caller. A fiche session has the token of a booking and sees the appointments booked under it; with `seesAll` it has the
 * fiche's own key and owns the fiche. A booking session comes from a link in a mail and sees only that one booking.
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

/** A caller without a token, or with an invalid one. */
export const VISITOR: Session = { kind: "visitor" };

export interface AccountSession {
  readonly kind: "account";
  readonly groupId: number;
  readonly accountId: number;
  /** null: single sign-on without an address. */
  readonly email: string | null;
  readonly mustChangePassword: boolean;
  /** True: an OpenID provider has authenticated the person. */
  readonly isSso: boolean;
}

export interface ProSession {
  readonly kind: "pro";
  /** The group through which they logged in. */
  readonly groupId: number;
  readonly proId: number;
  readonly email: string;
  /** True: they used a mailed link, and may only set a password. */
  readonly mustChangePassword: boolean;
  readonly groups: readonly ProGroup[];
  /** True: a login provider has authenticated them, for this group only and without the second factor. */
  readonly isSso?: boolean;
  /** Set for an access key, which is limited to these scopes. */
  readonly scopes?: readonly Scope[];
  /** Of an access key: the sites whose pages may use it in a browser. */
  readonly origins?: readonly string[];
  /** Of an access key: how many calls it may make in a minute; null: as many as any program. */
  readonly callsPerMinute?: number | null;
}

/** A professional who has given the password, but not yet the second factor. */
export interface HalfWaySession {
  readonly kind: "half_way";
  readonly groupId: number;
  readonly proId: number;
  readonly email: string;
  /** True: they have a factor; false: one of their groups requires them to set one up first. */
  readonly hasFactor: boolean;
}

/** A group of a professional. */
export interface ProGroup {
  readonly groupId: number;
  readonly role: "owner" | "pro" | "call_centre";
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}

/** A person who runs the installation. They belong to no group, so no call of a group ever gets this session. */
export interface OperatorSession {
  readonly kind: "operator";
  readonly operatorId: number;
  readonly email: string;
}
