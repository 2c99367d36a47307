import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueManySql } from "../../../lib/jobs/enqueue.ts";
import { type DailyRow, planDaily } from "../../../lib/jobs/plan-daily.ts";
import { servedSql } from "../../ground/cells/moves-data.ts";
import { RETENTION_QUEUE, type RetentionJob } from "./queues.ts";

/** Enqueues the retention job of every group once a day, by the group's clock, even if several processes call this. */
export async function planRetention(database: Queryable, nowMs: EpochMs): Promise<void> {
  const { rows } = await database.query<DailyRow>({
    name: "retention-days",
    text: `select g.id, g.fields->>'timezone' as timezone, had.day::text from groups g
      left join retention_days had on had.group_id = g.id where ${servedSql("g.id")}`,
  });
  const first: Omit<RetentionJob, "group_id"> = { kind: "pictures", after: 0 };
  await planDaily(rows, nowMs, async (ids, days) => {
    await database.query({
      name: "plan-retention",
      text: `with planned as (
          insert into retention_days as had (group_id, day) select * from unnest($1::integer[], $2::date[])
          on conflict (group_id) do update set day = excluded.day where had.day < excluded.day
          returning group_id
        )
        ${enqueueManySql(RETENTION_QUEUE, "$3::jsonb || jsonb_build_object('group_id', group_id)", "planned")}`,
      values: [ids, days, JSON.stringify(first)],
    });
  });
}

/** A person whose retention period may be over. */
export interface RetentionCandidate {
  readonly id: number;
  readonly registered_at: Date;
  readonly seen_at: Date | null;
  readonly last_appointment_at: Date | null;
  readonly wantsDeletion: boolean;
}

const LAST_END = (fiches: string): string =>
  `(select max(booked.end_at) from appointments booked where booked.group_id = $1 and booked.fiche_id ${fiches}
    and not booked.deleted)`;

const REQUESTED_DELETION = (column: string): string =>
  `exists (select 1 from deletion_requests r where r.group_id = $1 and r.${column} = one.id
    and r.confirmed_at is not null and r.withdrawn_at is null and r.carried_out_at is null)`;

const SOURCES = {
  account: {
    rows: "select id, created_at, seen_at, email from accounts where group_id = $1 and id > $2",
    seenAt: "one.seen_at",
    lastEnd: LAST_END(`in (select f.id from fiches f where f.group_id = $1 and (f.account_id = one.id
      or f.account_id is null and f.email <> '' and f.email = one.email))`),
    wantsDeletion: REQUESTED_DELETION("account_id"),
  },
  // A fiche of an account is stored as long as the account.
  fiche: {
    rows: `select id, created_at, updated_at from fiches
      where group_id = $1 and id > $2 and account_id is null and anonymised_at is null`,
    seenAt: "one.updated_at",
    lastEnd: LAST_END("= one.id"),
    wantsDeletion: REQUESTED_DELETION("fiche_id"),
  },
};

/**
 * Returns those of the next `limit` people after an id who registered before `cutoff`, and the id to continue from; null at the
 * end.
 */
export async function listCandidates(
  database: Queryable,
  groupId: number,
  kind: keyof typeof SOURCES,
  { after, cutoff, limit }: { readonly after: number; readonly cutoff: Date; readonly limit: number },
): Promise<{ readonly candidates: RetentionCandidate[]; readonly next: number | null }> {
  const { rows: source, seenAt, lastEnd, wantsDeletion } = SOURCES[kind];
  const { rows } = await database.query<RetentionCandidate & { isOld: boolean }>({
    name: `retention-${kind}s`,
    text: `select one.id, one.created_at as registered_at, ${seenAt} as seen_at, one.created_at < $3 as "isOld",
        case when one.created_at < $3 then ${lastEnd} end as last_appointment_at,
        one.created_at < $3 and ${wantsDeletion} as "wantsDeletion"
      from (${source} order by id limit $4) as one order by one.id`,
    values: [groupId, after, cutoff, limit],
  });
  const candidates = rows.filter(({ isOld }) => isOld);
  // Ids grow with time, except for a few that other processes have reserved, so after a whole batch of new people only newer ones
  // follow.
  const isOver = rows.length < limit || candidates.length === 0;
  return { candidates, next: isOver ? null : (rows.at(-1)?.id ?? null) };
}

/** Deletes old entries of the history of what the group publishes, and old published drafts. Returns whether more remain. */
export async function deleteOldChanges(
  database: Queryable,
  groupId: number,
  before: Date,
  limit: number,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "forget-old-changes",
    text: `with drafts as (delete from catalogue_drafts where group_id = $1 and published_at < $2)
      delete from catalogue_changes where group_id = $1 and id = any(array(
        select id from catalogue_changes where group_id = $1 and at < $2 order by id limit $3))`,
    values: [groupId, before, limit],
  });
  return rowCount === limit;
}

/** Deletes old entries of the read log, which are stored as long as the people themselves. Returns whether more remain. */
export async function deleteOldReads(
  database: Queryable,
  groupId: number,
  before: Date,
  limit: number,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "forget-fiche-reads",
    text: `delete from fiche_reads where ctid = any(array(
      select ctid from fiche_reads where group_id = $1 and day < $2::date limit $3))`,
    values: [groupId, before, limit],
  });
  return rowCount === limit;
}

/** Deletes rows that are too old to be undone, and imports that are older than the history. Returns whether more remain. */
export async function deleteOldImportRows(
  database: Queryable,
  groupId: number,
  {
    rowsBefore,
    importsBefore,
    limit,
  }: { readonly rowsBefore: Date; readonly importsBefore: Date; readonly limit: number },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "delete-old-fiche-import-rows",
    text: `delete from fiche_import_rows where ctid = any(array(
      select r.ctid from fiche_imports i join fiche_import_rows r on r.group_id = i.group_id and r.import_id = i.id
      where i.group_id = $1 and coalesce(i.finished_at, i.created_at) < $2 limit $3))`,
    values: [groupId, rowsBefore, limit],
  });
  if (rowCount === limit) return true;
  await database.query({
    name: "delete-old-fiche-imports",
    text: `delete from fiche_imports where group_id = $1
      and (created_at < $3 or state in ('checking', 'ready') and created_at < $2)`,
    values: [groupId, rowsBefore, importsBefore],
  });
  return false;
}
