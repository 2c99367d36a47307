import type { OperatorQuotas } from "@rendezvous/contract/site/operator";
import type { Queryable } from "../../../lib/database/database.ts";

/** Rows of a group are counted up to this number. */
export const MAX_COUNTED_ROWS = 10_000;

export interface GroupSummaryRow {
  readonly id: number;
  readonly urlname: string;
  readonly name: string;
  readonly inactive: boolean;
  readonly is_deactivated: boolean;
  readonly created_at: Date;
  readonly calendars: number;
  /** MAX_COUNTED_ROWS + 1 means that there are more. */
  readonly clients: number;
  readonly appointments: number;
  readonly recent: number;
  readonly seen_at: Date | null;
}

const counted = (from: string): string =>
  `(select count(*)::integer from (select from ${from} limit ${MAX_COUNTED_ROWS + 1}) as counted)`;

/** SQL for the figures of the groups that `from` selects, at the present instant `now`. */
const summarySql = (from: string, now: string): string =>
  `select g.id, g.urlname, g.name, g.inactive, g.created_at,
    exists (select from deactivations d where d.group_id = g.id) as is_deactivated,
    (select count(*)::integer from calendars c where c.group_id = g.id and not c.resource and not c.class and not c.deleted) as calendars,
    ${counted("fiches f where f.group_id = g.id and not f.deleted")} as clients,
    ${counted("appointments a where a.group_id = g.id")} as appointments,
    ${counted(`appointments a where a.group_id = g.id and a.start_at > ${now} - interval '30 days' and a.start_at <= ${now}`)} as recent,
    (select max(p.seen_at) from pro_groups w join pros p on p.id = w.pro_id where w.group_id = g.id) as seen_at
  from ${from}`;

/** Returns a page of the groups whose url name or name contains the search, by url name. */
export async function listGroupSummaries(
  database: Queryable,
  { search, after, limit }: { readonly search: string; readonly after: string; readonly limit: number },
  now: Date,
): Promise<GroupSummaryRow[]> {
  const { rows } = await database.query<GroupSummaryRow>({
    name: "list-group-summaries",
    text: `${summarySql(
      `(select id, urlname, name, inactive, created_at from groups where urlname > $1 and ($2 = '' or strpos(urlname, $2) > 0 or strpos(lower(name), $2) > 0)
        order by urlname limit $3) as g`,
      "$4::timestamptz",
    )} order by g.urlname`,
    values: [after, search.trim().toLowerCase(), limit, now],
  });
  return rows;
}

export async function findGroupSummary(
  database: Queryable,
  groupId: number,
  now: Date,
): Promise<GroupSummaryRow | null> {
  const { rows } = await database.query<GroupSummaryRow>({
    name: "find-group-summary",
    text: `${summarySql("groups g", "$2::timestamptz")} where g.id = $1`,
    values: [groupId, now],
  });
  return rows[0] ?? null;
}

export interface GroupFiguresRow {
  readonly services: number;
  readonly pictures: number;
  readonly professionals: number;
  readonly owners: string[];
  readonly quotas: Partial<OperatorQuotas>;
  readonly deactivated_at: Date | null;
  readonly reason: string | null;
}

export async function findGroupFigures(database: Queryable, groupId: number): Promise<GroupFiguresRow> {
  const { rows } = await database.query<GroupFiguresRow>({
    name: "find-group-figures",
    text: `select (select count(*)::integer from interventions i where i.group_id = g.id and not i.deleted) as services,
        (select count(*)::integer from images i where i.group_id = g.id) as pictures,
        (select count(*)::integer from pro_groups w join pros p on p.id = w.pro_id
          where w.group_id = g.id and p.email is not null) as professionals,
        array(select p.email from pro_groups w join pros p on p.id = w.pro_id
          where w.group_id = g.id and w.role = 'owner' and p.email is not null order by p.email limit 10) as owners,
        g.quotas, d.at as deactivated_at, d.reason
      from groups g left join deactivations d on d.group_id = g.id where g.id = $1`,
    values: [groupId],
  });
  return rows[0]!;
}

/** SQL: the group `$1` and its sandbox. */
const WITH_SANDBOX = "($1, (select s.group_id from sandboxes s where s.of_group_id = $1))";

/**
 * Takes an active group offline, with its sandbox; a group that is offline already gets the new reason. Returns false for an
 * unknown group.
 */
export async function deactivateGroup(
  database: Queryable,
  groupId: number,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "deactivate-group",
    text: `with before as (select id, inactive from groups where id in ${WITH_SANDBOX} for update), noted as (
        insert into deactivations (group_id, at, reason, was_inactive) select id, $3, $2, inactive from before
        on conflict (group_id) do update set reason = excluded.reason
      )
      update groups g set inactive = true, version = version + 1
      from before where g.id = before.id`,
    values: [groupId, reason, now],
  });
  return rowCount !== 0;
}

/** Returns false when no operator has taken the group offline. */
export async function activateGroup(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "activate-group",
    text: `with ended as (delete from deactivations where group_id in ${WITH_SANDBOX} returning group_id, was_inactive)
      update groups g set inactive = ended.was_inactive, version = version + 1
      from ended where g.id = ended.group_id`,
    values: [groupId],
  });
  return rowCount !== 0;
}

/** Stores only the limits that differ from the product's; returns the earlier ones, or null for an unknown group. */
export async function storeQuotas(
  database: Queryable,
  groupId: number,
  quotas: OperatorQuotas,
): Promise<Partial<OperatorQuotas> | null> {
  const { rows } = await database.query<{ before: Partial<OperatorQuotas> }>({
    name: "store-quotas",
    text: `with had as (select id, quotas from groups where id = $1 for update)
      update groups g set quotas = jsonb_strip_nulls($2) from had where g.id = had.id returning had.quotas as before`,
    values: [groupId, JSON.stringify(quotas)],
  });
  return rows[0]?.before ?? null;
}
