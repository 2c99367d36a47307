import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { Database } from "./database.ts";

const EVERY_MS = 10 * MINUTE_MS;

/** Forgets what has run out, now and then, in every process: twice does no harm. Answers how to stop. */
export function startSweeping(
  database: Database,
  sweeps: readonly ((database: Database) => Promise<void>)[],
  onError: (error: unknown) => void,
): () => void {
  const sweep = (): void => void Promise.all(sweeps.map((one) => one(database))).catch(onError);
  const timer = setInterval(sweep, EVERY_MS).unref();
  return () => clearInterval(timer);
}
