import { spellingVariants, searchWords } from "@rendezvous/domain/fiche/search-words";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { MetadataFilter } from "../metadata/metadata-condition.ts";
import { metadataSql } from "../metadata/metadata-sql.ts";
import { FICHE_COLUMNS, type FicheRow } from "./data.ts";

export interface FicheSearch {
  /** Words of the name, the address, the externid or a phone number, in any order; "" finds all fiches. */
  readonly text: string;
  /** null: any id. */
  readonly ids: readonly number[] | null;
  readonly limit: number;
  /** Answers that the fiche must have, such as the date of birth, by field name. */
  readonly answer?: Readonly<Record<string, string>> | undefined;
  /** Conditions on the metadata, all of which must hold. */
  readonly metadata?: readonly MetadataFilter[];
}

/** The same rule as the domain's `isShownFiche`. */
const IS_SHOWN = "not f.deleted and f.lastname not like '$%'";

/** Returns the fiches with one of these externids, deleted ones too. */
export async function listFichesByExternid(
  database: Queryable,
  groupId: AuthorizedGroupId,
  externids: readonly string[],
): Promise<FicheRow[]> {
  const { rows } = await database.query<FicheRow>({
    name: "fiches-by-externid",
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and f.externid = any($2)`,
    values: [groupId, externids],
  });
  return rows;
}

/** Searches a group's fiches for its professionals, sorted by name. If nothing matches, each word may have one wrong letter. */
export async function searchFiches(
  database: Queryable,
  groupId: AuthorizedGroupId,
  search: FicheSearch,
): Promise<FicheRow[]> {
  const words = searchWords(await fold(database, search.text));
  if (words.length === 0 && search.text !== "") return [];
  const asTyped = words.map((word) => [partPattern(word)]);
  const matches = await findMatching(database, groupId, search, words, asTyped, [
    lastNameStatement,
    firstByNameStatement,
    ficheSearchStatement,
  ]);
  if (matches.length > 0 || words.length === 0) return matches;
  const variants = await Promise.all(words.map((word) => listSimilarWords(database, groupId, word)));
  if (variants.every((list) => list.length === 0)) return [];
  const patterns = words.map((word, at) => [partPattern(word), ...variants[at]!.map((one) => `% ${one} %`)]);
  // Skips firstByNameStatement: a misspelt name is seldom among the first fiches by name.
  return findMatching(database, groupId, search, variants.flat(), patterns, [
    lastNameStatement,
    ficheSearchStatement,
  ]);
}

/**
 * Returns the pattern of a search word: a word of one or two letters must begin a word of the text; a longer word may be anywhere
 * in the text.
 */
function partPattern(word: string): string {
  return word.length > 2 ? `%${word}%` : `% ${word}%`;
}

async function fold(database: Queryable, text: string): Promise<string> {
  if (text === "") return "";
  const { rows } = await database.query<{ folded: string }>({
    name: "fold",
    text: "select folded($1)",
    values: [text],
  });
  return rows[0]!.folded;
}

/** Returns the words that differ from the typed one by one letter and occur in the group's names. */
async function listSimilarWords(
  database: Queryable,
  groupId: AuthorizedGroupId,
  typed: string,
): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>({
    text: `select word from unnest($2::text[]) as word where exists (
      select from fiches f where f.group_id = $1 and ${IS_SHOWN} and string_to_array(f.search, ' ') @> array[word])`,
    values: [groupId, spellingVariants(typed)],
  });
  return rows.map(({ word }) => word);
}

/**
 * Returns first the fiches whose last name begins with one of the words, then the other matches by name. Scanning in name order
 * finds frequent words soon; the trigram index finds rare words.
 */
async function findMatching(
  database: Queryable,
  groupId: AuthorizedGroupId,
  search: FicheSearch,
  words: readonly string[],
  patterns: readonly (readonly string[])[],
  statements: readonly ToStatement[],
): Promise<FicheRow[]> {
  const list = async (statement: Statement) => (await database.query<FicheRow>(statement)).rows;
  const isNarrow =
    patterns.length === 0 || search.ids !== null || search.answer !== undefined || hasMetadata(search);
  if (isNarrow) return list(ficheSearchStatement(groupId, search, patterns));
  const matches = new Map<number, FicheRow>();
  for (const toStatement of statements) {
    const rows = await list(toStatement(groupId, search, patterns, words));
    for (const row of rows) if (!matches.has(row.id)) matches.set(row.id, row);
    if (rows.length === search.limit) break;
  }
  return [...matches.values()].slice(0, search.limit);
}

function hasMetadata({ metadata = [] }: FicheSearch): boolean {
  return metadata.length > 0;
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

type ToStatement = (
  groupId: AuthorizedGroupId,
  search: Pick<FicheSearch, "ids" | "limit">,
  patterns: readonly (readonly string[])[],
  words: readonly string[],
) => Statement;

/** The number of fiches scanned in name order, which takes about two milliseconds. */
const LOOKED_THROUGH = 2000;

/** Sorts after the other letters of a name in the orders of ICU and glibc. glibc ignores U+FFFF, which Unicode provides for this. */
const LAST_LETTER = "U&'\\+02FA1D'";

/** Finds fiches whose last name begins with one of the words; they are adjacent in the order of names. */
export function lastNameStatement(
  groupId: AuthorizedGroupId,
  { limit }: Pick<FicheSearch, "limit">,
  patterns: readonly (readonly string[])[],
  words: readonly string[],
): Statement {
  const values: unknown[] = [groupId, limit, words];
  const { conditions } = toConditions(patterns, values);
  const inOrder = "order by lower(f.lastname), lower(f.firstname), f.id";
  return {
    text: `select ${FICHE_COLUMNS} from unnest($3::text[]) as word cross join lateral (
        select * from (
          select * from fiches f where f.group_id = $1 and ${IS_SHOWN}
            and lower(f.lastname) >= word and lower(f.lastname) < word || ${LAST_LETTER} ${inOrder} limit ${LOOKED_THROUGH}
        ) f where true${conditions} limit $2
      ) f ${inOrder} limit $2`,
    values,
  };
}

/** Looks only at the first fiches by name. With fewer than `limit` matches, there may be more further on. */
export function firstByNameStatement(
  groupId: AuthorizedGroupId,
  { limit }: Pick<FicheSearch, "limit">,
  patterns: readonly (readonly string[])[],
): Statement {
  const values: unknown[] = [groupId, limit];
  const { conditions } = toConditions(patterns, values);
  return {
    text: `select ${FICHE_COLUMNS} from (
        select * from fiches f where f.group_id = $1 and ${IS_SHOWN}
        order by lower(f.lastname), lower(f.firstname), f.id limit ${LOOKED_THROUGH}
      ) f where true${conditions} limit $2`,
    values,
  };
}

/**
 * Finds fiches that match one pattern of each list. The statement has no name, so that PostgreSQL plans it for its values each
 * time. `|| ''` keeps the planner from using the name index: equal names are adjacent in that index, but the planner takes them
 * to be spread evenly and would scan half of the group.
 */
export function ficheSearchStatement(
  groupId: AuthorizedGroupId,
  { ids, limit, answer, metadata = [] }: Pick<FicheSearch, "ids" | "limit" | "answer" | "metadata">,
  patterns: readonly (readonly string[])[],
): Statement {
  const values: unknown[] = [groupId, limit];
  const { conditions, place } = toConditions(patterns, values);
  const named = ids === null ? "" : ` and f.id = any(${place(ids)})`;
  const answered = answer === undefined ? "" : ` and f.fields @> ${place(JSON.stringify(answer))}::jsonb`;
  const described = metadata.map((one) => ` and ${metadataSql("f", one, place)}`).join("");
  const isWhole = patterns.length === 0 && answer === undefined && metadata.length === 0;
  const lastname = isWhole ? "f.lastname" : "f.lastname || ''";
  return {
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and ${IS_SHOWN}${conditions}${named}${answered}${described}
      order by lower(${lastname}), lower(f.firstname), f.id limit $2`,
    values,
  };
}

function toConditions(patterns: readonly (readonly string[])[], values: unknown[]) {
  const place = (value: unknown): string => `$${values.push(value)}`;
  const conditions = patterns.map(
    (list) => ` and (${list.map((pattern) => `f.search like ${place(pattern)}`).join(" or ")})`,
  );
  return { conditions: conditions.join(""), place };
}
