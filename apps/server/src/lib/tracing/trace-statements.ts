import { SpanKind } from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";
import { inSpan, isTraced, type SpanParts } from "./tracing.ts";

/** Makes each statement of a trace a span: with its text, which has no values, and never its values. */
export function traceStatements(pool: Pool): void {
  traceQueries(pool);
  pool.on("connect", traceQueries);
}

type Query = (...parameters: unknown[]) => Promise<unknown>;

function traceQueries(target: Pool | PoolClient): void {
  const query = target.query.bind(target) as Query;
  const traced: Query = (...parameters) => {
    const parts = describe(parameters[0]);
    // The pool calls its connections with a callback, and its own span is already open.
    const isOfPool = typeof parameters.at(-1) === "function";
    return parts && !isOfPool && isTraced()
      ? inSpan(parts, () => query(...parameters))
      : query(...parameters);
  };
  Object.assign(target, { query: traced });
}

/** Returns null for anything but a plain statement, such as a COPY stream, which returns no promise. */
function describe(statement: unknown): SpanParts | null {
  const { text, name } = (typeof statement === "string" ? { text: statement } : statement) as {
    text?: string;
    name?: string;
  };
  if (text === undefined || (typeof statement === "object" && statement !== null && "submit" in statement))
    return null;
  return {
    name: name ?? /\w+/.exec(text)?.[0] ?? "statement",
    kind: SpanKind.CLIENT,
    attributes: { "db.system.name": "postgresql", "db.query.text": text },
  };
}
