/**
 * Returns 128 random bits in hex. `crypto.randomUUID` exists only on https and localhost; this also works on an intranet without
 * https.
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
