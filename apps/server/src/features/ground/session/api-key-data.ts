import { LIMITS_OF_A_CHECK, type Database } from "../../../lib/database/database.ts";
import { isDatabaseAway } from "../../../lib/database/database-away.ts";

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

/** A revoked key stops working after at most this long, or when a database that is away returns. */
const FRESH_MS = 5000;

export function createApiKeys(database: Database): ApiKeys {
  const goodUntil = new Map<string, number>();
  const isKnown = (key: string): boolean => (goodUntil.get(key) ?? 0) > performance.now();

  async function findValid(key: string): Promise<readonly unknown[]> {
    const { rows } = await database.query({
      name: "check-api-key",
      text: "select 1 from api_keys where key = $1 and revoked_at is null",
      values: [key],
      ...(goodUntil.has(key) && LIMITS_OF_A_CHECK),
    });
    return rows;
  }

  return {
    isKnown,
    async check(key) {
      if (isKnown(key)) return true;
      if (!/^[0-9a-f]{32}$/.test(key)) return false;
      const rows = await findValid(key).catch((error: Error) => {
        if (isDatabaseAway(error) && goodUntil.has(key)) return null;
        throw error;
      });
      if (!rows) return true;
      if (rows.length === 0) goodUntil.delete(key);
      else goodUntil.set(key, performance.now() + FRESH_MS);
      return rows.length > 0;
    },
  };
}
