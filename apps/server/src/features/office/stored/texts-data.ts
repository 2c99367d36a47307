import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";

/** A translation in a record of a group, identified by the hash of its text. */
export interface Translation {
  readonly language: string;
  readonly translation: string;
}

interface Origin extends Translation {
  readonly kind: string;
  readonly record_id: number;
  readonly original: string;
}

/** The record of some translations; id 0 for a singleton, such as the settings. */
export interface TranslatedRecord {
  readonly groupId: AuthorizedGroupId;
  readonly kind: string;
  readonly recordId: number;
}

export async function listOriginalTexts(database: Queryable, groupId: AuthorizedGroupId): Promise<Origin[]> {
  const { rows } = await database.query<Origin>(
    "select kind, record_id, language, translation, original from translation_origins where group_id = $1",
    [groupId],
  );
  return rows;
}

/** Stores the originals for which translations were written; existing entries stay. */
export async function addOriginalTexts(
  connection: Transaction,
  { groupId, kind, recordId }: TranslatedRecord,
  origins: readonly (Translation & { readonly original: string })[],
): Promise<void> {
  await connection.query(
    `insert into translation_origins (group_id, kind, record_id, language, translation, original)
     select $1, $2, $3, new.language, new.translation, new.original
     from unnest($4::text[], $5::text[], $6::text[]) as new (language, translation, original)
     where not exists (
       select from translation_origins o where o.group_id = $1 and o.kind = $2 and o.record_id = $3
         and o.language = new.language and o.translation = new.translation)`,
    [
      groupId,
      kind,
      recordId,
      origins.map(({ language }) => language),
      origins.map(({ translation }) => translation),
      origins.map(({ original }) => original),
    ],
  );
}

/** Deletes the entries of translations that match their originals. */
export async function deleteOriginalTexts(
  connection: Queryable,
  { groupId, kind, recordId }: TranslatedRecord,
  translations: readonly Translation[],
): Promise<void> {
  await connection.query(
    `delete from translation_origins o using unnest($4::text[], $5::text[]) as right_one (language, translation)
     where o.group_id = $1 and o.kind = $2 and o.record_id = $3
       and o.language = right_one.language and o.translation = right_one.translation`,
    [
      groupId,
      kind,
      recordId,
      translations.map(({ language }) => language),
      translations.map(({ translation }) => translation),
    ],
  );
}

/**
 * Deletes all entries of a group whose main language has changed, because the entries refer to originals in the former language.
 */
export async function deleteOriginalTextsOfGroup(
  connection: Transaction,
  groupId: AuthorizedGroupId,
): Promise<void> {
  await connection.query("delete from translation_origins where group_id = $1", [groupId]);
}
