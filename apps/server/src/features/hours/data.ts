import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import type { StoredCalendar } from "../catalogue/stored-catalogue.ts";

export type SpecialHours = Pick<StoredCalendar, "closures" | "openings">;

/** A calendar's or resource's, locked; null where there is none. What the group publishes counts as changed. */
export async function lockSpecialHours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarId: number,
): Promise<SpecialHours | null> {
  const { rows } = await connection.query<SpecialHours>(
    `with changed as (update groups set version = version + 1, updated_at = now() where id = $1 returning id)
     select c.closures, c.openings from calendars c join changed g on g.id = c.group_id
     where c.id = $2 and not c.deleted for no key update of c`,
    [groupId, calendarId],
  );
  return rows[0] ?? null;
}

export async function updateSpecialHours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarId: number,
  { closures, openings }: SpecialHours,
): Promise<void> {
  await connection.query(
    "update calendars set closures = $3, openings = $4 where group_id = $1 and id = $2",
    [groupId, calendarId, JSON.stringify(closures), JSON.stringify(openings)],
  );
}
