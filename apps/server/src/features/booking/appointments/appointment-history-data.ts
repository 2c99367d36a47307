import type { AppointmentChange } from "@rendezvous/contract/booking/appointment";
import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { ChangedBy } from "../fiche/audit-data.ts";

/** One entry of an appointment's history: a change, its time and its author. */
export interface AppointmentHistoryEntry {
  readonly what: AppointmentChange["what"];
  readonly appointmentId: number;
  readonly ficheId: number;
  /** Each changed value before and after. Unchanged values are left out. Instants are RFC 3339. */
  readonly values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  /** null: no mail is sent for this kind of change. */
  readonly told: boolean | null;
}

/** Whether a mail about an appointment `a` can reach its attendee or the account that booked it. */
const HAS_ADDRESS = `exists (
    select from fiches f
      left join bookings booked on booked.group_id = a.group_id and booked.id = a.booking_id
      left join accounts owner on owner.group_id = booked.group_id and owner.id = booked.account_id
    where f.group_id = a.group_id and f.id = a.fiche_id and (f.email <> '' or coalesce(owner.email, '') <> ''))`;

/** Writes changes of appointments into the history of their fiches. */
export async function addAppointmentHistory(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  entries: readonly AppointmentHistoryEntry[],
  by: ChangedBy,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "note-entries",
    text: `insert into fiche_changes (group_id, fiche_id, appointment_id, what, told, changed_at, changed_by, pro_id, reason,
        fields, changes)
      select $1, "ficheId", "appointmentId", what, told and (told is false or exists (
          select from appointments a where a.group_id = $1 and a.id = "appointmentId" and ${HAS_ADDRESS})), $3, $4, $5, $6,
        array(select jsonb_object_keys("values")), nullif("values", '{}')
      from jsonb_to_recordset($2::jsonb)
        as entry ("ficheId" integer, "appointmentId" bigint, what text, told boolean, "values" jsonb)`,
    values: [groupId, JSON.stringify(entries), now, by.kind, by.proId, by.reason ?? ""],
  });
}

/** Returns the values that differ between `before` and `after`. */
export function changedValues<Values extends Readonly<Record<string, unknown>>>(
  before: Values,
  after: Values,
): AppointmentHistoryEntry["values"] {
  return Object.fromEntries(
    Object.keys(after)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, [before[name], after[name]]]),
  );
}

/** Returns the values of each key that differ, null for a missing one. */
export function changedMetadata(before: Metadata, after: Metadata): AppointmentHistoryEntry["values"] {
  return Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((key) => before[key] !== after[key])
      .map((key) => [`metadata.${key}`, [before[key] ?? null, after[key] ?? null]]),
  );
}

export interface HistoryEntryRow {
  readonly appointment_id: number;
  readonly at: string;
  readonly kind: "client" | "pro" | "import";
  readonly name: string;
  readonly what: AppointmentChange["what"];
  readonly values: Readonly<Record<string, [unknown, unknown]>> | null;
  readonly reason: string;
  readonly told: boolean | null;
}

/**
 * Returns the history of appointments, newest entry first. For a booking made by a client, the booking row is the first entry; a
 * booking made by a professional has a history entry.
 */
export async function readAppointmentHistory(
  database: Queryable,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<HistoryEntryRow[]> {
  const { rows } = await database.query<HistoryEntryRow>({
    name: "appointment-history",
    text: `with noted as (
        select * from fiche_changes where group_id = $1 and appointment_id = any($2::bigint[])
      ), made as (
        select a.id as appointment_id, coalesce(b.created_at, a.created_at) as changed_at, b.pro_id,
          case when b.id is null then 'import' when b.pro_id is null then 'client' else 'pro' end as changed_by,
          b.id is not null and ${HAS_ADDRESS} as told
        from appointments a left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
        where a.group_id = $1 and a.id = any($2::bigint[])
          and not exists (select from noted where noted.appointment_id = a.id and what = 'booked')
      ), entries as (
        select id, appointment_id, changed_at, changed_by, pro_id, what, changes, reason, told from noted
        union all select 0, appointment_id, changed_at, changed_by, pro_id, 'booked', null, '', told from made
      )
      select appointment_id, to_json(changed_at) as at, changed_by as kind, what, changes as values, reason, told,
        coalesce((select trim(concat(firstname, ' ', lastname)) from pros p where p.id = entries.pro_id), '') as name
      from entries order by id desc`,
    values: [groupId, appointmentIds],
  });
  return rows;
}

export interface CancellationRow {
  readonly appointment_id: number;
  readonly at: Date;
  readonly kind: HistoryEntryRow["kind"];
  /** The professional's name; "" for everyone else. */
  readonly name: string;
  readonly reason: string;
  readonly told: boolean | null;
}

/** Returns the last cancellation of each appointment that has one. */
export async function listCancellations(
  database: Queryable,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<CancellationRow[]> {
  const { rows } = await database.query<CancellationRow>({
    name: "list-cancellations",
    text: `select distinct on (appointment_id) appointment_id, changed_at as at, changed_by as kind, reason, told,
        coalesce((select trim(concat(firstname, ' ', lastname)) from pros p where p.id = pro_id), '') as name
      from fiche_changes where group_id = $1 and appointment_id = any($2::bigint[]) and what = 'cancelled'
      order by appointment_id, id desc`,
    values: [groupId, appointmentIds],
  });
  return rows;
}

/** Changes whose mail was never sent, because they were undone in time or the mail was refused for good. */
export interface UnmailedChanges {
  readonly groupId: number;
  readonly appointmentIds: readonly number[];
  /** Marks only changes made at this instant or later. */
  readonly since: Date;
  readonly whats: readonly AppointmentChange["what"][];
}

export async function markChangesUnmailed(
  database: Queryable,
  { groupId, appointmentIds, since, whats }: UnmailedChanges,
): Promise<void> {
  await database.query({
    name: "note-untold",
    text: `update fiche_changes set told = false
      where group_id = $1 and appointment_id = any($2::bigint[]) and told and changed_at >= $3 and what = any($4)`,
    values: [groupId, appointmentIds, since, whats],
  });
}
