/** What browsers tell of the line; Safari and Firefox tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Safari has no idle callback: then so long after the page came. */
const AFTER_MS = 2000;

/**
 * Fetches ahead when the browser is idle; never where bytes are dear: on a slow line, or where the browser saves data. What does not
 * come now is asked for again when it is needed. Answers how to call it off.
 */
export function whenIdle(fetchAhead: () => Promise<unknown>): () => void {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /^(slow-)?[23]g$/.test(connection?.effectiveType ?? "")) return () => undefined;
  const fetch = () => void fetchAhead().catch(() => undefined);
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(fetch, AFTER_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(fetch);
  return () => cancelIdleCallback(callback);
}
