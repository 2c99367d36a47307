import type { Queryable } from "../../../lib/database/database.ts";

export interface Deactivation {
  readonly at: Date;
  readonly reason: string;
}

/** Returns when and why an operator has taken the group offline; null if none has. */
export async function findDeactivation(database: Queryable, groupId: number): Promise<Deactivation | null> {
  const { rows } = await database.query<Deactivation>({
    name: "find-deactivation",
    text: "select at, reason from deactivations where group_id = $1",
    values: [groupId],
  });
  return rows[0] ?? null;
}
