import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems use for outgoing connections, which could take the port before its server starts. */
const FROM = 20_000;
const TO = 32_000;
const TRIES = 100;

/** The ports that this process has returned, whose servers may not listen yet. */
const returned = new Set<number>();

/** Returns a port on which no process listens at the moment, and each one once. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FROM, TO);
    if (returned.has(port)) continue;
    returned.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error("This machine gives no free port.");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
    server.close();
    await once(server, "close");
    return true;
  } catch {
    return false;
  }
}
