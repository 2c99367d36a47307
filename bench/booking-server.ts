// A server process of its own for a benchmark: takes its database and settings from its parent, answers its address.
import type { AddressInfo } from "node:net";
import { createApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createContext } from "../apps/server/src/context.ts";
import { systemClock } from "../apps/server/src/lib/clock.ts";
import type { DatabaseAddress } from "../apps/server/src/lib/database.ts";
import { createLog } from "../apps/server/src/lib/log.ts";

export interface ServerOrder {
  readonly address: DatabaseAddress;
  readonly environment: Record<string, string>;
}

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
