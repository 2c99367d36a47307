// A separate server process: gets its database and settings from its parent, sends its port, and ends with its parent.
import type { AddressInfo } from "node:net";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createContext } from "../context.ts";
import { systemClock } from "../lib/clock.ts";
import { createLog } from "../lib/log.ts";
import type { ServerOrder } from "./start-server-process.ts";

process.once("message", (order: ServerOrder) => void serve(order));
process.once("disconnect", () => process.exit());

async function serve({ address, environment }: ServerOrder): Promise<void> {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.errors.join("\n"));
  const log = createLog(read.config.logLevel);
  const context = await createContext({ config: read.config, address, clock: systemClock, log });
  const app = createApp(context);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ port, apiKey: context.installation.apiKey });
}
