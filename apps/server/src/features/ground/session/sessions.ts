import type { Right } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../../http/context.ts";
import { type BasicSignIn, createBasicSignIn } from "./basic-sign-in.ts";
import { findSession, markMailboxProven } from "./token-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly sessions: Sessions;
  }
}

/** Identifies the caller, for the permission check. */
export interface Sessions {
  /** Returns a visitor session for a token that is missing, unknown, expired or not valid for this kind of call. */
  findByToken(token: string | undefined, right: Right): Promise<Session>;
  /** Identifies the caller by e-mail address and password; otherwise like `findByToken`. */
  readonly findByPassword: BasicSignIn;
  /** Using the link in a booking's mail proves that the typed address is the person's own. */
  proveMailbox(session: { readonly groupId: number; readonly bookingId: number }): Promise<void>;
}

export function createSessions(parts: Pick<Context, "db" | "clock" | "limits" | "installation">): Sessions {
  const { db, clock, installation } = parts;
  return {
    findByToken: (token, right) => findSession(db, token, installation.secret, clock.now(), right),
    findByPassword: createBasicSignIn(parts),
    proveMailbox: (session) => markMailboxProven(db, session),
  };
}
