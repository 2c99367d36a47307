import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { OperatorSession } from "@rendezvous/domain/permission/session";
import type { Clock } from "../../../lib/clock.ts";
import type { Database } from "../../../lib/database/database.ts";
import { type OperatorCookieConfig, writeOperatorCookie } from "../../../http/operator-cookie.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import {
  deleteOperatorSession,
  findOperatorSession,
  insertOperatorSession,
} from "./operator-sessions-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly operatorSessions: OperatorSessions;
  }
}

/** The sessions of operators, apart from all others: their tokens are valid in no other call. */
export interface OperatorSessions {
  /** Returns null for a token that is missing, unknown, expired, or unused for an hour. */
  find(token: string | undefined): Promise<OperatorSession | null>;
  /** Opens a session and returns its cookie. */
  open(operatorId: number): Promise<string>;
  /** Ends a session and returns the Set-Cookie header that deletes the session's cookie. */
  end(token: string | undefined): Promise<string>;
}

const LONGEST_MS = 12 * 60 * MINUTE_MS;
const IDLE_MS = 60 * MINUTE_MS;

export function createOperatorSessions(
  database: Database,
  clock: Clock,
  config: OperatorCookieConfig,
): OperatorSessions {
  return {
    async find(token) {
      if (token === undefined) return null;
      const now = clock.now();
      const session = await findOperatorSession(
        database,
        hashToken(token),
        new Date(now),
        new Date(now - IDLE_MS),
      );
      return session && { kind: "operator", operatorId: session.id, email: session.email };
    },
    async open(operatorId) {
      const { token, hash } = makeToken();
      const now = clock.now();
      await insertOperatorSession(database, operatorId, hash, new Date(now), new Date(now + LONGEST_MS));
      return writeOperatorCookie(token, config, LONGEST_MS / 1000);
    },
    async end(token) {
      if (token !== undefined) await deleteOperatorSession(database, hashToken(token));
      return writeOperatorCookie("", config, 0);
    },
  };
}
