import type { EpochMs } from "@rendezvous/domain/time/instant";

let offsetMs = 0;

/**
 * Sets the clock by the server's: a phone's own may be wrong. Both are milliseconds since the epoch; `heardAt` is what the
 * phone's clock showed when the server said it.
 */
export function setClock(serverNow: number, heardAt = Date.now()): void {
  offsetMs = serverNow - heardAt;
}

/** Smaller differences are the way of the answer and the header's whole seconds. */
const TOLERANCE_MS = 5000;

/** Corrects the clock by an answer's `Date` header: the phone's may have been put right, or wrong, meanwhile. */
export function checkClock(header: string | null): void {
  const serverNow = Date.parse(header ?? "");
  if (Math.abs(serverNow - now()) > TOLERANCE_MS) setClock(serverNow);
}

/** What the phone's clock showed when this page began to come: on a slow line that was a while ago. */
export function pageReceivedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const receivedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return Date.now() - (receivedAt > 0 ? Math.max(0, performance.now() - receivedAt) : 0);
}

/** The present, milliseconds since the epoch. */
export function now(): EpochMs {
  return Date.now() + offsetMs;
}
