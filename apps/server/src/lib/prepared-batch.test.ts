import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import { openDatabase } from "./database.ts";
import { BEGIN, COMMIT, execute, executeForAll, type PreparedStatement, runBatch } from "./prepared-batch.ts";

const ECHO: PreparedStatement = {
  name: "echo",
  types: "integer[], text[], jsonb[], bytea[]",
  text: "select * from unnest($1, $2, $3, $4) as t (n, text, json, bytes)",
};
const ECHO_ONE: PreparedStatement = { name: "echo_one", types: "text", text: "select $1 as text" };

const NOTE: PreparedStatement = { name: "note", types: "text", text: "insert into noted values ($1)" };

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

describe.each([
  ["prepared under their names", true],
  ["without names", false],
])("statements %s", (_, knowsNames) => {
  let pool: Pool;
  let connection: PoolClient;

  beforeAll(async () => {
    const direct = (await createTestDatabase()).connection;
    pool = openDatabase({
      address: { ...direct, ...(knowsNames ? {} : { pooler: { direct, knowsNames } }) },
      onError: (error) => {
        throw error;
      },
    });
    connection = await pool.connect();
    await connection.query("create temporary table noted (text text)");
  });
  afterAll(async () => {
    connection.release();
    await pool.end();
  });

  test("every text comes through as it is", async () => {
    const rows = HOSTILE.map((text, n) => [n, text, { [text]: [text, null] }, Buffer.from(text)]);
    const [all] = await runBatch(connection, [executeForAll(ECHO, rows)]);
    expect(all).toEqual(rows.map(([n, text, json, bytes]) => ({ n, text, json, bytes })));
    for (const text of HOSTILE) {
      const [one] = await runBatch(connection, [execute(ECHO_ONE, [text])]);
      expect(one).toEqual([{ text }]);
    }
  });

  test("numbers, instants, truths and nothing come through to their limits, one by one and as lists", async () => {
    const values: readonly [type: string, values: readonly (number | boolean | Date)[]][] = [
      ["integer", [0, -1, 2_147_483_647, -2_147_483_648]],
      ["bigint", [0, -1, 2 ** 32, -(2 ** 32) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
      ["boolean", [true, false]],
      [
        "timestamptz",
        [new Date(0), new Date("1999-12-31T23:59:59.999Z"), new Date("2262-04-11T23:47:16.001Z")],
      ],
    ];
    for (const [type, each] of values) {
      const one: PreparedStatement = { name: `one_${type}`, types: type, text: "select $1 as value" };
      const all: PreparedStatement = {
        name: `all_${type}`,
        types: `${type}[]`,
        text: "select unnest($1) as value",
      };
      for (const value of [...each, null])
        expect(await runBatch(connection, [execute(one, [value])])).toEqual([[{ value }]]);
      const list = [...each, null];
      expect(await runBatch(connection, [execute(all, [list])])).toEqual([list.map((value) => ({ value }))]);
      expect(await runBatch(connection, [execute(all, [[]])])).toEqual([[]]);
    }
  });

  test("a list within a list goes as the text of an array", async () => {
    const nested: PreparedStatement = {
      name: "nested",
      types: "text[]",
      text: "select list::integer[] as list from unnest($1) as t (list)",
    };
    const lists = [[1, 2], [], null, [-3]];
    expect(await runBatch(connection, [execute(nested, [lists])])).toEqual([lists.map((list) => ({ list }))]);
  });

  test("long values grow the message, and the next one is unharmed", async () => {
    const long = "é".repeat(200_000);
    const batch = [execute(ECHO_ONE, ["before"]), execute(ECHO_ONE, [long]), execute(ECHO_ONE, ["after"])];
    const texts = ["before", long, "after"].map((text) => [{ text }]);
    expect(await runBatch(connection, batch)).toEqual(texts);
    expect(await runBatch(connection, batch)).toEqual(texts);
  });

  test("statements answer each its own rows, none of them included", async () => {
    const none: PreparedStatement = { name: "none", types: "", text: "select 1 as one where false" };
    expect(
      await runBatch(connection, [
        BEGIN,
        execute(none, []),
        execute(NOTE, ["kept"]),
        execute(ECHO_ONE, ["x"]),
        COMMIT,
      ]),
    ).toEqual([[], [], [], [{ text: "x" }], []]);
    expect((await connection.query("select * from noted")).rows).toEqual([{ text: "kept" }]);
  });

  test("after a failing statement nothing more is done, and the connection goes on", async () => {
    const divide: PreparedStatement = { name: "divide", types: "integer", text: "select 1 / $1 as share" };
    await connection.query("truncate noted");
    await expect(
      runBatch(connection, [
        BEGIN,
        execute(NOTE, ["lost"]),
        execute(divide, [0]),
        execute(NOTE, ["not done"]),
        COMMIT,
      ]),
    ).rejects.toMatchObject({ code: "22012" });
    await connection.query("rollback");
    expect((await connection.query("select * from noted")).rows).toEqual([]);
    expect(await runBatch(connection, [execute(divide, [1])])).toEqual([[{ share: 1 }]]);
  });

  test("a value that its type cannot hold, or a statement that cannot be prepared, is refused, and the connection goes on", async () => {
    const double: PreparedStatement = { name: "double", types: "integer", text: "select 2 * $1 as double" };
    await expect(runBatch(connection, [execute(double, [2 ** 31])])).rejects.toThrow(RangeError);
    const nonsense: PreparedStatement = { name: "nonsense", types: "", text: "selekt" };
    await expect(runBatch(connection, [execute(nonsense, [])])).rejects.toMatchObject({ code: "42601" });
    const unknown: PreparedStatement = { name: "unknown", types: "money", text: "select $1" };
    await expect(runBatch(connection, [execute(unknown, [1])])).rejects.toThrow("money");
    expect(await runBatch(connection, [execute(double, [21])])).toEqual([[{ double: 42 }]]);
  });
});
