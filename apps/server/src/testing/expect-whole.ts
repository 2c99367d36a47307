import { expect } from "vitest";
import { describeFindings, verifyData } from "../features/office/verify/verify.ts";
import type { Database } from "../lib/database/database.ts";

/** Expects that the data a test has left in its database is consistent. */
export async function expectWhole(database: Database): Promise<void> {
  expect(describeFindings(await verifyData(database))).toEqual([]);
}
