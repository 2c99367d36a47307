import type { Database } from "../../../lib/database/database.ts";

declare module "../../../http/context.ts" {
  interface Context {
    readonly apiKeys: ApiKeys;
  }
}

export interface ApiKeys {
  /** Whether this process has recently found the key valid; makes no query. */
  isKnown(key: string): boolean;
  check(key: string): Promise<boolean>;
}

/** A revoked key stops working after at most this long. */
const FRESH_MS = 5000;

export function createApiKeys(database: Database): ApiKeys {
  const goodUntil = new Map<string, number>();
  const isKnown = (key: string): boolean => (goodUntil.get(key) ?? 0) > performance.now();
  return {
    isKnown,
    async check(key) {
      if (isKnown(key)) return true;
      if (!/^[0-9a-f]{32}$/.test(key)) return false;
      const { rows } = await database.query({
        name: "check-api-key",
        text: "select 1 from api_keys where key = $1 and revoked_at is null",
        values: [key],
      });
      if (rows.length === 0) goodUntil.delete(key);
      else goodUntil.set(key, performance.now() + FRESH_MS);
      return rows.length > 0;
    },
  };
}
