import type { ProSession } from "@rendezvous/domain/permission/session";
import type { Clock } from "../../../lib/clock.ts";
import type { Database } from "../../../lib/database/database.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { findByHash } from "./data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly accessKeys: AccessKeys;
  }
}

/** Which key is calling, for the gate. */
export interface AccessKeys {
  /** null: there is no such key, or it was revoked. */
  find(key: string): Promise<ProSession | "expired" | null>;
}

/** It has what an owner has, as far as its scopes go. */
export function createAccessKeys(database: Database, clock: Clock): AccessKeys {
  return {
    async find(key) {
      const found = await findByHash(database, hashToken(key), new Date(clock.now()));
      if (!found) return null;
      if (found.is_expired) return "expired";
      const { group_id: groupId, pro_id: proId, scopes } = found;
      const groups = [{ groupId, role: "owner" as const, calendars: null }];
      return { kind: "pro", groupId, proId, email: "", mustChangePassword: false, groups, scopes };
    },
  };
}
