import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { type Database, openDatabase, transaction } from "./database.ts";

let db: Database;
beforeAll(async () => {
  db = openDatabase({ address: (await createTestDatabase()).connection, onError: () => {} });
});
afterAll(() => db.end());

test("a connection that breaks in the midst of a transaction fails it, and neither the process nor the next one", async () => {
  const broken = transaction(db, async (connection) => {
    const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
    const ended = new Promise((resolve) => connection.once("end", resolve));
    await db.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
    await ended;
  });
  await expect(broken).rejects.toThrow(/not queryable|terminat/);
  await transaction(db, (connection) => connection.query("select 1"));
});
