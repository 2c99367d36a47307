/** Where metrics are served. */
export interface MetricsSettings {
  /** undefined: the main port. */
  readonly port: number | undefined;
  /** undefined: everybody who reaches the port may read them. */
  readonly token: string | undefined;
}

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly reject: (name: string, expected: string) => void;
  readonly matching: (name: string, pattern: RegExp, expected: string) => string | undefined;
}

/** Without a port of their own, metrics need a token, because the main port is open to everybody. */
export function readMetrics(
  { text, reject, matching }: Reader,
  mainPort: number,
): MetricsSettings | undefined {
  const portText = text("METRICS_PORT");
  const port = portText === undefined ? undefined : Number(portText);
  const fits = port === undefined || (Number.isInteger(port) && port >= 1 && port <= 65_535);
  if (!fits || port === mainPort) reject("METRICS_PORT", "a number from 1 to 65535 other than PORT");
  const token = matching("METRICS_TOKEN", /^[\x21-\x7E]{16,}$/, "16 or more characters of ASCII, no spaces");
  return port === undefined && token === undefined ? undefined : { port, token };
}
