import { MINUTE_MS } from "../time/instant.ts";

export const TOKEN_LIFETIME_MS = 2 * 60 * MINUTE_MS;

/** When a token dies that was signed in at `lastSignedAt` (both milliseconds since the epoch); at that instant it is dead. */
export function tokenExpiresAt(lastSignedAt: number): number {
  return lastSignedAt + TOKEN_LIFETIME_MS;
}
