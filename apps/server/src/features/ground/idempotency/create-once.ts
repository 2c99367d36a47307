import type { IncomingHttpHeaders } from "node:http";
import { type Reply, reply, type Refusal } from "../../../http/call.ts";
import { isRefusal, transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { takeLocks } from "../../../lib/database/locks.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import type { Caller } from "../history/author.ts";
import { storeReply, type StoredReply } from "./data.ts";
import { findIdempotentAnswer, idempotencyLock, readIdempotencyKey } from "./idempotency-key.ts";

interface CreateCall extends Omit<Caller, "group"> {
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** Writes a record in a transaction, together with the answer of the call; a refusal rolls everything back. */
export type WriteRecord<Body> = (
  work: (connection: Transaction) => Promise<Body | Refusal>,
) => Promise<Reply<Body> | Refusal>;

/**
 * Wraps a call that creates one record. With an Idempotency-Key the record is created once; a repeated call of the same session
 * gets the first answer, which is stored encrypted. `name` separates the keys of different calls; `headersOf` returns the
 * record's location.
 */
export async function createOnce<Body extends object>(
  name: string,
  input: CreateCall,
  create: (write: WriteRecord<Body>) => Promise<Reply<Body> | Refusal>,
  headersOf: (body: Body) => Readonly<Record<string, string>> = () => ({}),
): Promise<Reply<Body> | Refusal> {
  const { db, installation } = input.context;
  const read = readIdempotencyKey(name, input, [input.body, input.session]);
  if (!read.ok) return read;
  const { idempotency } = read;
  const toReply = (result: Body | Refusal): Reply<Body> | Refusal =>
    isRefusal(result) ? result : reply(result, { status: 201, headers: headersOf(result) });
  if (!idempotency) return create(async (work) => toReply(await transactionOrRefusal(db, work)));
  const open = ({ sealedToken }: StoredReply["answer"]) =>
    JSON.parse(openText(sealedToken, installation.secret, idempotency.key)) as Body;

  const storedReply = await findIdempotentAnswer(db, idempotency, open);
  if (storedReply) return storedReply.ok ? toReply(storedReply.answer) : storedReply;
  return create(async (work) => {
    const result = await transactionOrRefusal(db, async (connection) => {
      await takeLocks(connection, [idempotencyLock(idempotency)]);
      const meanwhile = await findIdempotentAnswer(connection, idempotency, open);
      if (meanwhile) return meanwhile.ok ? meanwhile.answer : meanwhile;
      const record = await work(connection);
      if (isRefusal(record)) return record;
      const sealedToken = sealText(JSON.stringify(record), installation.secret, idempotency.key);
      await storeReply(connection, idempotency, { sealedToken, body: "" });
      return record;
    });
    return toReply(result);
  });
}
