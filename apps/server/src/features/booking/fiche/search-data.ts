import { mistypedWords, searchWords } from "@rendezvous/domain/fiche/search-words";
import type { AuthorizedGroupId } from "../../../http/authorized-group.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { FICHE_COLUMNS, type FicheRow } from "./data.ts";

export interface FicheSearch {
  /** Words of the name, the address, the externid or a phone number, in any order; "" finds all fiches. */
  readonly text: string;
  /** null: any. */
  readonly ids: readonly number[] | null;
  readonly limit: number;
  /** An answer that they have given, such as their date of birth, by the name of its field. */
  readonly answer?: Readonly<Record<string, string>> | undefined;
}

/** As the domain's `isShown`. */
const IS_SHOWN = "not f.deleted and f.lastname not like '$%'";

/** Those that have one of these externids, deleted ones too. */
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

/** A group's fiches for its professionals, by name. If nothing matches what was typed, each word may have one wrong letter. */
export async function searchFiches(
  database: Queryable,
  groupId: AuthorizedGroupId,
  search: FicheSearch,
): Promise<FicheRow[]> {
  const words = searchWords(await fold(database, search.text));
  if (words.length === 0 && search.text !== "") return [];
  const asTyped = words.map((word) => [partPattern(word)]);
  const found = await findMatching(database, groupId, search, words, asTyped, [
    beginningStatement,
    firstStatement,
    searchStatement,
  ]);
  if (found.length > 0 || words.length === 0) return found;
  const meant = await Promise.all(words.map((word) => listMeant(database, groupId, word)));
  if (meant.every((list) => list.length === 0)) return [];
  const patterns = words.map((word, at) => [partPattern(word), ...meant[at]!.map((one) => `% ${one} %`)]);
  // A fiche of such a name is seldom among the first ones by name.
  return findMatching(database, groupId, search, meant.flat(), patterns, [
    beginningStatement,
    searchStatement,
  ]);
}

/** One or two letters begin a word, more are any part of it. */
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

/** Of the words with one other letter, those that occur among the group's names. */
async function listMeant(database: Queryable, groupId: AuthorizedGroupId, typed: string): Promise<string[]> {
  const { rows } = await database.query<{ word: string }>({
    text: `select word from unnest($2::text[]) as word where exists (
      select from fiches f where f.group_id = $1 and ${IS_SHOWN} and string_to_array(f.search, ' ') @> array[word])`,
    values: [groupId, mistypedWords(typed)],
  });
  return rows.map(({ word }) => word);
}

/**
 * Fiches whose last name begins with one of the words first, then by name. What many have in common is soon met in the order of names; what
 * is not met there is found by its letters.
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
  const isNarrow = patterns.length === 0 || search.ids !== null || search.answer !== undefined;
  if (isNarrow) return list(searchStatement(groupId, search, patterns));
  const found = new Map<number, FicheRow>();
  for (const toStatement of statements) {
    const rows = await list(toStatement(groupId, search, patterns, words));
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
    if (rows.length === search.limit) break;
  }
  return [...found.values()].slice(0, search.limit);
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

/** As many fiches are looked through in the order of names, which takes some two milliseconds. */
const LOOKED_THROUGH = 2000;

/** Fiches whose last name begins with one of the words stand together in the order of names. */
export function beginningStatement(
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
            and lower(f.lastname) >= word and lower(f.lastname) < word || U&'\\FFFF' ${inOrder} limit ${LOOKED_THROUGH}
        ) f where true${conditions} limit $2
      ) f ${inOrder} limit $2`,
    values,
  };
}

/** Only where as many as are wanted stand among the first ones by name, these are all that would be shown. */
export function firstStatement(
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
 * Of each list one pattern must match. Without a name, so that it is planned for its values each time. Those of one name stand
 * together in the order of names: the planner, which takes them to be spread evenly, would look through half of the group for them,
 * and so is kept from it.
 */
export function searchStatement(
  groupId: AuthorizedGroupId,
  { ids, limit, answer }: Pick<FicheSearch, "ids" | "limit" | "answer">,
  patterns: readonly (readonly string[])[],
): Statement {
  const values: unknown[] = [groupId, limit];
  const { conditions, place } = toConditions(patterns, values);
  const named = ids === null ? "" : ` and f.id = any(${place(ids)})`;
  const answered = answer === undefined ? "" : ` and f.fields @> ${place(JSON.stringify(answer))}::jsonb`;
  const lastname = patterns.length === 0 && answer === undefined ? "f.lastname" : "f.lastname || ''";
  return {
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and ${IS_SHOWN}${conditions}${named}${answered}
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
