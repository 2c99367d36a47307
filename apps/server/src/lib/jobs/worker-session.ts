import { Client } from "pg";
import { CONNECTION_LIMITS, type DatabaseAddress, toDirectAddress, endClient } from "../database/database.ts";
import { addWorker } from "./jobs-data.ts";

/**
 * The time after which PostgreSQL ends the session of a process that hangs. The session of a process that has died ends at once.
 */
export const WORKER_GONE_AFTER_MS = 10_000;

/** The database session of a worker. The jobs that a worker has locked belong to it as long as a session with its name exists. */
export interface WorkerSession {
  /** Whether the session existed a moment ago. While a process hangs, another worker may take its jobs. */
  isSure(): boolean;
  /** Checks whether the session still exists. */
  renew(): Promise<boolean>;
  /** Resolves when the session has ended. */
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

export async function openWorkerSession(address: DatabaseAddress, name: string): Promise<WorkerSession> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const session = new Client({
    ...toDirectAddress(address),
    ...CONNECTION_LIMITS,
    query_timeout: WORKER_GONE_AFTER_MS / 2,
  });
  session.on("error", () => lose());
  session.on("end", lose);
  let seenAt = performance.now();

  async function beat(): Promise<void> {
    // Measures with the monotonic clock, because the system clock may be set back.
    const requestedAt = performance.now();
    await session.query("select 1").then(() => (seenAt = requestedAt), lose);
  }
  const timer = setInterval(() => void beat(), WORKER_GONE_AFTER_MS / 4);
  const end = async (): Promise<void> => {
    clearInterval(timer);
    await endClient(session);
  };
  try {
    await session.connect();
    await session.query(
      "select set_config('application_name', $1, false), set_config('idle_session_timeout', $2, false)",
      [name, String(WORKER_GONE_AFTER_MS)],
    );
    await addWorker(session, name);
  } catch (error) {
    await end();
    throw error;
  }
  const isSure = (): boolean => performance.now() - seenAt < WORKER_GONE_AFTER_MS / 2;
  return { isSure, renew: () => beat().then(isSure), lost, end };
}
