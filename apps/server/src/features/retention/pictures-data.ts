import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Context } from "../../http/context.ts";
import { transaction } from "../../lib/database.ts";
import { lockCatalogue } from "../record/data.ts";

const DAY_MS = 24 * 3_600_000;
/** A form may be open overnight. */
const KEPT_MS = 2 * DAY_MS;
/** What was in use then stays, for the history may bring it back: so each picture is looked at on some nights only. */
const LOOKED_AT_MS = 9 * DAY_MS;

/** Where a picture may be named: in what is published, prepared, or was published once. */
const NAMED_IN = [
  "select one::text from groups one where id = $1",
  ...[
    "websites",
    "calendars",
    "calendarsets",
    "interventions",
    "interventionsets",
    "packs",
    "promotions",
    "catalogue_changes",
    "catalogue_draft_changes",
  ].map((table) => `select one::text from ${table} one where group_id = $1`),
].join(" union all ");

/** Forgets what was uploaded into a form that was never saved. No form is saved meanwhile. */
export async function forgetPictures(
  { db }: Pick<Context, "db">,
  groupId: AuthorizedGroupId,
  now: Date,
): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await transaction(db, async (connection) => {
    await lockCatalogue(connection, groupId);
    await connection.query(
      `delete from images picture where group_id = $1 and added_at < $2 and added_at > $3
        and not exists (select 1 from (${NAMED_IN}) as places (said) where position(picture.key in said) > 0)`,
      [groupId, before(KEPT_MS), before(LOOKED_AT_MS)],
    );
  });
}
