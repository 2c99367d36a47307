import type { ProSession } from "@rendezvous/domain/permission/session";
import type { Clock } from "../../../lib/clock.ts";
import type { Database } from "../../../lib/database/database.ts";
import { toOwnerSession } from "../../ground/session/pro-session.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { findAccessKeyByHash, hasOrigin } from "./data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly accessKeys: AccessKeys;
  }
}

/** A key that has come to its end. Pages of its sites may read that it has. */
interface ExpiredKey {
  readonly kind: "expired";
  readonly origins: readonly string[];
}

/** Identifies the access key of a call, for the permission check. */
export interface AccessKeys {
  /** Returns null when the key does not exist or was revoked. */
  find(key: string): Promise<ProSession | ExpiredKey | null>;
  /** Whether pages of this site may send any key, be it expired. */
  hasOrigin(origin: string): Promise<boolean>;
}

/** The key has the rights of an owner, limited by its scopes. */
export function createAccessKeys(database: Database, clock: Clock): AccessKeys {
  return {
    async find(key) {
      const accessKey = await findAccessKeyByHash(database, hashToken(key), new Date(clock.now()));
      if (!accessKey) return null;
      if (accessKey.is_expired) return { kind: "expired", origins: accessKey.origins };
      const {
        group_id: groupId,
        pro_id: proId,
        scopes,
        origins,
        calls_per_minute: callsPerMinute,
      } = accessKey;
      return { ...toOwnerSession(groupId, proId), scopes, origins, callsPerMinute };
    },
    hasOrigin: (origin) => hasOrigin(database, origin),
  };
}
