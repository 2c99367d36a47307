import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import { execute, executeForAll, type PreparedStatement, runBatch } from "./prepared-batch.ts";

const ECHO: PreparedStatement = {
  name: "echo",
  types: "integer[], text[], jsonb[], bytea[]",
  text: "select * from unnest($1, $2, $3, $4) as t (n, text, json, bytes)",
};
const ECHO_ONE: PreparedStatement = { name: "echo_one", types: "text", text: "select $1 as text" };

const HOSTILE = [
  "",
  "NULL",
  "O'Brien",
  "'; drop table groups; --",
  "a\\'b\\\\'",
  "\\",
  '"{a,b}"',
  "{}",
  "$1 $$ $& $'",
  "E'",
  "line\nbreak\ttab",
  "é 你好 🙂",
];

let pool: Pool;
let connection: PoolClient;

beforeAll(async () => {
  pool = new Pool((await createTestDatabase()).connection);
  connection = await pool.connect();
});
afterAll(async () => {
  connection.release();
  await pool.end();
});

test.each(["on", "off"])(
  "every text comes through as it is, with standard_conforming_strings %s",
  async (setting) => {
    await connection.query(`set standard_conforming_strings = ${setting}`);
    const rows = HOSTILE.map((text, n) => [n, text, { [text]: [text, null] }, Buffer.from(text)]);
    const [all] = await runBatch(connection, [ECHO], [executeForAll(ECHO, rows)]);
    expect(all!.rows).toEqual(rows.map(([n, text, json, bytes]) => ({ n, text, json, bytes })));
    for (const text of HOSTILE) {
      const [one] = await runBatch(connection, [ECHO_ONE], [execute(ECHO_ONE, [text])]);
      expect(one!.rows).toEqual([{ text }]);
    }
  },
);
