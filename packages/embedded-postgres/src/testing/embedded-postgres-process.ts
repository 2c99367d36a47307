import { writeSync } from "node:fs";
import { Client } from "pg";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";

// A separate process for the tests of the embedded database. It starts the database in the directory of its first argument and
// prints "ready attached|started POSTMASTER". With "write" as its second argument it writes rows and prints each number after its
// commit. It stops cleanly when its standard input ends.
const [dataDir = "", mode] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
const client = new Client(postgres.connection);
client.on("error", () => {});
await client.connect();
await client.query(
  "SELECT pg_advisory_lock(2); CREATE TABLE IF NOT EXISTS written (number integer PRIMARY KEY); SELECT pg_advisory_unlock(2)",
);
say(`ready ${postgres.attached ? "attached" : "started"}`);

let leaving = false;
process.stdin.once("end", () => (leaving = true)).resume();
const { rows } = await client.query<{ next: number }>(
  "SELECT coalesce(max(number), 0) + 1 AS next FROM written",
);
for (let number = rows[0]?.next ?? 1; !leaving; number += 1) {
  if (mode === "write") {
    await client.query("INSERT INTO written VALUES ($1)", [number]).catch(() => process.exit(1));
    say(String(number));
  } else {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
await client.end();
await postgres.stop();
say("left");

// Writes synchronously: a killed process would lose a buffered line.
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
