import { type AddressInfo, createServer, type Socket, connect } from "node:net";
import type { Connection } from "@rendezvous/embedded-postgres/embedded-postgres";
import { whenDone } from "./when-done.ts";

export interface DatabaseProxy {
  /** The address of the database through this proxy. */
  readonly address: { host: string; port: number; user: string; database: string };
  /** The same as a DATABASE_URL. */
  readonly url: string;
  /** Breaks all connections with a reset. */
  reset(): void;
  /** Drops all data from now on, in both directions; accepts new connections without answering. */
  swallow(): void;
  /** Breaks all connections, and new ones at once. */
  refuse(): void;
  /** Connects new connections to the database again. Earlier ones stay dead without any notice. */
  lead(): void;
}

/**
 * Starts a proxy between a server and its database that can simulate network failures. It ends with the test or the file that
 * started it.
 */
export async function startDatabaseProxy({ host, port, user, database }: Connection): Promise<DatabaseProxy> {
  /** Client connections, each with its connection to the database. */
  const flowing = new Map<Socket, Socket>();
  const dead = new Map<Socket, Socket | undefined>();
  let isSwallowing = false;
  let isRefusing = false;
  const server = createServer((client) => {
    client.on("error", () => {});
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    if (isSwallowing) {
      dead.set(client.resume(), undefined);
      return;
    }
    const behind = connect(`${host}/.s.PGSQL.${port}`);
    flowing.set(client, behind);
    behind.on("error", () => client.resetAndDestroy());
    client.pipe(behind).pipe(client);
    for (const socket of [client, behind])
      socket.on("close", () => {
        if (!flowing.delete(client)) return;
        client.destroy();
        behind.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = (server.address() as AddressInfo).port;
  const reset = (): void => {
    for (const [client, behind] of [...flowing, ...dead]) {
      client.resetAndDestroy();
      behind?.destroy();
    }
    dead.clear();
  };
  whenDone(async () => {
    reset();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    address: { host: "127.0.0.1", port: listening, user, database },
    url: `postgres://${user}@127.0.0.1:${listening}/${database}`,
    reset,
    swallow() {
      isSwallowing = true;
      for (const [client, behind] of flowing) {
        client.unpipe(behind);
        behind.unpipe(client);
        // The database's end of a dead connection stays open as well.
        dead.set(client.resume(), behind.resume());
      }
      flowing.clear();
    },
    refuse() {
      isRefusing = true;
      reset();
    },
    lead() {
      isSwallowing = false;
      isRefusing = false;
    },
  };
}
