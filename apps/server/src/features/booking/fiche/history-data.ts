import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** Instants are strings as PostgreSQL writes them in JSON. `name` is the professional's, "" for everyone else. */
export interface HistoryRow {
  readonly comments: readonly CommentRow[];
  readonly changes: readonly {
    readonly at: string;
    readonly kind: "client" | "pro" | "import";
    readonly name: string;
    readonly fields: readonly string[];
    readonly values: Record<string, [unknown, unknown]> | null;
    readonly reason: string;
  }[];
  readonly reads: readonly {
    readonly day: string;
    readonly name: string;
    readonly what: "fiche" | "appointments";
    readonly times: number;
    readonly first_at: string;
    readonly last_at: string;
  }[];
  readonly merges: readonly {
    readonly at: string;
    readonly name: string;
    readonly merged: { readonly id: number; readonly firstname: string; readonly lastname: string };
    readonly undone_at: string | null;
  }[];
}

interface CommentRow<At = string> {
  readonly id: number;
  readonly at: At;
  readonly name: string;
  readonly text: string;
}

/** The most entries of each kind. */
const MOST = 200;

/**
 * SQL for the newest entries of one kind as a JSON list. `parts` are the keys and values of an entry, as SQL on its row `one`.
 */
function jsonListSql(table: string, whose: string, parts: string, order: string): string {
  return `coalesce((select jsonb_agg(part order by place) from (
    select row_number() over (order by ${order} desc) as place, jsonb_build_object('name', coalesce((
      select trim(concat(p.firstname, ' ', p.lastname)) from pros p where p.id = one.pro_id), ''), ${parts}) as part
    from ${table} one where one.group_id = $1 and ${whose} order by ${order} desc limit ${MOST}) as newest), '[]')`;
}

/** Returns the history of a fiche and of the fiches merged into it. */
export async function readHistory(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<HistoryRow> {
  const own = "one.fiche_id in (select id from whose)";
  const { rows } = await database.query<HistoryRow>({
    name: "fiche-history",
    text: `with whose as (
        select $2::integer as id union
        select merged_id from fiche_merges where group_id = $1 and fiche_id = $2 and undone_at is null
      )
      select ${jsonListSql("fiche_comments", own, "'id', one.id, 'at', one.written_at, 'text', one.text", "one.id")} as comments,
        ${jsonListSql("fiche_changes", `${own} and one.appointment_id is null`, "'at', one.changed_at, 'kind', one.changed_by, 'fields', one.fields, 'values', one.changes, 'reason', one.reason", "one.id")} as changes,
        ${jsonListSql("fiche_reads", own, "'day', one.day, 'what', one.what, 'times', one.times, 'first_at', one.first_at, 'last_at', one.last_at", "one.last_at")} as reads,
        ${jsonListSql("fiche_merges", "one.fiche_id = $2", "'at', one.merged_at, 'undone_at', one.undone_at, 'merged', jsonb_build_object('id', one.merged_id, 'firstname', one.merged_before ->> 'firstname', 'lastname', one.merged_before ->> 'lastname')", "one.id")} as merges`,
    values: [groupId, ficheId],
  });
  return rows[0]!;
}

export async function insertComment(
  database: Queryable,
  groupId: AuthorizedGroupId,
  comment: { readonly ficheId: number; readonly proId: number; readonly text: string },
  now: Date,
): Promise<CommentRow<Date>> {
  const { rows } = await database.query<CommentRow<Date>>({
    name: "insert-fiche-comment",
    text: `insert into fiche_comments (group_id, fiche_id, pro_id, written_at, text) values ($1, $2, $3, $4, $5)
      returning id::integer as id, written_at as at, text,
        (select trim(concat(p.firstname, ' ', p.lastname)) from pros p where p.id = $3) as name`,
    values: [groupId, comment.ficheId, comment.proId, now, comment.text],
  });
  return rows[0]!;
}
