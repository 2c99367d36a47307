import type { Accept } from "@rendezvous/contract/office/concerned";
import type { Editable } from "@rendezvous/contract/office/record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { PUBLICATION_QUEUE } from "./publication-queue.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";

export interface DraftRow {
  readonly id: number;
  readonly name: string;
  readonly pro_id: number | null;
  readonly by: string | null;
  readonly preview_key: string;
  readonly created_at: Date;
  readonly publish_at: Date | null;
  readonly accept: Accept;
  readonly problem: string | null;
  readonly published_at: Date | null;
  readonly count: number;
  /** The id of its last change; null: no changes. */
  readonly last: number | null;
}

export interface DraftChange {
  readonly id: number;
  readonly editable: Editable;
  readonly record_id: number | null;
  readonly is_new: boolean;
  readonly sent: Readonly<Record<string, unknown>>;
  /** The old values of the same fields; empty for a new record. */
  readonly base: Readonly<Record<string, unknown>>;
}

const SELECT = `select d.id, d.name, d.pro_id, d.preview_key, d.created_at, d.publish_at, d.accept, d.problem, d.published_at,
    coalesce(nullif(trim(concat_ws(' ', p.firstname, p.lastname)), ''), p.email) as by,
    (select count(*)::integer from catalogue_draft_changes c where c.group_id = d.group_id and c.draft_id = d.id) as count,
    (select max(c.id) from catalogue_draft_changes c where c.group_id = d.group_id and c.draft_id = d.id) as last
  from catalogue_drafts d left join pros p on p.id = d.pro_id`;

export async function listDraftRows(database: Queryable, groupId: AuthorizedGroupId): Promise<DraftRow[]> {
  const { rows } = await database.query<DraftRow>(
    `${SELECT} where d.group_id = $1 and d.published_at is null order by d.id desc`,
    [groupId],
  );
  return rows;
}

export async function findDraftRow(
  database: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<DraftRow | null> {
  const { rows } = await database.query<DraftRow>(`${SELECT} where d.group_id = $1 and d.id = $2`, [
    groupId,
    id,
  ]);
  return rows[0] ?? null;
}

/** Returns an unpublished draft and locks the catalogue; null if there is none. */
export async function lockOpenDraft(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<DraftRow | null> {
  await lockCatalogue(connection, groupId);
  const draft = await findDraftRow(connection, groupId, id);
  return draft?.published_at ? null : draft;
}

/** Returns the draft only while it is unpublished. */
export async function findDraftByPreviewKey(
  database: Queryable,
  groupId: AuthorizedGroupId,
  key: string,
): Promise<DraftRow | null> {
  const { rows } = await database.query<DraftRow>(
    `${SELECT} where d.group_id = $1 and d.preview_key = $2 and d.published_at is null`,
    [groupId, key],
  );
  return rows[0] ?? null;
}

export interface NewDraft {
  readonly name: string;
  readonly proId: number | null;
  readonly previewKey: string;
  readonly now: Date;
  readonly publishAt: Date | null;
}

export async function insertDraft(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { name, proId, previewKey, now, publishAt }: NewDraft,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into catalogue_drafts (group_id, name, pro_id, preview_key, created_at, publish_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [groupId, name, proId, previewKey, now, publishAt],
  );
  return rows[0]!.id;
}

export async function updateDraftRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
  {
    name,
    publishAt,
    accept,
    problem,
  }: { name: string; publishAt: Date | null; accept: Accept; problem: string | null },
): Promise<void> {
  await connection.query(
    `update catalogue_drafts set name = $3, publish_at = $4, accept = $5, problem = $6
     where group_id = $1 and id = $2`,
    [groupId, id, name, publishAt, JSON.stringify(accept), problem],
  );
}

/** Enqueues one job per draft; the job does nothing if the date has changed meanwhile. */
export async function enqueuePublication(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  id: number,
  publishAt: Date,
): Promise<void> {
  await connection.query(
    enqueueSql(PUBLICATION_QUEUE, "jsonb_build_object('group_id', $1::integer, 'draft_id', $2::integer)", {
      dueAt: "$3::timestamptz",
    }),
    [groupId, id, publishAt],
  );
}

export async function deleteDraftRow(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "delete from catalogue_drafts where group_id = $1 and id = $2 and published_at is null",
    [groupId, id],
  );
  return rowCount !== 0;
}

/** Returns whether the draft was still open. */
export async function setDraftOutcome(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  id: number,
  ended: { readonly publishedAt: Date } | { readonly problem: string },
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "update catalogue_drafts set published_at = $3, problem = $4 where group_id = $1 and id = $2 and published_at is null",
    "problem" in ended ? [groupId, id, null, ended.problem] : [groupId, id, ended.publishedAt, null],
  );
  return rowCount !== 0;
}

export async function listDraftChanges(
  database: Queryable,
  groupId: AuthorizedGroupId,
  draftId: number,
): Promise<DraftChange[]> {
  const { rows } = await database.query<DraftChange>(
    `select id, editable, record_id, is_new, sent, base from catalogue_draft_changes
     where group_id = $1 and draft_id = $2 order by id`,
    [groupId, draftId],
  );
  return rows;
}

export async function addDraftChange(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  draftId: number,
  { editable, record_id, is_new, sent, base }: Omit<DraftChange, "id">,
): Promise<void> {
  await connection.query(
    `insert into catalogue_draft_changes (group_id, draft_id, editable, record_id, is_new, sent, base)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [groupId, draftId, editable, record_id, is_new, JSON.stringify(sent), JSON.stringify(base)],
  );
}

export async function deleteDraftChangeRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  draftId: number,
  id: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    "delete from catalogue_draft_changes where group_id = $1 and draft_id = $2 and id = $3",
    [groupId, draftId, id],
  );
  return rowCount !== 0;
}

/** Begins a part of the transaction that is rolled back at its end. */
export async function beginDryRun(connection: Transaction): Promise<void> {
  await connection.query("savepoint trial");
}

export async function endDryRun(connection: Transaction): Promise<void> {
  await connection.query("rollback to savepoint trial");
}

/** Rolls back the writes of `work` and returns its result. */
export async function dryRun<Found>(connection: Transaction, work: () => Promise<Found>): Promise<Found> {
  await beginDryRun(connection);
  const result = await work();
  await endDryRun(connection);
  return result;
}
