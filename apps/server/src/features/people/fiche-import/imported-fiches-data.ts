import type { DuplicateCandidate } from "@rendezvous/domain/fiche-import/find-duplicate";
import type { ImportedPerson } from "@rendezvous/domain/fiche-import/read-person";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { FICHE_COLUMNS, type FicheRow } from "../../booking/fiche/data.ts";
import { changedFieldsSql } from "../../booking/fiche/audit-data.ts";

export interface CandidateRow extends DuplicateCandidate {
  readonly version: number;
}

const CANDIDATE = "f.id, f.externid, f.firstname, f.lastname, f.email, f.firstphone, f.fields, f.version";

/** The most fiches that are compared with one person, by name and again by address. */
const MOST = 20;

/** Returns the fiches that share name, address or number with one of the people. */
export async function listCandidates(
  connection: Transaction,
  groupId: number,
  people: readonly ImportedPerson[],
): Promise<CandidateRow[]> {
  const { rows } = await connection.query<CandidateRow>({
    name: "list-import-candidates",
    text: `select distinct on (f.id) ${CANDIDATE}
      from jsonb_to_recordset($2::jsonb) as p (lastname text, firstname text, email text, externid text) cross join lateral (
        (select * from fiches f where f.group_id = $1 and not f.deleted and lower(f.lastname) = lower(p.lastname)
          and lower(f.firstname) = lower(p.firstname) order by f.id limit ${MOST})
        union all
        (select * from fiches f where f.group_id = $1 and not f.deleted and f.email = p.email and f.email <> '' order by f.id limit ${MOST})
        union all
        select * from fiches f where f.group_id = $1 and f.externid = p.externid and not f.deleted and p.externid <> ''
      ) f where f.lastname not like '$%' order by f.id`,
    values: [groupId, JSON.stringify(people)],
  });
  return rows;
}

/** Returns the client numbers that belong to deleted fiches, so that no other fiche may get them. */
export async function listNumbersOfDeletedFiches(
  connection: Transaction,
  groupId: number,
  people: readonly ImportedPerson[],
): Promise<string[]> {
  const { rows } = await connection.query<{ externid: string | null }>({
    name: "list-taken-numbers",
    text: "select externid from fiches where group_id = $1 and externid = any($2) and deleted",
    values: [groupId, people.map(({ externid }) => externid).filter((externid) => externid !== "")],
  });
  return rows.flatMap(({ externid }) => externid ?? []);
}

/** Returns fiches by their ids, deleted ones too, and locks them. */
export async function lockFiches(
  connection: Transaction,
  groupId: number,
  ids: readonly number[],
): Promise<(CandidateRow & { readonly deleted: boolean })[]> {
  const { rows } = await connection.query<CandidateRow & { readonly deleted: boolean }>({
    name: "lock-imported-fiches",
    text: `select ${CANDIDATE}, f.deleted from fiches f where f.group_id = $1 and f.id = any($2) order by f.id for update`,
    values: [groupId, ids],
  });
  return rows;
}

export interface ImportAuthor {
  readonly proId: number | null;
  readonly now: Date;
}

/** Adds fiches, as a professional does; returns their ids and versions in the order of the people. */
export async function insertImportedFiches(
  connection: Transaction,
  groupId: number,
  people: readonly ImportedPerson[],
  { proId, now }: ImportAuthor,
): Promise<{ readonly id: number; readonly version: number }[]> {
  const { rows } = await connection.query<{ id: number; version: number }>({
    name: "insert-imported-fiches",
    text: `with made as (
        insert into fiches (group_id, lastname, firstname, email, firstphone, externid, fields, created_at, updated_at, confirmed, email_proven)
        select $1, p.lastname, p.firstname, p.email, p.firstphone, nullif(p.externid, ''), p.fields, $3, $3, true, true
        from jsonb_to_recordset($2::jsonb) as p (at integer, lastname text, firstname text, email text, firstphone text, externid text, fields jsonb)
        order by p.at returning id, version, fields
      ), noted as (
        insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, pro_id, fields)
        select $1, id, $3, 'import', $4, array['firstname', 'lastname', 'email', 'firstphone'] || array(select jsonb_object_keys(fields))
        from made
      )
      select id, version from made order by id`,
    values: [groupId, JSON.stringify(people.map((person, at) => ({ ...person, at }))), now, proId],
  });
  return rows;
}

/** The new values of a fiche by column, and the answers; null removes an answer. */
export interface FicheValues {
  readonly id: number;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Changes fiches, and notes it in their history. */
export async function updateImportedFiches(
  connection: Transaction,
  groupId: number,
  fiches: readonly FicheValues[],
  { proId, now }: ImportAuthor,
): Promise<void> {
  await connection.query({
    name: "update-imported-fiches",
    text: `with given as (
        select * from jsonb_to_recordset($2::jsonb) as r (id integer, columns jsonb, answers jsonb)
      ), before as (
        select f.* from fiches f join given on given.id = f.id where f.group_id = $1
      ), changed as (
        update fiches f set lastname = coalesce(columns ->> 'lastname', lastname), firstname = coalesce(columns ->> 'firstname', firstname),
          email = coalesce(columns ->> 'email', email), firstphone = coalesce(columns ->> 'firstphone', firstphone),
          externid = case when columns ? 'externid' then columns ->> 'externid' else externid end,
          fields = jsonb_strip_nulls(fields || answers), updated_at = $3, confirmed = true,
          email_proven = email_proven or columns ? 'email'
        from given where f.group_id = $1 and f.id = given.id returning f.*
      )
      insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, pro_id, fields, changes)
      select $1, after.id, $3, 'import', $4, names, changes from before join changed as after using (id)
        cross join lateral ${changedFieldsSql("before", "after")} as difference (names, changes)
      where names is not null`,
    values: [groupId, JSON.stringify(fiches), now, proId],
  });
}

/** Returns which of the fiches have an appointment (other than those of an undone import), an account, a comment, a wish or a pass. */
export async function listUsedFiches(
  connection: Transaction,
  groupId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>({
    name: "list-used-fiches",
    text: `select f.id from fiches f where f.group_id = $1 and f.id = any($2) and (f.account_id is not null
      or exists (select from appointments a where a.group_id = $1 and a.fiche_id = f.id and not a.withdrawn)
      or exists (select from fiche_comments c where c.group_id = $1 and c.fiche_id = f.id)
      or exists (select from wishes w where w.group_id = $1 and w.fiche_id = f.id)
      or exists (select from passes p where p.group_id = $1 and p.fiche_id = f.id))`,
    values: [groupId, ids],
  });
  return rows.map(({ id }) => id);
}

/** Returns the fiches of a group with these ids. */
export async function listFichesByIds(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ids: readonly number[],
): Promise<FicheRow[]> {
  const { rows } = await database.query<FicheRow>({
    name: "fiches-by-ids",
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and f.id = any($2)`,
    values: [groupId, ids],
  });
  return rows;
}
