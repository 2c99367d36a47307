import type { FicheSort } from "@rendezvous/contract/booking/fiche-table";
import type { AuthorizedGroupId } from "../../../../http/context.ts";
import type { Queryable } from "../../../../lib/database/database.ts";
import { FICHE_COLUMNS, type FicheRow } from "../data.ts";
import type { MetadataFilter } from "../../metadata/metadata-condition.ts";
import { metadataSql } from "../../metadata/metadata-sql.ts";
import { missedSql } from "../merge/same-person-data.ts";
import type { Place } from "./cursor.ts";

export interface FicheTableRow extends FicheRow {
  readonly visits: number;
  readonly last_visit_at: Date | null;
  readonly next_at: Date | null;
}

/** An answer that the fiche must have: an equal one, one that contains a text, or any. */
export type AnswerFilter =
  | { readonly name: string; readonly equal: string | number | boolean }
  | { readonly name: string; readonly part: string }
  | { readonly name: string };

export interface FicheTableQuery {
  readonly now: Date;
  readonly sort: FicheSort;
  readonly dir: "asc" | "desc";
  readonly neverCame: boolean;
  readonly notSince: Date | null;
  readonly missed: boolean;
  readonly blacklisted: boolean;
  /** The name of the field, and a pattern of LIKE for its date. */
  readonly born: { readonly name: string; readonly pattern: string } | null;
  readonly answer: AnswerFilter | null;
  readonly metadata: MetadataFilter | null;
}

/** The most fiches that one statement scans, in about ten milliseconds. */
const SCANNED_AT_ONCE = 2000;
/** The most statements for one page. */
const MOST_SCANS = 10;

export interface FicheTablePage {
  readonly rows: readonly FicheTableRow[];
  /** The place from which the list continues; null at the end. */
  readonly next: Place | null;
}

/**
 * Returns a page of the group's fiches. Scans fiches in their order until the page is full, but only a limited number, so that no
 * filter takes long: a page may be short although more follow.
 */
export async function listFicheRows(
  database: Queryable,
  groupId: AuthorizedGroupId,
  query: FicheTableQuery,
  after: Place | null,
  limit: number,
): Promise<FicheTablePage> {
  const tableRows: FicheTableRow[] = [];
  let place = after;
  for (let scan = 0; scan < MOST_SCANS; scan += 1) {
    const most = limit - tableRows.length;
    const scanned = hasFilter(query) ? SCANNED_AT_ONCE : most;
    const { text, values } = tableStatement(groupId, query, place, { most, scanned });
    const { rows } = await database.query<ScannedRow>({ text, values });
    for (const {
      at: _at,
      is_match,
      key_last: _last,
      key_first: _first,
      key_at: _start,
      key_id: _id,
      ...row
    } of rows)
      if (is_match) tableRows.push(row);
    const last = rows.at(-1);
    if (!last || (last.at < scanned && rows.length < most)) return { rows: tableRows, next: null };
    place = placeOf(query.sort, last);
    if (tableRows.length === limit) break;
  }
  return { rows: tableRows, next: place };
}

interface ScannedRow extends FicheTableRow {
  readonly at: number;
  readonly is_match: boolean;
  readonly key_last: string;
  readonly key_first: string;
  readonly key_at: Date | null;
  readonly key_id: number;
}

function placeOf(sort: FicheSort, row: ScannedRow): Place {
  if (sort === "name") return [row.key_last, row.key_first, row.key_id];
  return sort === "created_at" ? [row.key_id] : [row.key_at!.toISOString(), row.key_id];
}

function hasFilter({
  sort,
  neverCame,
  notSince,
  missed,
  blacklisted,
  born,
  answer,
  metadata,
}: FicheTableQuery): boolean {
  const isFiltered = neverCame || missed || blacklisted;
  // A filter or an order that looks at each fiche's own visits is needed, because an appointment is not always the last visit of
  // its client.
  const isAbout = born !== null || answer !== null || metadata !== null;
  return isFiltered || notSince !== null || isAbout || sort === "last_visit";
}

/** SQL condition: the appointment `visit` of the fiche `f` was neither cancelled nor missed; a pack counts once. */
const IS_VISIT = `visit.group_id = f.group_id and visit.fiche_id = f.id and not visit.deleted
  and visit.presence is distinct from 'no_show' and visit.type <> 'included'`;

/** The keys of each order, with their types. */
const ORDERS: Readonly<Record<FicheSort, readonly (readonly [string, string])[]>> = {
  name: [
    ["lower(f.lastname)", "text"],
    ["lower(f.firstname)", "text"],
    ["f.id", "integer"],
  ],
  // Ids grow with time.
  created_at: [["f.id", "integer"]],
  last_visit: [
    ["visit.start_at", "timestamptz"],
    ["visit.id", "bigint"],
  ],
};

/** The statement has no name, so that PostgreSQL plans it for its values each time: some filters find few fiches, others most. */
export function tableStatement(
  groupId: AuthorizedGroupId,
  query: FicheTableQuery,
  after: Place | null,
  { most, scanned }: { readonly most: number; readonly scanned: number },
): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [groupId, query.now];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const keys = ORDERS[query.sort];
  const isByVisit = query.sort === "last_visit";
  const order = keys.map(([key]) => `${key} ${query.dir}`).join(", ");
  const begin =
    after === null
      ? ""
      : `and (${keys.map(([key]) => key).join()}) ${query.dir === "asc" ? ">" : "<"}
          (${keys.map(([, type], at) => `${place(after[at])}::${type}`).join()})`;
  const source = isByVisit
    ? `select f.*, visit.start_at as key_at, visit.id::integer as key_id, row_number() over (order by ${order})::integer as at
       from appointments visit join fiches f on ${IS_VISIT} where visit.group_id = $1 and visit.start_at <= $2`
    : `select f.*, null::timestamptz as key_at, f.id as key_id, row_number() over (order by ${order})::integer as at
       from fiches f where f.group_id = $1`;
  return {
    text: `select ${FICHE_COLUMNS}, f.at, f.is_match, lower(f.lastname) as key_last, lower(f.firstname) as key_first,
        f.key_at, f.key_id, past.visits, past.last_visit_at,
        (select min(visit.start_at) from appointments visit where ${IS_VISIT} and visit.start_at > $2) as next_at
      from (
        select * from (
          select f.*, ${matchSql(query, place)} as is_match from (
            ${source} and not f.deleted and f.lastname not like '$%'${narrowSql(query, place)} ${begin}
            order by ${order} limit ${place(scanned)}
          ) f
        ) f where is_match or at = ${scanned} order by at limit ${place(most)}
      ) f cross join lateral (
        select count(*)::integer as visits, max(visit.start_at) as last_visit_at
        from appointments visit where ${IS_VISIT} and visit.start_at <= $2
      ) past order by f.at`,
    values,
  };
}

type ToParameter = (value: unknown) => string;

/** SQL for the selective conditions, for which there is an index. */
function narrowSql({ blacklisted, missed, answer, metadata }: FicheTableQuery, place: ToParameter): string {
  return [
    ...(blacklisted ? [" and f.blacklisted"] : []),
    ...(missed
      ? [
          ` and f.id in (select one.fiche_id from appointments one where one.group_id = $1 and one.presence = 'no_show'
            and not one.deleted and one.type <> 'included' and one.start_at > $2::timestamptz - interval '1 year'
            union all select late.fiche_id from appointments late where late.group_id = $1 and late.cancelled_late
              and late.type <> 'included' and late.deleted_at > $2::timestamptz - interval '1 year')`,
        ]
      : []),
    ...(answer && "equal" in answer && answer.equal !== false
      ? [` and f.fields @> ${place(JSON.stringify({ [answer.name]: answer.equal }))}::jsonb`]
      : []),
    ...(metadata ? [` and ${metadataSql("f", metadata, place)}`] : []),
  ].join("");
}

/** SQL condition: the fiche has a visit, with a further condition on it. */
function cameSql(further: string): string {
  return `exists (select from appointments visit where ${IS_VISIT} and visit.start_at <= $2${further})`;
}

/** SQL for the conditions that are checked for each fiche. */
function matchSql(query: FicheTableQuery, place: ToParameter): string {
  const { sort, neverCame, notSince, missed, born, answer } = query;
  const conditions: string[] = [];
  if (sort === "last_visit")
    conditions.push(`not ${cameSql(" and (visit.start_at, visit.id) > (f.key_at, f.key_id)")}`);
  if (neverCame) conditions.push(`not ${cameSql("")}`);
  if (notSince)
    conditions.push(`${cameSql("")} and not ${cameSql(` and visit.start_at >= ${place(notSince)}`)}`);
  if (missed) conditions.push(`${missedSql("f", "$2::timestamptz")} > 0`);
  if (born) conditions.push(`f.fields ->> ${place(born.name)} like ${place(born.pattern)}`);
  if (answer && !("equal" in answer)) {
    const value = `coalesce(f.fields ->> ${place(answer.name)}, '')`;
    conditions.push(
      "part" in answer
        ? `position(lower(${place(answer.part)}) in lower(${value})) > 0`
        : `${value} not in ('', 'false')`,
    );
  }
  // An unticked box is stored as false, or is missing.
  if (answer && "equal" in answer && answer.equal === false)
    conditions.push(`coalesce(f.fields ->> ${place(answer.name)}, '') <> 'true'`);
  return conditions.length === 0
    ? "true"
    : `(${conditions.map((one) => `coalesce(${one}, false)`).join(" and ")})`;
}
