import { type Database, transaction } from "./database.ts";

/** However many probes come, the database is asked once in this time. */
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

function readAndWrite(database: Database): Promise<void> {
  return transaction(database, async (connection) => {
    await connection.query({
      name: "write-ready-at",
      text: `insert into settings (key, value) values ('ready_at', to_jsonb(clock_timestamp()))
        on conflict (key) do update set value = excluded.value`,
    });
    const { rows } = await connection.query({
      name: "read-ready-at",
      text: "select value from settings where key = 'ready_at'",
    });
    if (rows.length !== 1) throw new Error("what was written is not there");
  });
}
