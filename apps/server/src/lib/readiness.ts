import type { Database } from "./database.ts";
import { BEGIN, COMMIT, execute, type PreparedStatement, runBatch } from "./prepared-batch.ts";

const WRITE: PreparedStatement = {
  name: "write_ready_at",
  types: "",
  text: `insert into settings (key, value) values ('ready_at', to_jsonb(clock_timestamp()))
    on conflict (key) do update set value = excluded.value`,
};
const READ: PreparedStatement = {
  name: "read_ready_at",
  types: "",
  text: "select value from settings where key = 'ready_at'",
};

/** However often anybody asks, the database is asked once in this time. */
const FRESH_MS = 1000;

/** Answers whether the database reads and writes, as a booking does; rejects while it does not. */
export function createReadiness(database: Database): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();
  return () => {
    if (performance.now() - askedAt < FRESH_MS) return answer;
    askedAt = performance.now();
    answer = readAndWrite(database);
    return answer;
  };
}

async function readAndWrite(database: Database): Promise<void> {
  const connection = await database.connect();
  let broken: Error | undefined;
  try {
    const results = await runBatch(connection, [BEGIN, execute(WRITE, []), execute(READ, []), COMMIT]);
    if (results[2]?.length !== 1) throw new Error("what was written is not there");
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    connection.release(broken);
  }
}
