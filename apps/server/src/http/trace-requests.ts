import { context, type Context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readParentContext, tracer } from "../lib/tracing/tracing.ts";
import { kindOfRoute } from "./count-requests.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The context with the request's span; null for what is not traced. */
    traceContext: Context | null;
  }
}

/** Makes each call and page a trace, or, behind a proxy, a part of the proxy's. Must come before the routes. */
export function traceRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  app.decorateRequest("traceContext", null);
  app.addHook("onRequest", (request, _response, done) => {
    const { url, config } = request.routeOptions;
    const name = config.call ?? kindOfRoute(url);
    if (name === "asset" || name === "other") return done();
    const parent = isBehindProxy ? readParentContext(request.headers) : context.active();
    const attributes = { "http.request.method": request.method, "http.route": url, request_id: request.id };
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    request.traceContext = trace.setSpan(parent, span);
    return goOn(request, done);
  });
  // Restores the trace context, which is lost while the body is read.
  app.addHook("preHandler", (request, _response, done) => goOn(request, done));
  app.addHook("onResponse", (request, response, done) => {
    const span = request.traceContext && trace.getSpan(request.traceContext);
    span?.setAttribute("http.response.status_code", response.statusCode);
    if (response.refusalCode) span?.setAttribute("refusal", response.refusalCode);
    if (response.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    goOn(request, done);
  });
}

function goOn({ traceContext }: FastifyRequest, done: () => void): void {
  if (traceContext) context.with(traceContext, done);
  else done();
}
