import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable } from "../../lib/database.ts";

/** What a professional chose to look at; null: nothing yet. */
export async function findColumns(
  database: Queryable,
  groupId: AuthorizedGroupId,
  proId: number,
): Promise<number[] | null> {
  const { rows } = await database.query<{ calendar_columns: number[] | null }>({
    name: "find-columns",
    text: "select calendar_columns from pro_groups where group_id = $1 and pro_id = $2",
    values: [groupId, proId],
  });
  return rows[0]?.calendar_columns ?? null;
}

export async function updateColumns(
  database: Queryable,
  groupId: AuthorizedGroupId,
  proId: number,
  columns: readonly number[],
): Promise<void> {
  await database.query("update pro_groups set calendar_columns = $3 where group_id = $1 and pro_id = $2", [
    groupId,
    proId,
    columns,
  ]);
}
