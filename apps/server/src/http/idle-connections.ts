import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Returns a function for shutting down: it closes idle connections at once, and others after their answer. Node alone would wait
 * for connections that browsers open in advance and never use.
 */
export function trackOpenConnections(server: Server): () => void {
  const inFlight = new Map<Socket, number>();
  let isLeaving = false;
  server.on("connection", (socket: Socket) => {
    inFlight.set(socket, 0);
    socket.once("close", () => inFlight.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (inFlight.get(socket) ?? 1) - 1;
      if (inFlight.has(socket)) inFlight.set(socket, left);
      if (isLeaving && left === 0) socket.destroySoon();
    });
  });
  return () => {
    isLeaving = true;
    for (const [socket, count] of inFlight) if (count === 0) socket.destroySoon();
  };
}
