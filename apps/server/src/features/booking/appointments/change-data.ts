import type { LinkedAppointment } from "@rendezvous/domain/booking/decide-cancellation";
import type { MovableAppointment } from "@rendezvous/domain/booking/move";
import type { AllocatedSeat } from "@rendezvous/domain/booking/seats";
import type { Metadata } from "@rendezvous/domain/metadata/metadata";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import type { Presence } from "./appointment-parts.ts";
import { visibilitySql } from "./data.ts";

export interface CancellableRow extends LinkedAppointment {
  /** null for an appointment imported from a group file. */
  readonly booking_id: number | null;
  readonly fiche_id: number;
  readonly end: EpochMinute;
  readonly calendar_id: number;
  readonly resource_id: number | null;
}

/**
 * Returns the requested appointments and those linked to them in a pack, sorted by id, including linked ones that the session may
 * not see.
 */
export async function listCancellableAppointments(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  appointmentIds: readonly number[],
): Promise<CancellableRow[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await connection.query<CancellableRow>({
    name: `list-cancellable-${visible.name}`,
    text: `select a.id, a.booking_id, a.fiche_id, a.calendar_id, a.resource_id, coalesce(a.parent_id, a.id) as root_id,
        extract(epoch from a.start_at)::integer / 60 as start, extract(epoch from a.end_at)::integer / 60 as "end", a.deleted, coalesce(${visible.sql}, false) as is_visible,
        (select late_cancellation_hours from interventions i where i.group_id = a.group_id and i.id = a.intervention_id)
          as late_cancellation_hours
      from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      where a.group_id = $1
        and (a.id = any($3::bigint[])
          or a.booking_id in (select booking_id from appointments where group_id = $1 and id = any($3::bigint[])))
        and coalesce(a.parent_id, a.id) in
          (select coalesce(parent_id, id) from appointments where group_id = $1 and id = any($3::bigint[]))
      order by a.id for update of a`,
    values: [groupId, visible.value, appointmentIds],
  });
  return rows;
}

/** Cancels the appointments, some of them late, and frees their seats. */
export async function cancelAppointmentRows(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  lateIds: readonly number[],
  now: Date,
): Promise<void> {
  await connection.query({
    name: "cancel-appointments",
    text: `with freed as (
        delete from seats where group_id = $1 and appointment_id = any($2::bigint[])
      )
      update appointments set deleted = true, deleted_at = $3, sequence = sequence + 1, cancelled_late = id = any($4::bigint[])
      where group_id = $1 and id = any($2::bigint[])`,
    values: [groupId, appointmentIds, now, lateIds],
  });
}

/** An appointment that may be moved, with its fiche. */
export interface MovableRow extends MovableAppointment {
  /** null for an appointment imported from a group file. */
  readonly booking_id: number | null;
  readonly fiche_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
  readonly deleted_at: Date | null;
  readonly overbooked: boolean;
}

/** Returns the appointment and all other appointments of the same booking, including those that the session may not see. */
export async function listMovableAppointments(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  appointmentId: number,
): Promise<MovableRow[]> {
  const visible = visibilitySql(session, groupId);
  const { rows } = await connection.query<MovableRow>({
    name: `list-movable-${visible.name}`,
    text: `select a.id, a.booking_id, a.parent_id, a.type, a.calendar_id, a.resource_id, a.pack_id, a.price, a.places, a.deleted,
        a.deleted_at, a.overbooked, coalesce(a.intervention_ids, array[a.intervention_id]) as services,
        extract(epoch from a.start_at)::integer / 60 as start, extract(epoch from a.end_at)::integer / 60 as "end",
        coalesce(${visible.sql}, false) as is_visible, f.id as fiche_id, f.firstname, f.lastname, f.email, f.firstphone
      from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      where a.group_id = $1
        and (a.id = $3 or a.booking_id = (select booking_id from appointments where group_id = $1 and id = $3))
      order by a.id for update of a`,
    values: [groupId, visible.value, appointmentId],
  });
  return rows;
}

/** The fields of an appointment that a move changes. */
export interface MovedAppointment {
  readonly id: number;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly price_amount: number;
  readonly promotion: number | null;
  readonly overbooked: boolean;
}

export async function moveAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  moved: readonly MovedAppointment[],
): Promise<void> {
  await connection.query({
    name: "move-appointments",
    text: `update appointments a set calendar_id = m.calendar_id, resource_id = m.resource_id, start_at = m.start_at,
        end_at = m.end_at, price_amount = m.price_amount, promotion = m.promotion,
        overbooked = m.overbooked, sequence = a.sequence + 1,
        presence = case when a.presence = 'confirmed' and m.start_at <> a.start_at then null else a.presence end
      from jsonb_to_recordset($2::jsonb) as m (id bigint, calendar_id integer, resource_id integer,
        start_at timestamptz, end_at timestamptz, price_amount integer, promotion integer,
        overbooked boolean)
      where a.group_id = $1 and a.id = m.id`,
    values: [groupId, JSON.stringify(moved)],
  });
}

/** Writes the allocated seats of the appointments. `seats` has the order of the chain. */
export async function insertSeatsOfAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  seats: readonly AllocatedSeat[],
): Promise<void> {
  await connection.query({
    name: "seat-appointments",
    text: `insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
      select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, s.appointment_id
      from jsonb_to_recordset($2::jsonb) as s (calendar_id integer, seat integer, taken_from integer,
        taken_until integer, appointment_id bigint)`,
    values: [
      groupId,
      JSON.stringify(seats.map(({ index, ...seat }) => ({ ...seat, appointment_id: appointmentIds[index] }))),
    ],
  });
}

/** Restores the appointments. The caller allocates their seats. */
export async function restoreAppointmentRows(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
): Promise<void> {
  await connection.query({
    name: "restore-appointments",
    text: `update appointments set deleted = false, deleted_at = null, cancelled_late = false, sequence = sequence + 1
      where group_id = $1 and id = any($2::bigint[])`,
    values: [groupId, appointmentIds],
  });
}

/** The fields of an appointment that professionals edit without moving it. */
export interface ProfessionalFields {
  readonly state: number;
  readonly note: string;
  readonly presence: Presence | null;
  readonly paid: boolean;
  readonly pass_id: number | null;
  readonly metadata: Metadata;
}

export interface LockedAppointment extends ProfessionalFields {
  readonly places: number;
  readonly deleted: boolean;
}

/** Locks the appointment until the transaction ends; null when it does not exist. */
export async function lockAppointment(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentId: number,
): Promise<LockedAppointment | null> {
  const { rows } = await connection.query<LockedAppointment>({
    name: "lock-appointment",
    text: `select state, note, presence, paid, pass_id, metadata, places, deleted from appointments
      where group_id = $1 and id = $2 for update`,
    values: [groupId, appointmentId],
  });
  return rows[0] ?? null;
}

export async function updateAppointmentRow(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentId: number,
  { state, note, presence, paid, pass_id, metadata }: ProfessionalFields,
  now: Date,
): Promise<void> {
  await connection.query({
    name: "update-appointment",
    text: `update appointments set state = $3, note = $4, presence = $5, paid = $7, pass_id = $8, metadata = $9,
        arrived_at = case when $5 in ('arrived', 'in_progress', 'done') then coalesce(arrived_at, $6) end
      where group_id = $1 and id = $2`,
    values: [groupId, appointmentId, state, note, presence, now, paid, pass_id, metadata],
  });
}

/**
 * Marks upcoming appointments as confirmed, unless a professional has already noted a later state. Returns the ids of those it
 * marked.
 */
export async function confirmAppointmentRows(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>({
    name: "confirm-appointments",
    text: `update appointments set presence = 'confirmed'
      where group_id = $1 and id = any($2::bigint[]) and not deleted and presence is null and start_at > $3 returning id`,
    values: [groupId, appointmentIds, now],
  });
  return rows.map(({ id }) => id);
}
