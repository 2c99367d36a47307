import type { Queryable } from "../../../lib/database/database.ts";

/** Returns the operator of a session that was used since `idleSince`, and stores the time of this use. */
export async function findOperatorSession(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<{ readonly id: number; readonly email: string } | null> {
  const { rows } = await database.query<{ id: number; email: string }>({
    name: "find-operator-session",
    text: `update operator_sessions s set seen_at = greatest(s.seen_at, $2) from operators o
      where s.token_hash = $1 and o.id = s.operator_id and s.expires_at > $2 and s.seen_at > $3
      returning o.id, o.email`,
    values: [tokenHash, now, idleSince],
  });
  return rows[0] ?? null;
}

export async function insertOperatorSession(
  database: Queryable,
  operatorId: number,
  tokenHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await database.query({
    name: "open-operator-session",
    text: `with seen as (update operators set seen_at = $3 where id = $1)
      insert into operator_sessions (operator_id, token_hash, seen_at, expires_at) values ($1, $2, $3, $4)`,
    values: [operatorId, tokenHash, now, expiresAt],
  });
}

export async function deleteOperatorSession(database: Queryable, tokenHash: Buffer): Promise<void> {
  await database.query({
    name: "end-operator-session",
    text: "delete from operator_sessions where token_hash = $1",
    values: [tokenHash],
  });
}

/** Deletes sessions that expired a day ago. */
export async function sweepOperatorSessions(database: Queryable): Promise<void> {
  await database.query("delete from operator_sessions where expires_at < now() - interval '1 day'");
}
