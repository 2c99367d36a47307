import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { settlesWithin } from "../within.ts";
import type { TracingSettings } from "./settings.ts";

/** The most characters of a statement's text in its span; the rest is cut off. */
const LONGEST_VALUE = 4000;
/** How long a stopping process waits for the collector. */
const LAST_SPANS_WITHIN_MS = 2000;

/**
 * Sends spans in batches, and drops them while the collector is away, so that requests never wait for it. Returns a function that
 * sends the last ones.
 */
export function startTraceExport({
  endpoint,
  headers,
  share,
  serviceName,
}: TracingSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await settlesWithin(LAST_SPANS_WITHIN_MS, provider.shutdown());
    for (const api of [trace, propagation, context]) api.disable();
  };
}
