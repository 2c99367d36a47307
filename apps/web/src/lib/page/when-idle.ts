/** The browser's report about the connection; Safari and Firefox have none. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The delay in Safari, which has no requestIdleCallback. */
const AFTER_MS = 2000;

/**
 * Prefetches when the browser is idle; never on a slow connection or if the browser saves data. Failed files are loaded later, on
 * demand. Returns a function that cancels.
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
