import { type Database, type Queryable, transaction } from "../../../lib/database/database.ts";

/** The kinds of changes by which servers read a moving group again. */
export const MOVE_CHANGES = ["catalogue", "slots", "pros"] as const;

export type MoveState = "arriving" | "paused" | "left" | "removed";

/** SQL: whether this cell serves a group. A paused group is still read. */
export const servedSql = (groupId: string): string =>
  `not exists (select from group_moves moved where moved.group_id = ${groupId} and moved.state <> 'paused')`;

/** Runs `work` in a transaction that may write the rows of a moving group. */
export function moverTransaction<Result>(
  database: Database,
  work: (connection: Queryable) => Promise<Result>,
): Promise<Result> {
  return transaction(database, async (connection) => {
    await connection.query("set local rendezvous.moves_group = 'on'");
    return work(connection);
  });
}

/** Writes the target's rows like a replica, without foreign keys: these hold once everything has arrived. */
export function asReplica<Result>(
  target: Database,
  work: (connection: Queryable) => Promise<Result>,
): Promise<Result> {
  return moverTransaction(target, async (connection) => {
    await connection.query("set local session_replication_role = replica; set local timezone = 'UTC'");
    return work(connection);
  });
}

/** Runs `work` in a transaction in which equal rows have equal texts in both cells. */
export function inUtc<Result>(
  database: Database,
  work: (connection: Queryable) => Promise<Result>,
): Promise<Result> {
  return transaction(database, async (connection) => {
    await connection.query("set local timezone = 'UTC'");
    return work(connection);
  });
}

/** Sets the state of a group's move; null: the group does not move. The group's version changes, so that servers read it again. */
export async function setMoveState(
  database: Database,
  groupId: number,
  state: MoveState | null,
): Promise<void> {
  await moverTransaction(database, async (connection) => {
    await connection.query(
      state === null
        ? { text: "delete from group_moves where group_id = $1", values: [groupId] }
        : {
            text: `insert into group_moves (group_id, state) values ($1, $2)
              on conflict (group_id) do update set state = excluded.state, since = now()`,
            values: [groupId, state],
          },
    );
    await connection.query("update groups set version = version + 1 where id = $1", [groupId]);
  });
}

export interface MovingGroup {
  readonly group_id: number;
  readonly state: MoveState;
}

/** Returns the groups whose move is not over. */
export async function listMovingGroups(database: Queryable): Promise<MovingGroup[]> {
  const { rows } = await database.query<MovingGroup>({
    name: "list-moving-groups",
    text: "select group_id, state from group_moves where state in ('arriving', 'paused')",
  });
  return rows;
}

/** Returns the groups that left more than a week ago and whose rows are still here. */
export async function listLeftGroups(database: Queryable): Promise<number[]> {
  const { rows } = await database.query<{ group_id: number }>(
    "select group_id from group_moves where state = 'left' and since < now() - interval '7 days'",
  );
  return rows.map(({ group_id }) => group_id);
}

/** Returns whether jobs of a group must wait, because it is paused or elsewhere. */
export async function isMoving(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-moving",
    text: "select from group_moves where group_id = $1",
    values: [groupId],
  });
  return rowCount === 1;
}
