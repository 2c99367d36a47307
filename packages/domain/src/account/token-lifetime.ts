import { MINUTE_MS } from "../time/instant.ts";

export const TOKEN_LIFETIME_MS = 2 * 60 * MINUTE_MS;

/**
 * Returns when a token expires that was last used for signing in at `lastSignedAt` (both milliseconds since the epoch); at that
 * instant it is already invalid.
 */
export function tokenExpiresAt(lastSignedAt: number): number {
  return lastSignedAt + TOKEN_LIFETIME_MS;
}
