import type { EpochMs } from "@rendezvous/domain/time/instant";

let offsetMs = 0;

/**
 * Sets the clock to the server's, since the device's may be wrong. Both in milliseconds since the epoch; `heardAt` is the
 * device's time at which the server's time arrived.
 */
export function setClock(serverNow: number, responseStartedAt = Date.now()): void {
  offsetMs = serverNow - responseStartedAt;
}

/** Smaller differences come from the answer's transport and the header's whole seconds. */
const TOLERANCE_MS = 5000;

/** Corrects the clock by an answer's `Date` header, because the device's clock may have changed meanwhile. */
export function checkClock(header: string | null): void {
  const serverNow = Date.parse(header ?? "");
  if (Math.abs(serverNow - now()) > TOLERANCE_MS) setClock(serverNow);
}

/** Returns the device's time at which the first byte of this page arrived; on a slow connection that is a while ago. */
export function pageResponseStartedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const receivedAt = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return Date.now() - (receivedAt > 0 ? Math.max(0, performance.now() - receivedAt) : 0);
}

/** Returns the present, in milliseconds since the epoch. */
export function now(): EpochMs {
  return Date.now() + offsetMs;
}
