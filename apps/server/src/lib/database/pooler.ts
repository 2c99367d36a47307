import { Client } from "pg";
import { CONNECTION_LIMITS, type DatabaseAddress, endClient } from "./database.ts";

/** Whether a pooler answers in the database's place: then the process that greeted is not the one that works. */
export async function isBehindPooler(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // The driver has it for cancelling, and does not declare it.
  return (client as Client & { readonly processID: number }).processID !== rows[0]!.pid;
}

/** Whether two clients may give the same name to different statements, though they share connections. */
export async function knowsNames(address: DatabaseAddress): Promise<boolean> {
  const clients = [1, 2].map(() => new Client({ ...address, ...CONNECTION_LIMITS }));
  try {
    for (const client of clients) {
      client.on("error", () => {});
      await client.connect();
    }
    for (const [number, client] of [...clients, ...clients].entries()) {
      const text = `select ${(number % 2) + 1}::integer as number`;
      const { rows } = await client.query<{ number: number }>({ name: "rendezvous_whose", text });
      if (rows[0]?.number !== (number % 2) + 1) return false;
    }
    return true;
  } catch (error) {
    // One of that name is there already, or is not there.
    if (["42P05", "26000"].includes((error as { code?: string }).code ?? "")) return false;
    throw error;
  } finally {
    for (const client of clients) await endClient(client);
  }
}

/** Whether a statement, or a transaction in which nothing happens, may keep a connection for ever. */
export async function lacksTimeLimits(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(
    `select '0' in (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as lacks`,
  );
  return rows[0]!.lacks;
}
