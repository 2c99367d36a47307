/** Where traces go. The settings have OpenTelemetry's own names. */
export interface TracingSettings {
  /** The address of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of traces that are recorded, from 0 to 1. */
  readonly share: number;
  readonly serviceName: string;
}

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly reject: (name: string, expected: string) => void;
  readonly errors: string[];
  readonly address: (name: string, schemes: string[], example: string) => string | undefined;
}

export function readTracing({ text, reject, errors, address }: Reader): TracingSettings | undefined {
  const endpoint = address("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"], "http://127.0.0.1:4318");
  const headers = (text("OTEL_EXPORTER_OTLP_HEADERS") ?? "").split(",").filter((pair) => pair.trim() !== "");
  const share = Number(text("OTEL_TRACES_SAMPLER_ARG") ?? 1);
  const serviceName = text("OTEL_SERVICE_NAME") ?? "rendezvous";
  if (!headers.every((pair) => /^\s*[\w-]+\s*=\s*[\x20-\x7E]+$/.test(pair)))
    reject("OTEL_EXPORTER_OTLP_HEADERS", "headers like authorization=Bearer%20secret,x-team=town");
  if (!(share >= 0 && share <= 1)) reject("OTEL_TRACES_SAMPLER_ARG", "a share of the traces from 0 to 1");
  if (endpoint === undefined && headers.length > 0)
    errors.push("OTEL_EXPORTER_OTLP_HEADERS is for OTEL_EXPORTER_OTLP_ENDPOINT: set that as well");
  return endpoint === undefined
    ? undefined
    : { endpoint: endpoint.replace(/\/+$/, ""), headers: readHeaders(headers), share, serviceName };
}

/** Values are percent-encoded, as in the specification of these settings. */
function readHeaders(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim().toLowerCase(), decode(value.join("=").trim())];
    }),
  );
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
