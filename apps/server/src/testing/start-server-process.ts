import { type ChildProcess, fork } from "node:child_process";
import type { DatabaseAddress } from "../lib/database/database.ts";

export interface ServerOrder {
  readonly address: DatabaseAddress;
  /** The environment for `npm start`; nothing else is inherited. */
  readonly environment: Record<string, string> & { DATA_DIR: string };
}

export interface ServerProcess {
  readonly port: number;
  readonly apiKey: string;
  readonly process: ChildProcess;
  /** Kills with SIGKILL, so that the process cannot finish anything. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a server in a separate process and waits until it listens. */
export async function startServerProcess(
  order: ServerOrder,
  execArgv: readonly string[] = [],
): Promise<ServerProcess> {
  const child = fork(new URL("./server-process.ts", import.meta.url), [], { execArgv: [...execArgv] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.send(order);
  const { port, apiKey } = await new Promise<{ port: number; apiKey: string }>((resolve, reject) => {
    child.once("message", (message) => resolve(message as { port: number; apiKey: string }));
    child.once("exit", (code) => reject(new Error(`the server process ended with ${code}`)));
  });
  return {
    port,
    apiKey,
    process: child,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
