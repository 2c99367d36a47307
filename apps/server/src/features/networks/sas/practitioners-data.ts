import type { Queryable } from "../../../lib/database/database.ts";

export interface PractitionerCalendar {
  readonly group_id: number;
  readonly calendar_id: number;
}

/** Returns the calendars of the professionals with these numbers, by group. A sandbox has copies of the numbers, but no times. */
export async function listPractitionerCalendars(
  database: Queryable,
  rpps: readonly string[],
): Promise<PractitionerCalendar[]> {
  const { rows } = await database.query<PractitionerCalendar>({
    name: "list-practitioner-calendars",
    text: `select group_id, id as calendar_id from calendars c
      where rpps = any($1::text[]) and rpps <> '' and not deleted and not class and not resource
        and not exists (select from sandboxes s where s.group_id = c.group_id)
      order by group_id, id`,
    values: [rpps],
  });
  return rows;
}

/** SQL: whether a group `g` takes part in the network. */
export const TAKES_PART_SQL = `coalesce(g.fields->>'finess_or_siret', '') <> '' and not g.inactive
  and not exists (select from sandboxes s where s.group_id = g.id)
  and exists (select from calendars c where c.group_id = g.id and c.rpps <> '' and not c.deleted)`;

/** Counts the calendars on which regulators find times. */
export async function countPractitionerCalendars(database: Queryable, groupId: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-practitioner-calendars",
    text: "select count(*)::integer as count from calendars where group_id = $1 and rpps <> '' and not deleted",
    values: [groupId],
  });
  return rows[0]!.count;
}
