import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** Returns the calendars that a professional chose to display; null: no choice yet. */
export async function findDisplayedColumns(
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

/** The time during which a calendar or resource is taken, in minutes since the epoch, buffers included. */
export interface TakenRange {
  readonly calendar_id: number;
  readonly taken_from: number;
  readonly taken_until: number;
}

/** Returns the times at which appointments on other calendars than `ownCalendarIds` take these resources. */
export async function listTakenOnOtherCalendars(
  database: Queryable,
  groupId: AuthorizedGroupId,
  resourceIds: readonly number[],
  ownCalendarIds: readonly number[],
  { from, until }: { readonly from: number; readonly until: number },
): Promise<TakenRange[]> {
  const { rows } = await database.query<TakenRange>({
    name: "taken-by-others",
    text: `select s.calendar_id, s.taken_from, s.taken_until from seats s
      join appointments a on a.group_id = s.group_id and a.id = s.appointment_id
      where s.group_id = $1 and s.calendar_id = any($2::integer[]) and not a.calendar_id = any($3::integer[])
        and int4range(s.taken_from, s.taken_until) && int4range($4::integer, $5::integer)
      order by s.taken_from, s.taken_until`,
    values: [groupId, resourceIds, ownCalendarIds, from, until],
  });
  return rows;
}
