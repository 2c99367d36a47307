import type { LinkedAppointment } from "@rendezvous/domain/booking/decide-cancellation";
import type { MovableAppointment } from "@rendezvous/domain/booking/move";
import type { AllocatedSeat } from "@rendezvous/domain/booking/seats";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import type { MailJob } from "../../lib/jobs/queues.ts";
import { visibleTo } from "./data.ts";

export interface CancellableRow extends LinkedAppointment {
  readonly calendar_id: number;
  readonly resource_id: number | null;
}

/** The asked appointments and those linked to them in a pack, by id, those too that the session may not see. */
export async function listCancellable(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  appointmentIds: readonly number[],
): Promise<CancellableRow[]> {
  const visible = visibleTo(session, groupId);
  const { rows } = await connection.query<CancellableRow>({
    name: `list-cancellable-${visible.name}`,
    text: `select a.id, a.calendar_id, a.resource_id, coalesce(a.parent_id, a.id) as root_id,
        extract(epoch from a.start_at)::integer / 60 as start, a.deleted, coalesce(${visible.sql}, false) as is_visible
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

/** Frees the seats and enqueues one mail a booking; of what came without one, one a person. */
export async function cancelAppointmentRows(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  appointmentIds: readonly number[],
  now: Date,
  kind: "cancellation" | "cancelledByPro",
): Promise<void> {
  await connection.query({
    name: "cancel-appointments",
    text: `with cancelled as (
        update appointments set deleted = true, deleted_at = $3, sequence = sequence + 1
        where group_id = $1 and id = any($2::bigint[]) returning id, booking_id, fiche_id
      ), freed as (
        delete from seats where group_id = $1 and appointment_id = any($2::bigint[])
      )
      ${enqueueSql(
        "mail",
        `jsonb_build_object('kind', $4::text, 'group_id', $1::integer, 'booking_id', cancellation.booking_id,
          'appointment_ids', cancellation.appointment_ids)`,
        {
          from: `(select booking_id, jsonb_agg(id order by id) as appointment_ids from cancelled
            group by booking_id, fiche_id) as cancellation`,
        },
      )}`,
    values: [groupId, appointmentIds, now, kind],
  });
}

/** An appointment that may be moved, and the fiche that has it. */
export interface MovableRow extends MovableAppointment {
  /** null for an appointment that came with a group file. */
  readonly booking_id: number | null;
  readonly fiche_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly firstphone: string;
}

/** The appointment and the others of its booking, those too that the session may not see. */
export async function listMovable(
  connection: Queryable,
  groupId: AuthorizedGroupId,
  session: Session,
  appointmentId: number,
): Promise<MovableRow[]> {
  const visible = visibleTo(session, groupId);
  const { rows } = await connection.query<MovableRow>({
    name: `list-movable-${visible.name}`,
    text: `select a.id, a.booking_id, a.parent_id, a.type, a.calendar_id, a.resource_id, a.pack_id, a.price, a.deleted,
        coalesce(a.intervention_ids, array[a.intervention_id]) as services,
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

/** What a move changes of an appointment. */
export interface MovedAppointment {
  readonly id: number;
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly price_amount: number;
  readonly promotion: number | null;
}

/** So long after a change was told, others wait and become one mail. */
const QUIET = "interval '10 minutes'";
/** A mail that is about to be sent takes no more in. */
const NEARLY = "interval '30 seconds'";
/** Now, when the mail that waits will be sent, or when that has been long enough ago. */
const DUE = `select case when quiet_until - ${QUIET} > now() + ${NEARLY} then quiet_until - ${QUIET}
    else greatest(now(), quiet_until) end as at
  from (select (select quiet_until from bookings where group_id = $1 and id = $4)) as last`;
/** Those that are told together; null for what is of no booking, and told alone. */
const KEY = "'moved ' || $1 || ' ' || $4 || ' ' || extract(epoch from due.at)::bigint";

/**
 * Writes the new times and seats, forgets the reminder that was planned and enqueues the mail: the first change is told at
 * once, and whatever follows within ten minutes in one mail.
 */
export async function moveAppointments(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  moved: readonly MovedAppointment[],
  seats: readonly AllocatedSeat[],
  job: MailJob,
): Promise<void> {
  await connection.query({
    name: "move-appointments",
    text: `with moved as (
        update appointments a set calendar_id = m.calendar_id, resource_id = m.resource_id, start_at = m.start_at,
          end_at = m.end_at, price_amount = m.price_amount, promotion = m.promotion, sequence = a.sequence + 1
        from jsonb_to_recordset($2::jsonb) as m (id bigint, calendar_id integer, resource_id integer,
          start_at timestamptz, end_at timestamptz, price_amount integer, promotion integer)
        where a.group_id = $1 and a.id = m.id
      ), seated as (
        insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
        select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, s.appointment_id
        from jsonb_to_recordset($3::jsonb) as s (calendar_id integer, seat integer, taken_from integer,
          taken_until integer, appointment_id bigint)
      ), forgotten as (
        delete from reminders where group_id = $1 and booking_id = $4
      ), due as (
        ${DUE}
      ), told as (
        update bookings set quiet_until = due.at + ${QUIET} from due where group_id = $1 and id = $4
      )
      ${enqueueSql("mail", "jsonb_build_array($5::jsonb)", { from: "due", dueAt: "due.at", key: KEY })}`,
    values: [
      groupId,
      JSON.stringify(moved),
      JSON.stringify(seats.map(({ index, ...seat }) => ({ ...seat, appointment_id: moved[index]!.id }))),
      job.booking_id,
      JSON.stringify(job),
    ],
  });
}
