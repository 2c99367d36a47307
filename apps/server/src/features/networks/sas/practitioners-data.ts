import type { Queryable } from "../../../lib/database/database.ts";
import { isSandboxSql } from "../../ground/cells/group-sql.ts";

export interface PractitionerCalendar {
  readonly group_id: number;
  readonly calendar_id: number;
}

/** The calendars of the professionals with these numbers, by group. */
export async function listPractitionerCalendars(
  database: Queryable,
  rpps: readonly string[],
): Promise<PractitionerCalendar[]> {
  const { rows } = await database.query<PractitionerCalendar>({
    name: "list-practitioner-calendars",
    text: `select group_id, id as calendar_id from calendars
      where rpps = any($1::text[]) and rpps <> '' and not deleted and not class and not resource order by group_id, id`,
    values: [rpps],
  });
  return rows;
}

/** SQL: whether a group `g` takes part in the network. */
export const TAKES_PART_SQL = `coalesce(g.fields->>'finess_or_siret', '') <> '' and not g.inactive and not ${isSandboxSql("g")}
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
