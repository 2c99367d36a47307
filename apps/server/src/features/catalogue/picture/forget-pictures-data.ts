import type { AuthorizedGroupId } from "../../../http/authorized-group.ts";
import type { Context } from "../../../http/context.ts";
import { type Queryable, transaction } from "../../../lib/database/database.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";

const DAY_MS = 24 * 3_600_000;
/** A form may be open overnight. */
const KEPT_MS = 2 * DAY_MS;
/** What was in use then stays, for the history may bring it back: so each picture is looked at on some nights only. */
const LOOKED_AT_MS = 9 * DAY_MS;

/** Where a picture may be named beside the history: in what is published, or prepared. */
const PLACES = [
  "websites",
  "calendars",
  "calendarsets",
  "interventions",
  "interventionsets",
  "packs",
  "promotions",
  "catalogue_draft_changes",
];
const NAMED_IN = [
  "select one::text from groups one where id = $1",
  ...PLACES.map((table) => `select one::text from ${table} one where group_id = $1`),
  "select one::text from catalogue_changes one where group_id = $1 and id > $2",
].join(" union all ");

/**
 * Forgets what was uploaded into a form that was never saved. The whole history is read once, while forms are saved; no form is
 * saved while what was saved since is looked at.
 */
export async function forgetPictures(
  { db }: Pick<Context, "db">,
  groupId: AuthorizedGroupId,
  now: Date,
): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { rows: uploaded } = await db.query<{ key: string }>(
    "select key from images where group_id = $1 and added_at < $2 and added_at > $3",
    [groupId, before(KEPT_MS), before(LOOKED_AT_MS)],
  );
  if (uploaded.length === 0) return;
  const { rows: last } = await db.query<{ id: number }>(
    "select coalesce(max(id), 0) as id from catalogue_changes where group_id = $1",
    [groupId],
  );
  const named = await listNamed(db, groupId, 0);
  const unnamed = uploaded.map(({ key }) => key).filter((key) => !named.has(key));
  if (unnamed.length === 0) return;
  await transaction(db, async (connection) => {
    await lockCatalogue(connection, groupId);
    const namedSince = await listNamed(connection, groupId, last[0]!.id);
    await connection.query("delete from images where group_id = $1 and key = any($2) and added_at < $3", [
      groupId,
      unnamed.filter((key) => !namedSince.has(key)),
      before(KEPT_MS),
    ]);
  });
}

/** The keys of the pictures that are named somewhere, in the history after one of its entries. */
async function listNamed(
  database: Queryable,
  groupId: AuthorizedGroupId,
  afterId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ key: string }>(
    `select distinct found[1] as key
     from (${NAMED_IN}) as places (said), regexp_matches(said, '[0-9a-f]{32}\\.[a-z]+', 'g') as found`,
    [groupId, afterId],
  );
  return new Set(rows.map(({ key }) => key));
}
