import { hash, timingSafeEqual } from "node:crypto";
import { fastify, type FastifyInstance } from "fastify";
import type { Context } from "../../../http/context.ts";
import { createStateReader } from "./read-state.ts";

/** Serves `/metrics` on a port of its own or, without one, on the main port. */
export function serveMetrics(app: FastifyInstance, context: Context): void {
  const { metrics: place, host } = context.config;
  if (!place) return;
  const { port, token } = place;
  if (port === undefined) return addRoute(app, context, token);
  const own = fastify({ forceCloseConnections: true });
  addRoute(own, context, token);
  app.addHook("onReady", async () => void (await own.listen({ host, port })));
  app.addHook("preClose", () => own.close());
}

function addRoute(app: FastifyInstance, context: Context, token: string | undefined): void {
  const { registry } = context.metrics;
  const readState = createStateReader(context);
  app.get("/metrics", async (request, response) => {
    response.header("cache-control", "no-store");
    if (token !== undefined && !isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      return response.code(401).header("www-authenticate", 'Bearer realm="metrics"').send();
    await readState();
    return response.type(registry.contentType).send(await registry.metrics());
  });
}

/** Compares hashes, so that the time of the comparison reveals nothing about the token. */
function isSame(token: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", token, "buffer"), hash("sha256", expected, "buffer"));
}
