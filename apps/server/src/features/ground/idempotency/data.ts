import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** Identifies a call, so that a repeat of it counts as the same call. */
export interface IdempotencyKey {
  readonly groupId: AuthorizedGroupId;
  readonly key: string;
  readonly keyHash: string;
  /** The hash of the request body sent under the key. */
  readonly requestHash: Buffer;
  readonly now: Date;
}

/** The stored answer of a call. */
export interface StoredReply {
  readonly request_hash: Buffer;
  /** The body is text, because jsonb would reorder its fields. Empty when `sealedToken` contains the whole answer. */
  readonly answer: { readonly sealedToken: string; readonly body: string };
}

/** Overwrites an expired answer under the same key that has not been deleted yet. */
export async function storeReply(
  connection: Transaction,
  { groupId, keyHash, requestHash, now }: IdempotencyKey,
  answer: StoredReply["answer"],
): Promise<void> {
  await connection.query({
    name: "keep-answer",
    text: `insert into idempotency_keys (group_id, key, request_hash, answer, created_at) values ($1, $2, $3, $4, $5)
      on conflict (group_id, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at`,
    values: [groupId, keyHash, requestHash, JSON.stringify(answer), now],
  });
}

export async function findStoredReply(
  database: Queryable,
  { groupId, keyHash, now }: Pick<IdempotencyKey, "groupId" | "keyHash" | "now">,
): Promise<StoredReply | null> {
  const { rows } = await database.query<StoredReply>({
    name: "find-kept-answer",
    text: `select request_hash, answer from idempotency_keys
      where group_id = $1 and key = $2
        and answer is not null and created_at >= $3::timestamptz - interval '24 hours'`,
    values: [groupId, keyHash, now],
  });
  return rows[0] ?? null;
}

/** Deletes expired answers. */
export async function sweepStoredReplies(database: Queryable): Promise<void> {
  await database.query("delete from idempotency_keys where created_at < now() - interval '24 hours'");
}
