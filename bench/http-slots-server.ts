// A separate process: the whole server, or a bare node:http server with a prepared answer.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createContext } from "../apps/server/src/context.ts";
import { systemClock } from "../apps/server/src/lib/clock.ts";
import type { DatabaseAddress } from "../apps/server/src/lib/database/database.ts";
import { createLog } from "../apps/server/src/lib/log.ts";

export type ServerRequest = { bare: number } | { address: DatabaseAddress };
export interface ServerReady {
  readonly port: number;
  readonly apiKey: string;
}

async function serve(request: ServerRequest): Promise<ServerReady> {
  if ("bare" in request) {
    const body = Buffer.alloc(request.bare, "x");
    const server = createServer((_request, response) => {
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": body.length,
      });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { port: (server.address() as AddressInfo).port, apiKey: "" };
  }
  const settings = readConfig({ DATA_DIR: "/nonexistent" });
  if (!settings.ok) throw new Error(settings.errors.join("\n"));
  const context = await createContext({
    config: settings.config,
    address: request.address,
    clock: systemClock,
    // Logs a line for each answer, as in production, to the process's stdout.
    log: createLog("info"),
    // The rate limiter runs, but its limit allows one busy address.
    readsPerMinute: 1_000_000_000,
  });
  const app = createApp(context);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { port: (app.server.address() as AddressInfo).port, apiKey: context.installation.apiKey };
}

// Exits instead of being killed, so that the profile is written.
process.once("disconnect", () => process.exit());
if (process.send)
  process.once(
    "message",
    (request: ServerRequest) => void serve(request).then((ready) => process.send!(ready)),
  );
