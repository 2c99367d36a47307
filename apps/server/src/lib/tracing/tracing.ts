import {
  type Attributes,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { TracingSettings } from "./settings.ts";

/** The name of the header, and of a job's flag, that contains the span in which a request or job began (W3C Trace Context). */
const TRACEPARENT = "traceparent";

let isOn = false;

/** Sends traces from now on, until the returned function is called. Loads the libraries only then. */
export async function startTracing(settings: TracingSettings | undefined): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  const { startTraceExport } = await import("./export.ts");
  const stop = startTraceExport(settings);
  isOn = true;
  return () => {
    isOn = false;
    return stop();
  };
}

export function isTracing(): boolean {
  return isOn;
}

export function tracer(): Tracer {
  return trace.getTracer("rendezvous");
}

/** Whether the running code belongs to a trace. */
export function isTraced(): boolean {
  return isOn && trace.getActiveSpan() !== undefined;
}

export interface SpanParts {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Runs `work` as a span of the present trace; without one it just runs. */
export function inSpan<Result>(parts: SpanParts, work: () => Promise<Result>): Promise<Result> {
  return isTraced() ? runInSpan(parts, work) : work();
}

/** Runs a job as a span of the trace in which it was enqueued. */
export function inSpanOfJob<Result>(
  queue: string,
  flags: Readonly<Record<string, unknown>> | null,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work();
  const traceparent = Object.keys(flags ?? {}).find((flag) => flag.startsWith("00-"));
  const parent = traceparent === undefined ? ROOT_CONTEXT : readParentContext({ [TRACEPARENT]: traceparent });
  const parts = { name: queue, kind: SpanKind.CONSUMER, attributes: { "messaging.destination.name": queue } };
  return context.with(parent, () => runInSpan(parts, work));
}

/** Returns the context of a request's or job's sender. */
export function readParentContext(
  carrier: Readonly<Record<string, unknown>>,
): ReturnType<typeof context.active> {
  return propagation.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
}

/** Returns the name of the active span for other processes; undefined when it is not recorded. */
export function activeTraceparent(): string | undefined {
  if (!isOn || !trace.getActiveSpan()?.isRecording()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier[TRACEPARENT];
}

/** Returns the fields that join a log line to its trace. */
export function traceFields(): { trace_id?: string } {
  const span = isOn ? trace.getActiveSpan() : undefined;
  return span ? { trace_id: span.spanContext().traceId } : {};
}

/** Adds attributes to the active span. They must contain nothing about a person. */
export function addSpanAttributes(attributes: Attributes): void {
  if (isOn) trace.getActiveSpan()?.setAttributes(attributes);
}

function runInSpan<Result>(
  { name, kind = SpanKind.INTERNAL, attributes = {} }: SpanParts,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, { kind, attributes }, (span) =>
    work()
      .catch((error: unknown) => {
        failSpan(span, error);
        throw error;
      })
      .finally(() => span.end()),
  );
}

/** The message is left out, because a database or a mail server may repeat values in it. */
function failSpan(span: Span, error: unknown): void {
  const { name, code } = error as { name?: string; code?: string | number };
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", String(code ?? name ?? "error"));
}
