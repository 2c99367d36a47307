import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { TELL_SAS_QUEUE } from "./queue.ts";

/** An appointment as the platform is to know it. */
export interface RegulatedAppointment {
  readonly appointment_id: number;
  readonly regulator_system: string;
  readonly regulator_value: string;
  readonly rpps: string;
  readonly status: "booked" | "cancelled" | "fulfilled" | "noshow";
  readonly start_at: Date;
  readonly end_at: Date;
  readonly created_at: Date;
  readonly version: number;
  /** 0: the platform has never heard of it. */
  readonly settled_version: number;
}

/** How long one job has an appointment; a killed one delays the next only by so much. */
const LEASE = "interval '60 seconds'";

/** Takes an appointment that is not settled for this job; null: there is none. "busy": another job has it. */
export async function leaseAppointment(
  database: Queryable,
  groupId: number,
  appointmentId: number,
): Promise<RegulatedAppointment | "busy" | null> {
  const { rows } = await database.query<RegulatedAppointment & { is_leased: boolean }>({
    name: "lease-regulated-appointment",
    text: `with open as (
        select * from sas_appointments where group_id = $1 and appointment_id = $2 and settled_version < version for update
      ), leased as (
        update sas_appointments a set leased_until = now() + ${LEASE} from open
        where a.group_id = open.group_id and a.appointment_id = open.appointment_id
          and (open.leased_until is null or open.leased_until < now())
        returning a.appointment_id
      )
      select appointment_id::integer as appointment_id, regulator_system, regulator_value, rpps, status, start_at, end_at, created_at,
        version, settled_version, exists (select from leased) as is_leased
      from open`,
    values: [groupId, appointmentId],
  });
  const [row] = rows;
  if (!row) return null;
  return row.is_leased ? row : "busy";
}

/** Notes that the platform has this version. A later version stays open. */
export async function settleAppointment(
  database: Queryable,
  groupId: number,
  { appointment_id, version }: RegulatedAppointment,
): Promise<void> {
  await database.query({
    name: "settle-regulated-appointment",
    text: "update sas_appointments set settled_version = $3 where group_id = $1 and appointment_id = $2",
    values: [groupId, appointment_id, version],
  });
}

export async function endAppointmentLease(
  database: Queryable,
  groupId: number,
  appointmentId: number,
): Promise<void> {
  await database.query({
    name: "end-regulated-lease",
    text: "update sas_appointments set leased_until = null where group_id = $1 and appointment_id = $2",
    values: [groupId, appointmentId],
  });
}

/** Enqueues the telling of an appointment after some seconds. */
export async function enqueueTelling(
  database: Queryable,
  groupId: number,
  appointmentId: number,
  seconds: number,
): Promise<void> {
  await database.query({
    name: "enqueue-telling-sas",
    text: enqueueSql(
      TELL_SAS_QUEUE,
      "jsonb_build_object('group_id', $1::integer, 'appointment_id', $2::integer)",
      {
        dueAt: "now() + make_interval(secs => $3::integer)",
        key: "format('tell_sas %s %s', $1::integer, $2::integer)",
      },
    ),
    values: [groupId, appointmentId, seconds],
  });
}

/** A job that waits for its next attempt keeps its time. */
export async function enqueueOpenAppointments(database: Queryable): Promise<void> {
  await database.query({
    name: "enqueue-open-regulated",
    text: `with open as (
        select group_id, appointment_id from sas_appointments a where settled_version < version
          and not exists (select from group_moves m where m.group_id = a.group_id)
      )
      ${enqueueSql(
        TELL_SAS_QUEUE,
        "jsonb_build_object('group_id', open.group_id, 'appointment_id', open.appointment_id)",
        { from: "open", key: "format('tell_sas %s %s', open.group_id, open.appointment_id)" },
      )}`,
    values: [],
  });
}

/** Counts the appointments that the platform does not know as they are. */
export async function countOpenAppointments(database: Queryable, groupId: number): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>({
    name: "count-open-regulated",
    text: "select count(*)::integer as waiting from sas_appointments where group_id = $1 and settled_version < version",
    values: [groupId],
  });
  return rows[0]!.waiting;
}

/** Forgets appointments that are over for a month: until then it may still be noted who did not come. */
export async function sweepRegulatedAppointments(database: Queryable): Promise<void> {
  await database.query({
    name: "sweep-regulated",
    text: `delete from sas_appointments
      where changed_at < now() - interval '30 days' and end_at < now() - interval '30 days'`,
    values: [],
  });
}
