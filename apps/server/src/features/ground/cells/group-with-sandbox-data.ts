import type { Queryable } from "../../../lib/database/database.ts";

/** Returns the sandbox of a group, or the group itself if it is one; null: neither. */
export async function findSandboxIds(
  database: Queryable,
  groupId: number,
): Promise<{ readonly groupId: number } | null> {
  const { rows } = await database.query<{ groupId: number }>(
    `select group_id as "groupId" from sandboxes where $1 in (group_id, of_group_id)`,
    [groupId],
  );
  return rows[0] ?? null;
}
