import { Client } from "pg";
import { CONNECTION_LIMITS, type DatabaseAddress, endClient } from "./database.ts";

/** Whether a pooler answers instead of the database: then the process id of the connection differs from that of the backend. */
export async function isBehindPooler(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // The driver stores it for cancelling, but its types do not declare it.
  return (client as Client & { readonly processID: number }).processID !== rows[0]!.pid;
}

/** Whether two clients on shared connections may use one name for different statements. */
export async function sharesStatementNames(address: DatabaseAddress): Promise<boolean> {
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
    // A statement of that name already exists, or does not exist.
    if (["42P05", "26000"].includes((error as { code?: string }).code ?? "")) return false;
    throw error;
  } finally {
    for (const client of clients) await endClient(client);
  }
}

/** Whether a statement, or an idle transaction, may block a connection for ever. */
export async function lacksTimeouts(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(
    `select '0' in (current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as lacks`,
  );
  return rows[0]!.lacks;
}
