import type { Database } from "./database.ts";
import { sweepShared } from "./rate-limit-store.ts";
import { sweepTokens } from "./session.ts";

const EVERY_MS = 10 * 60_000;

/** Forgets what has run out, now and then, in every process: twice does no harm. Answers how to stop. */
export function startSweeping(database: Database, onError: (error: unknown) => void): () => void {
  const sweep = (): void => void Promise.all([sweepShared(database), sweepTokens(database)]).catch(onError);
  const timer = setInterval(sweep, EVERY_MS).unref();
  return () => clearInterval(timer);
}
