import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../lib/metrics/metrics.ts";
import type { CallName } from "./call.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    call?: CallName;
  }
  interface FastifyReply {
    /** Set when the answer is a refusal. */
    refusalCode: ErrorCode | undefined;
  }
}

/** Other methods are counted under one label, because a client may send any method that the HTTP parser accepts. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts each answer by its call, and never by its path. Must be registered before the routes. */
export function countRequests(
  app: FastifyInstance,
  { requests, requestSeconds, refusals }: Pick<Metrics, "requests" | "requestSeconds" | "refusals">,
): void {
  app.addHook("onResponse", (request, response, done) => {
    const { url, config } = request.routeOptions;
    const call = config.call ?? kindOfRoute(url);
    const method = METHODS.has(request.method) ? request.method : "other";
    requests.inc({ call, method, status: response.statusCode });
    requestSeconds.observe({ call }, response.elapsedTime / 1000);
    if (response.refusalCode) refusals.inc({ code: response.refusalCode });
    done();
  });
}

/** Returns the kind of a route that is no call. */
export function kindOfRoute(route: string | undefined): "page" | "asset" | "other" {
  if (route === undefined || /^\/(api|healthz|readyz|metrics)\b/.test(route)) return "other";
  return /^\/(assets|images|embed\.js)\b/.test(route) ? "asset" : "page";
}
