import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";

interface KeptAnswer {
  readonly request_hash: Buffer;
  /** The body as text: jsonb would put its fields in another order. */
  readonly answer: { readonly sealedToken: string; readonly body: string };
}

const KEPT_MS = 24 * 60 * 60 * 1000;

export async function findKeptAnswer(
  database: Queryable,
  groupId: AuthorizedGroupId,
  keyHash: string,
  now: Date,
): Promise<KeptAnswer | null> {
  const { rows } = await database.query<KeptAnswer>({
    name: "find-kept-answer",
    text: `select request_hash, answer from idempotency_keys
      where group_id = $1 and key = $2 and answer is not null and created_at >= $3`,
    values: [groupId, keyHash, new Date(now.getTime() - KEPT_MS)],
  });
  return rows[0] ?? null;
}

/**
 * Claims the key for this transaction; false when it is taken. Of two that come at once the second waits here for the
 * first one's end. Keys of the day before are forgotten on the way.
 */
export async function claimKey(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  keyHash: string,
  requestHash: Buffer,
  now: Date,
): Promise<boolean> {
  const forgetting = connection.query({
    name: "forget-keys",
    text: `delete from idempotency_keys where (group_id, key) in (
      select group_id, key from idempotency_keys where created_at < $1 limit 100 for update skip locked)`,
    values: [new Date(now.getTime() - KEPT_MS)],
  });
  const claiming = connection.query({
    name: "claim-key",
    text: `insert into idempotency_keys (group_id, key, request_hash, created_at) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [groupId, keyHash, requestHash, now],
  });
  const [, { rowCount }] = await Promise.all([forgetting, claiming]);
  return rowCount === 1;
}

export async function keepAnswer(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  keyHash: string,
  answer: KeptAnswer["answer"],
): Promise<void> {
  await connection.query({
    name: "keep-answer",
    text: "update idempotency_keys set answer = $3 where group_id = $1 and key = $2",
    values: [groupId, keyHash, JSON.stringify(answer)],
  });
}
