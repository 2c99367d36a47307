import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { type Queryable, transaction } from "../../../lib/database/database.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";

const DAY_MS = 24 * 3_600_000;
/** Uploads stay this long, because a form may be open overnight. */
const MIN_AGE_MS = 2 * DAY_MS;
/**
 * Older pictures are not checked: an older picture was in use at an earlier check, and must stay, because the history may restore
 * the record that used it.
 */
const MAX_AGE_MS = 9 * DAY_MS;

/** The tables, besides the history, that may refer to a picture, published or in a draft. */
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
 * Deletes pictures that were uploaded into a form that was never saved. Reads the whole history once while forms can be saved,
 * then locks out saves for a short look at the entries added since.
 */
export async function deleteUnusedPictures(
  { db }: Pick<Context, "db">,
  groupId: AuthorizedGroupId,
  now: Date,
): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { rows: uploaded } = await db.query<{ key: string }>(
    "select key from images where group_id = $1 and added_at < $2 and added_at > $3",
    [groupId, before(MIN_AGE_MS), before(MAX_AGE_MS)],
  );
  if (uploaded.length === 0) return;
  const { rows: last } = await db.query<{ id: number }>(
    "select coalesce(max(id), 0) as id from catalogue_changes where group_id = $1",
    [groupId],
  );
  const referred = await listReferredKeys(db, groupId, 0);
  const unused = uploaded.map(({ key }) => key).filter((key) => !referred.has(key));
  if (unused.length === 0) return;
  await transaction(db, async (connection) => {
    await lockCatalogue(connection, groupId);
    const referredSince = await listReferredKeys(connection, groupId, last[0]!.id);
    await connection.query("delete from images where group_id = $1 and key = any($2) and added_at < $3", [
      groupId,
      unused.filter((key) => !referredSince.has(key)),
      before(MIN_AGE_MS),
    ]);
  });
}

/** Returns the keys of all pictures that any place refers to; in the history only after the given entry. */
async function listReferredKeys(
  database: Queryable,
  groupId: AuthorizedGroupId,
  afterId: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ key: string }>(
    `select distinct match[1] as key
     from (${NAMED_IN}) as places (content), regexp_matches(content, '[0-9a-f]{32}\\.[a-z]+', 'g') as match`,
    [groupId, afterId],
  );
  return new Set(rows.map(({ key }) => key));
}
