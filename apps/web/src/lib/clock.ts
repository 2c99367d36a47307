let offsetMs = 0;

/** Sets the clock by the server's: a phone's own may be wrong. Milliseconds since the epoch. */
export function setClock(serverNow: number): void {
  offsetMs = serverNow - Date.now();
}

/** The present, milliseconds since the epoch. */
export function now(): number {
  return Date.now() + offsetMs;
}
