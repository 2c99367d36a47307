import type { Session } from "@rendezvous/domain/permission/session";

/** A login that succeeded, with the token to be answered. */
export interface Entered {
  readonly ok: true;
  readonly session: Exclude<Session, { readonly kind: "visitor" }>;
  readonly token: string;
}
