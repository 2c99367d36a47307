import type { Session } from "@rendezvous/domain/permission/session";

/** A successful login, with the token for the answer. */
export interface SuccessfulLogin {
  readonly ok: true;
  readonly session: Exclude<Session, { readonly kind: "visitor" }>;
  readonly token: string;
}
