import type { AuthorizedGroupId } from "../../../../http/context.ts";
import type { Transaction } from "../../../../lib/database/database.ts";
import { FICHE_COLUMNS, type FicheRow } from "../data.ts";

/**
 * The tables whose rows a merge moves to the remaining fiche. Comments and changes stay with their fiche, and the history reads
 * both.
 */
const FOLLOWING = ["appointments", "bookings", "fiche_tokens", "feeds", "wishes", "passes"] as const;
type Moved = Readonly<Record<(typeof FOLLOWING)[number], readonly number[]>>;

/** Locks the fiches in the order of their ids, so that two merges cannot deadlock. */
export async function lockFiches(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<FicheRow[]> {
  const { rows } = await connection.query<FicheRow>({
    name: "lock-fiches",
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and f.id = any($2) order by f.id for update`,
    values: [groupId, ids],
  });
  return rows;
}

/** Moves all bookings of one fiche to the other; returns the moved ids. */
export async function moveBookings(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  from: number,
  to: number,
): Promise<Moved> {
  const parts = FOLLOWING.map(
    (table) =>
      `${table}_moved as (update ${table} set fiche_id = $3 where group_id = $1 and fiche_id = $2 returning id)`,
  );
  const lists = FOLLOWING.map(
    (table) => `(select coalesce(jsonb_agg(id), '[]') from ${table}_moved) as ${table}`,
  );
  const { rows } = await connection.query<Moved>({
    name: "move-booked",
    text: `with ${parts.join(", ")} select ${lists.join(", ")}`,
    values: [groupId, from, to],
  });
  return rows[0]!;
}

/** Moves the rows back, except those that have moved to another fiche since. */
export async function moveBookingsBack(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { fiche_id, merged_id, moved }: MergeRow,
): Promise<void> {
  for (const table of FOLLOWING)
    await connection.query(
      `update ${table} set fiche_id = $3 where group_id = $1 and fiche_id = $2 and id = any($4)`,
      [groupId, fiche_id, merged_id, moved[table]],
    );
}

export interface MergeRow {
  readonly id: number;
  readonly fiche_id: number;
  readonly merged_id: number;
  readonly kept_before: StoredFields;
  readonly kept_after: StoredFields;
  readonly merged_before: StoredFields;
  readonly moved: Moved;
}

/** The fields of a fiche that a merge changes. */
export type MergedFields = Pick<
  FicheRow,
  | "firstname"
  | "lastname"
  | "email"
  | "firstphone"
  | "fields"
  | "metadata"
  | "externid"
  | "account_id"
  | "blacklisted"
>;

/** A merge from before metadata existed has none. */
export type StoredFields = Omit<MergedFields, "metadata"> & Partial<Pick<MergedFields, "metadata">>;

export async function insertMerge(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  merge: Omit<MergeRow, "id"> & { readonly proId: number },
  now: Date,
): Promise<void> {
  await connection.query({
    name: "insert-fiche-merge",
    text: `insert into fiche_merges (group_id, fiche_id, merged_id, pro_id, merged_at, kept_before, kept_after,
        merged_before, moved) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      groupId,
      merge.fiche_id,
      merge.merged_id,
      merge.proId,
      now,
      JSON.stringify(merge.kept_before),
      JSON.stringify(merge.kept_after),
      JSON.stringify(merge.merged_before),
      JSON.stringify(merge.moved),
    ],
  });
}

/** Returns and locks the last merge into the fiche that was not undone; null if there is none. */
export async function lockLastMerge(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<MergeRow | null> {
  const { rows } = await connection.query<MergeRow>({
    name: "last-fiche-merge",
    text: `select id, fiche_id, merged_id, kept_before, kept_after, merged_before, moved from fiche_merges
      where group_id = $1 and fiche_id = $2 and undone_at is null order by id desc limit 1 for update`,
    values: [groupId, ficheId],
  });
  return rows[0] ?? null;
}

export async function markMergeUndone(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  mergeId: number,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "undo-fiche-merge",
    text: "update fiche_merges set undone_at = $3 where group_id = $1 and id = $2",
    values: [groupId, mergeId, now],
  });
}

/**
 * Writes the fields that result from a merge, or from undoing a merge, to a fiche. Adds no entry to the fiche's history, because
 * the merge row records the change.
 */
export async function saveMergedFiche(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  ficheId: number,
  fiche: MergedFields & { readonly deleted: boolean },
  now: Date,
): Promise<FicheRow> {
  const { rows } = await connection.query<FicheRow>({
    name: "store-merged-fiche",
    text: `update fiches f set firstname = $3, lastname = $4, email = $5, firstphone = $6, fields = $7, externid = $8,
        account_id = $9, blacklisted = $10, deleted = $11, updated_at = $12, confirmed = true,
        email_proven = email_proven or email <> $5, metadata = $13
      where f.group_id = $1 and f.id = $2 returning ${FICHE_COLUMNS}`,
    values: [
      groupId,
      ficheId,
      fiche.firstname,
      fiche.lastname,
      fiche.email,
      fiche.firstphone,
      JSON.stringify(fiche.fields),
      fiche.externid,
      fiche.account_id,
      fiche.blacklisted,
      fiche.deleted,
      now,
      JSON.stringify(fiche.metadata),
    ],
  });
  return rows[0]!;
}
