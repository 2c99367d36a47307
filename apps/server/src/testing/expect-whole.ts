import { expect } from "vitest";
import { describeFindings, verify } from "../features/office/verify/verify.ts";
import type { Database } from "../lib/database/database.ts";

/** What a test has left in its database must fit together, whatever came between. */
export async function expectWhole(database: Database): Promise<void> {
  expect(describeFindings(await verify(database))).toEqual([]);
}
