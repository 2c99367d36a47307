import type { Right } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../../http/context.ts";
import { type BasicSignIn, createBasicSignIn } from "./basic-sign-in.ts";
import { findSession, proveMailbox } from "./token-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly sessions: Sessions;
  }
}

/** Who is calling, for the gate. */
export interface Sessions {
  /** A token that is unknown, expired, not made for such a call or none at all makes a visitor. */
  findByToken(token: string | undefined, right: Right): Promise<Session>;
  /** With an e-mail address and a password instead of a token. */
  readonly findByPassword: BasicSignIn;
  /** The link in a booking's mail was used: the address that was typed for it is the person's own. */
  proveMailbox(session: { readonly groupId: number; readonly bookingId: number }): Promise<void>;
}

export function createSessions(parts: Pick<Context, "db" | "clock" | "limits" | "installation">): Sessions {
  const { db, clock, installation } = parts;
  return {
    findByToken: (token, right) => findSession(db, token, installation.secret, clock.now(), right),
    findByPassword: createBasicSignIn(parts),
    proveMailbox: (session) => proveMailbox(db, session),
  };
}
