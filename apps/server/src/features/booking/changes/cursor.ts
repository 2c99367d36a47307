import { createHash } from "node:crypto";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { ChangeCursor, FollowedDatabase } from "./data.ts";

const BEGINNING: ChangeCursor = { transaction: "0", id: 0 };

/**
 * Identifies the sequence of changes to which a cursor belongs. A restore of the database begins a new sequence, and a caller who
 * may see other records has another one: the transaction numbers of one sequence mean nothing in another.
 */
export function toSequenceName(
  { marks, timeline }: FollowedDatabase,
  what: string,
  { id, sandbox }: Pick<GroupRecord, "id" | "sandbox">,
  calendars: readonly number[] | null,
): string {
  // A reset of a sandbox begins a new sequence.
  const parts = JSON.stringify([marks, timeline, what, id, calendars, ...(sandbox ? [sandbox.resetAt] : [])]);
  return createHash("sha256").update(parts).digest("base64url").slice(0, 16);
}

export function writeCursor(sequence: string, { transaction, id }: ChangeCursor): string {
  return Buffer.from(`${sequence}.${transaction}.${id}`).toString("base64url");
}

/** "stale": a cursor of another sequence; null: no cursor at all. */
export function readCursor(
  text: string | undefined,
  sequence: string,
  { next }: FollowedDatabase,
): ChangeCursor | "stale" | null {
  if (text === undefined) return BEGINNING;
  const [, name, transaction = "", id] =
    /^([\w-]{16})\.(\d{1,19})\.(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (name === undefined) return null;
  // A copy of the database's files may have fewer transactions than the cursor.
  if (name !== sequence || BigInt(transaction) >= BigInt(next)) return "stale";
  return { transaction, id: Number(id) };
}
