import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { ownFichesSql } from "./data.ts";
import type { DataSubject } from "./data-subject.ts";

export interface DeletionRequestRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly fiche_id: number | null;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
}

const COLUMNS = "r.id, r.account_id, r.fiche_id, r.requested_at, r.confirmed_at";
const OPEN = "r.withdrawn_at is null and r.carried_out_at is null";

function columnOf(person: DataSubject): { column: string; id: number } {
  return person.kind === "account"
    ? { column: "account_id", id: person.accountId }
    : { column: "fiche_id", id: person.ficheId };
}

export async function findOpenDeletionRequest(
  database: Queryable,
  groupId: number,
  person: DataSubject,
): Promise<DeletionRequestRow | null> {
  const { column, id } = columnOf(person);
  const { rows } = await database.query<DeletionRequestRow>({
    name: `find-deletion-request-${column}`,
    text: `select ${COLUMNS} from deletion_requests r where r.group_id = $1 and r.${column} = $2 and ${OPEN}`,
    values: [groupId, id],
  });
  return rows[0] ?? null;
}

/** Opens a request unless one is open; two simultaneous calls create only one. */
export async function openDeletionRequest(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
  now: Date,
): Promise<void> {
  const { column, id } = columnOf(person);
  await database.query({
    name: `open-deletion-request-${column}`,
    text: `insert into deletion_requests (group_id, ${column}, requested_at) values ($1, $2, $3)
      on conflict do nothing`,
    values: [groupId, id, now],
  });
}

/** Confirms the request; a second time changes nothing. Returns null when it is no longer open. */
export async function markDeletionConfirmed(
  database: Queryable,
  groupId: number,
  requestId: number,
  now: Date,
): Promise<(DeletionRequestRow & { readonly isNew: boolean }) | null> {
  const { rows } = await database.query<DeletionRequestRow & { isNew: boolean }>({
    name: "confirm-deletion-request",
    text: `update deletion_requests r set confirmed_at = coalesce(r.confirmed_at, $3)
      where r.group_id = $1 and r.id = $2 and ${OPEN}
      returning ${COLUMNS}, r.confirmed_at = $3 as "isNew"`,
    values: [groupId, requestId, now],
  });
  return rows[0] ?? null;
}

/** Returns false when no request was open. */
export async function markDeletionWithdrawn(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
  now: Date,
): Promise<boolean> {
  const { column, id } = columnOf(person);
  const { rowCount } = await database.query({
    name: `withdraw-deletion-request-${column}`,
    text: `update deletion_requests r set withdrawn_at = $3 where r.group_id = $1 and r.${column} = $2 and ${OPEN}`,
    values: [groupId, id, now],
  });
  return rowCount === 1;
}

export interface ListedDeletionRequestRow extends DeletionRequestRow {
  readonly email: string;
  readonly registered_at: Date;
  readonly last_appointment_at: Date | null;
  readonly fiches: readonly { readonly id: number; readonly name: string }[];
}

/** Returns the open requests of a group with their persons, oldest first. */
export async function listOpenDeletionRequests(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<ListedDeletionRequestRow[]> {
  const { rows } = await database.query<ListedDeletionRequestRow>({
    name: "list-deletion-requests",
    text: `select ${COLUMNS}, coalesce(a.email, own.email, '') as email, coalesce(own.fiches, '[]') as fiches,
        coalesce(a.created_at, own.created_at, r.requested_at) as registered_at, own.last_appointment_at
      from deletion_requests r
      left join accounts a on a.group_id = r.group_id and a.id = r.account_id
      left join lateral (
        select min(f.email) as email, min(f.created_at) as created_at, jsonb_agg(jsonb_build_object('id', f.id,
            'name', trim(f.firstname || ' ' || f.lastname)) order by f.created_at, f.id) as fiches,
          max((select max(end_at) from appointments booked
            where booked.group_id = f.group_id and booked.fiche_id = f.id and not booked.deleted)) as last_appointment_at
        from fiches f where f.group_id = r.group_id and f.anonymised_at is null
          and (f.id = r.fiche_id or f.account_id = r.account_id
            or f.account_id is null and f.email <> '' and f.email = a.email and a.activated_at is not null)
      ) own on true
      where r.group_id = $1 and ${OPEN} order by r.requested_at, r.id`,
    values: [groupId],
  });
  return rows;
}

export interface PastDeletionRequest {
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly carried_out_at: Date | null;
}

/** Returns all requests of a person, also for one of their fiches. */
export async function listDeletionRequestsOf(
  database: Queryable,
  groupId: AuthorizedGroupId,
  person: DataSubject,
): Promise<PastDeletionRequest[]> {
  const { column, id } = columnOf(person);
  const { rows } = await database.query<PastDeletionRequest>({
    name: `deletion-requests-of-${person.kind}`,
    text: `select requested_at, confirmed_at, withdrawn_at, carried_out_at from deletion_requests
      where group_id = $1 and (${column} = $2 or fiche_id in
        (select f.id from fiches f where f.group_id = $1 and ${ownFichesSql(person.kind)}))
      order by requested_at, id`,
    values: [groupId, id],
  });
  return rows;
}
