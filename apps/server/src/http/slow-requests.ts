import type { IncomingMessage, Server } from "node:http";

export interface BodyPace {
  /** Every body may take this long, however slow it is. */
  readonly graceMs: number;
  /** After the grace a body has to have arrived at least this fast. */
  readonly bytesPerSecond: number;
  /** How often the bodies under way are checked. */
  readonly everyMs: number;
}

/**
 * 16 kB/s are half of what an ADSL line of 256 kbit/s sends. A picture may take five minutes, a large group file a quarter of an
 * hour, and a client that sends a byte now and then, to occupy the connection, is closed after half a minute.
 */
export const BODY_PACE: BodyPace = { graceMs: 30_000, bytesPerSecond: 16_000, everyMs: 5000 };

/**
 * Refuses bodies that arrive too slowly with 408. Node itself only limits the whole time of a request, whatever its size. Returns a
 * function that ends the checks.
 */
export function refuseSlowBodies(server: Server, { graceMs, bytesPerSecond, everyMs }: BodyPace): () => void {
  const arriving = new Map<IncomingMessage, { readonly since: number; readonly bytesBefore: number }>();
  server.on("request", (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
    arriving.set(request, { since: performance.now(), bytesBefore: socket.bytesRead });
    request.once("close", () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, { since, bytesBefore }] of arriving) {
      const pacedMs = performance.now() - since - graceMs;
      const { socket, complete } = request;
      if (complete || pacedMs < 0 || socket.bytesRead - bytesBefore >= (pacedMs / 1000) * bytesPerSecond)
        continue;
      arriving.delete(request);
      const slow = Object.assign(new Error("The body arrives too slowly"), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      server.emit("clientError", slow, socket);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
