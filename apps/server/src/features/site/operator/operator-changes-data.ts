import type { OperatorAction, OperatorChange } from "@rendezvous/contract/site/operator";
import type { Queryable } from "../../../lib/database/database.ts";

export interface NewOperatorChange {
  readonly at: Date;
  /** The operator's address; null: the command line. */
  readonly author: string | null;
  readonly action: OperatorAction;
  readonly groupId?: number | null;
  readonly details?: OperatorChange["details"];
}

export async function addOperatorChange(
  database: Queryable,
  { at, author, action, groupId = null, details = {} }: NewOperatorChange,
): Promise<void> {
  await database.query({
    name: "add-operator-change",
    text: "insert into operator_changes (at, author, action, group_id, details) values ($1, $2, $3, $4, $5)",
    values: [at, author, action, groupId, JSON.stringify(details)],
  });
}

interface ChangeRow {
  readonly id: number;
  readonly at: Date;
  readonly author: string | null;
  readonly action: OperatorAction;
  readonly details: OperatorChange["details"];
  readonly group_id: number | null;
  readonly group_name: string | null;
}

/** Returns the newest 50 changes, of one group if `groupId` is given. */
export async function listNewestOperatorChanges(
  database: Queryable,
  groupId: number | null,
): Promise<OperatorChange[]> {
  const { rows } = await database.query<ChangeRow>({
    name: groupId === null ? "list-operator-changes" : "list-operator-changes-of-group",
    text: `select c.id, c.at, c.author, c.action, c.details, c.group_id, g.name as group_name
      from operator_changes c left join groups g on g.id = c.group_id
      ${groupId === null ? "" : "where c.group_id = $1"} order by c.id desc limit 50`,
    values: groupId === null ? [] : [groupId],
  });
  return rows.map(({ at, group_id, group_name, ...change }) => ({
    ...change,
    at: at.toISOString(),
    group: group_id === null ? null : { id: group_id, name: group_name ?? "" },
  }));
}
