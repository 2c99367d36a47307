import type { ClientHistory } from "@rendezvous/domain/fiche/is-existing-client";
import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { PersonName } from "@rendezvous/domain/fiche/is-same-person";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { hadAppointmentSql, missedSql, sameAddressSql } from "./merge/same-person-data.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { type ChangedBy, changedFieldsSql } from "./audit-data.ts";
import type { FicheOwner } from "./owner.ts";

export async function hasFicheWithEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "has-fiche-with-email",
    text: "select 1 from fiches where group_id = $1 and email = $2 and email <> '' and not deleted limit 1",
    values: [groupId, email],
  });
  return rowCount === 1;
}

export interface FicheRow {
  readonly id: number;
  readonly externid: string | null;
  readonly account_id: number | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: Metadata;
  readonly blacklisted: boolean;
  /** How many appointments of the last year were missed, without those that are forgiven. */
  readonly missed: number;
  readonly missed_forgiven_at: Date | null;
  readonly deleted: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly changed_at: Date;
  /** Grows with every change. */
  readonly version: number;
}

/** The columns of a fiche `f`. */
export const FICHE_COLUMNS = `f.id, f.externid, f.account_id, f.firstname, f.lastname, f.email, f.firstphone, f.fields, f.metadata, f.blacklisted,
  f.deleted, f.created_at, f.updated_at, f.changed_at, f.version, f.missed_forgiven_at, ${missedSql("f", "now()")} as missed`;

/** Returns the fiches with an address, oldest first, at most eight. */
export async function listFichesWithEmail(
  database: Queryable,
  groupId: number,
  email: string,
): Promise<FicheRow[]> {
  const { rows } = await database.query<FicheRow>({
    name: "fiches-with-email",
    text: `select ${FICHE_COLUMNS} from fiches f
      where f.group_id = $1 and f.email = $2 and f.email <> '' and not f.deleted
      order by f.created_at, f.id limit 8`,
    values: [groupId, email],
  });
  return rows;
}

/** The owner as an SQL condition on a fiche `f`; its value is the parameter `$2`. */
function ownerCondition(owner: FicheOwner): { name: string; sql: string; value: number | null } {
  if (owner.kind === "account")
    return { name: "account", sql: "f.account_id = $2::integer", value: owner.accountId };
  return owner.kind === "fiche"
    ? { name: "fiche", sql: "f.id = $2::integer", value: owner.ficheId }
    : { name: "group", sql: "$2::integer is null", value: null };
}

/** Returns a client's own fiches, oldest first, deleted ones too. */
export async function listFichesOfOwner(
  database: Queryable,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
): Promise<FicheRow[]> {
  const owned = ownerCondition(owner);
  const { rows } = await database.query<FicheRow>({
    name: `own-fiches-${owned.name}`,
    text: `select ${FICHE_COLUMNS} from fiches f where f.group_id = $1 and ${owned.sql} order by f.created_at, f.id`,
    values: [groupId, owned.value],
  });
  return rows;
}

export interface SameAddressRow extends PersonName, ClientHistory {
  /** The id of the requested fiche whose address this row has; the row may be the requested fiche itself. */
  readonly of: number;
}

/**
 * Returns the rows that decide whether the group already has the people of some fiches as clients: these fiches and all that may
 * be the same person's.
 */
export async function listFichesWithSameAddress(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheIds: readonly number[],
  now: Date,
): Promise<SameAddressRow[]> {
  const { rows } = await database.query<SameAddressRow>({
    name: "fiches-of-same-address",
    text: `select named.id as of, f.firstname, f.lastname, f.confirmed, ${hadAppointmentSql("f", "$3")} as has_come
      from fiches named cross join lateral (${sameAddressSql("named")}) same
        join fiches f on f.group_id = named.group_id and f.id = same.id
      where named.group_id = $1 and named.id = any($2)`,
    values: [groupId, ficheIds, now],
  });
  return rows;
}

export async function findFicheOfOwner(
  database: Queryable,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
  ficheId: number,
): Promise<FicheRow | null> {
  return readOwnFiche(database, groupId, owner, ficheId, { name: "own-fiche", lock: "" });
}

/** Like findFicheOfOwner, but locks the row until the transaction ends. */
export async function lockFicheOfOwner(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
  ficheId: number,
): Promise<FicheRow | null> {
  return readOwnFiche(connection, groupId, owner, ficheId, { name: "lock-fiche", lock: "for update of f" });
}

async function readOwnFiche(
  database: Queryable,
  groupId: AuthorizedGroupId,
  owner: FicheOwner,
  ficheId: number,
  { name, lock }: { readonly name: string; readonly lock: string },
): Promise<FicheRow | null> {
  const owned = ownerCondition(owner);
  const { rows } = await database.query<FicheRow>({
    name: `${name}-${owned.name}`,
    text: `select ${FICHE_COLUMNS} from fiches f
      where f.group_id = $1 and ${owned.sql} and f.id = $3 and not f.deleted ${lock}`,
    values: [groupId, owned.value, ficheId],
  });
  return rows[0] ?? null;
}

/** Whether the fiche has a future appointment. */
export async function hasUpcomingAppointment(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "has-upcoming",
    text: `select 1 from appointments where group_id = $1 and fiche_id = $2 and end_at > $3 and not deleted limit 1`,
    values: [groupId, ficheId, now],
  });
  return rowCount === 1;
}

/** True for a write error because another fiche of the group has this externid. */
export function isExternidTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "fiches_by_externid";
}

/** The values to write; `fields` are merged into the existing ones, and a null removes a field. */
export interface FicheChange
  extends Partial<
    Pick<FicheRow, "firstname" | "lastname" | "email" | "firstphone" | "blacklisted" | "metadata">
  > {
  readonly fields: FicheRow["fields"];
  readonly account_id?: number;
  /** null removes the externid. */
  readonly externid?: string | null | undefined;
  readonly deleted?: true | undefined;
  /** True: the missed appointments until now no longer count. */
  readonly forgivesMissed?: boolean;
}

/**
 * A professional's change confirms the fiche, and vouches for the address in it. The history stores who changed it, why, and the
 * old value of each field.
 */
export async function updateFicheRow(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
  change: FicheChange,
  by: ChangedBy,
  now: Date,
): Promise<FicheRow> {
  const { rows } = await database.query<FicheRow>({
    name: "update-fiche",
    text: `with before as (
        select f.* from fiches f where f.group_id = $1 and f.id = $2
      ), changed as (
        update fiches f set firstname = coalesce($3, firstname), lastname = coalesce($4, lastname),
          email = coalesce($5, email), firstphone = coalesce($6, firstphone), fields = jsonb_strip_nulls(fields || $7),
          blacklisted = coalesce($8, blacklisted), account_id = coalesce($9, account_id), updated_at = $10,
          externid = case when $13 then $14 else externid end, deleted = deleted or $15,
          metadata = coalesce($18, metadata),
          missed_forgiven_at = case when $17 then $10 else missed_forgiven_at end,
          confirmed = confirmed or $11 = 'pro',
          email_proven = case when $5 is null then email_proven when $11 = 'pro' then true
            else email_proven and email = $5 end
        where f.group_id = $1 and f.id = $2 returning ${FICHE_COLUMNS}
      ), noted as (
        insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, pro_id, fields, changes, reason)
        select $1, after.id, $10, $11, $12, names, changes, $16 from before, changed as after
          cross join lateral ${changedFieldsSql("before", "after")} as difference (names, changes)
        where names is not null
      )
      select * from changed`,
    values: [
      groupId,
      ficheId,
      change.firstname,
      change.lastname,
      change.email,
      change.firstphone,
      JSON.stringify(change.fields),
      change.blacklisted,
      change.account_id,
      now,
      by.kind,
      by.proId,
      change.externid !== undefined,
      change.externid,
      change.deleted ?? false,
      by.reason ?? "",
      change.forgivesMissed ?? false,
      change.metadata && JSON.stringify(change.metadata),
    ],
  });
  return rows[0]!;
}

export interface NewFiche
  extends Pick<FicheRow, "account_id" | "firstname" | "lastname" | "email" | "firstphone" | "fields"> {
  readonly externid?: string | null | undefined;
  readonly metadata?: Metadata | undefined;
}

export async function insertFiche(
  database: Queryable,
  groupId: AuthorizedGroupId,
  fiche: NewFiche,
  by: ChangedBy,
  now: Date,
): Promise<FicheRow> {
  const { rows } = await database.query<FicheRow>({
    name: "insert-fiche",
    text: `with made as (
        insert into fiches as f (group_id, account_id, firstname, lastname, email, firstphone, fields, created_at,
          updated_at, externid, confirmed, email_proven, metadata)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $11, $9 = 'pro', $9 = 'pro', $12) returning ${FICHE_COLUMNS}
      ), noted as (
        insert into fiche_changes (group_id, fiche_id, changed_at, changed_by, pro_id, fields)
        select $1, id, $8, $9, $10, array['firstname', 'lastname', 'email', 'firstphone'] ||
          array(select jsonb_object_keys(fields)) from made
      )
      select * from made`,
    values: [
      groupId,
      fiche.account_id,
      fiche.firstname,
      fiche.lastname,
      fiche.email,
      fiche.firstphone,
      JSON.stringify(fiche.fields),
      now,
      by.kind,
      by.proId,
      fiche.externid,
      JSON.stringify(fiche.metadata ?? {}),
    ],
  });
  return rows[0]!;
}

/** Returns the places of the fiche's last appointments, where a calendar may show its name. */
export async function listPlacesOfFiche(
  database: Queryable,
  groupId: AuthorizedGroupId,
  ficheId: number,
): Promise<{ readonly calendar_id: number; readonly resource_id: number | null; readonly start: number }[]> {
  const { rows } = await database.query<{ calendar_id: number; resource_id: number | null; start: number }>({
    name: "places-of-fiche",
    text: `select calendar_id, resource_id, (extract(epoch from start_at) / 60)::integer as start from appointments
      where group_id = $1 and fiche_id = $2 and not deleted order by start_at desc limit 100`,
    values: [groupId, ficheId],
  });
  return rows;
}
