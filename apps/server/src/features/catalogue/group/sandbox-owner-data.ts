import type { Queryable } from "../../../lib/database/database.ts";

/** Returns the address of the owner who made the sandbox; if they are no owner any more, that of another owner of its group. */
export async function findSandboxOwner(database: Queryable, groupId: number): Promise<string | null> {
  const { rows } = await database.query<{ email: string }>({
    name: "find-sandbox-owner",
    text: `select p.email from sandboxes s join pro_groups w on w.group_id = s.of_group_id and w.role = 'owner'
        join pros p on p.id = w.pro_id
      where s.group_id = $1 and p.email is not null order by w.pro_id <> s.pro_id, w.pro_id limit 1`,
    values: [groupId],
  });
  return rows[0]?.email ?? null;
}
