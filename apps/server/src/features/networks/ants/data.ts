import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueSql } from "../../../lib/jobs/enqueue.ts";
import { isSandboxSql } from "../../ground/cells/group-sql.ts";
import { TELL_REGISTER_QUEUE } from "./queue.ts";
import { type Declaration, declarationSchema } from "./register.ts";

/** The groups of the deployment for identity documents. */
export async function listAntsGroupIds(database: Queryable): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "list-ants-groups",
    text: `select g.id from groups g where g.fields->>'deployment' = 'ants' and not g.inactive and not ${isSandboxSql("g")}
      order by g.id`,
    values: [],
  });
  return rows.map(({ id }) => id);
}

export interface BookedApplication {
  readonly group_id: number;
  readonly appointment_id: number;
  readonly application_id: string;
  readonly calendar_id: number;
  readonly start_at: Date;
}

/** The coming appointments under these numbers, in the order of their times. */
export async function listBookedApplications(
  database: Queryable,
  applicationIds: readonly string[],
  now: Date,
): Promise<BookedApplication[]> {
  const { rows } = await database.query<BookedApplication>({
    name: "list-booked-applications",
    text: `select group_id, appointment_id::integer as appointment_id, application_id, calendar_id, start_at
      from ants_applications where application_id = any($1::text[]) and start_at > $2 order by start_at, appointment_id`,
    values: [applicationIds, now],
  });
  return rows;
}

export interface ApplicationRow {
  readonly application_id: string;
  /** null: the appointment is cancelled, or the number was removed. */
  readonly calendar_id: number | null;
  readonly start_at: Date | null;
  readonly version: number;
  readonly registered: Declaration | null;
}

/** How long one job has the applications of an appointment; a killed one delays the next only by so much. */
const LEASE = "interval '60 seconds'";

/** Takes the applications of an appointment that are not settled for this job. "busy": another job has them. */
export async function leaseApplications(
  database: Queryable,
  groupId: number,
  appointmentId: number,
): Promise<ApplicationRow[] | "busy"> {
  const { rows } = await database.query<ApplicationRow & { is_leased: boolean }>({
    name: "lease-applications",
    text: `with open as (
        select * from ants_applications where group_id = $1 and appointment_id = $2 and settled_version < version
        order by application_id for update
      ), leased as (
        update ants_applications a set leased_until = now() + ${LEASE} from open
        where a.group_id = open.group_id and a.appointment_id = open.appointment_id and a.application_id = open.application_id
          and (open.leased_until is null or open.leased_until < now())
        returning a.application_id
      )
      select application_id, calendar_id, start_at, version, registered,
        exists (select from leased where leased.application_id = open.application_id) as is_leased
      from open order by application_id`,
    values: [groupId, appointmentId],
  });
  if (rows.some(({ is_leased }) => !is_leased)) return "busy";
  return rows.map(({ registered, ...row }) => ({
    ...row,
    registered: registered && declarationSchema.parse(registered),
  }));
}

interface ApplicationKey {
  readonly groupId: number;
  readonly appointmentId: number;
  readonly applicationId: string;
}

/** Notes what the register has now; null: nothing. */
export async function setRegistered(
  database: Queryable,
  { groupId, appointmentId, applicationId }: ApplicationKey,
  registered: Declaration | null,
): Promise<void> {
  await database.query({
    name: "set-application-registered",
    text: `update ants_applications set registered = $4
      where group_id = $1 and appointment_id = $2 and application_id = $3`,
    values: [groupId, appointmentId, applicationId, registered && JSON.stringify(registered)],
  });
}

/** Notes that the register agrees with this version, or is to be left as it is. A later version stays open. */
export async function settleApplication(
  database: Queryable,
  { groupId, appointmentId, applicationId }: ApplicationKey,
  version: number,
): Promise<void> {
  await database.query({
    name: "settle-application",
    text: `update ants_applications set settled_version = $4
      where group_id = $1 and appointment_id = $2 and application_id = $3`,
    values: [groupId, appointmentId, applicationId, version],
  });
}

export async function endApplicationsLease(
  database: Queryable,
  groupId: number,
  appointmentId: number,
): Promise<void> {
  await database.query({
    name: "end-applications-lease",
    text: `update ants_applications set leased_until = null
      where group_id = $1 and appointment_id = $2 and leased_until is not null`,
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
    name: "enqueue-telling",
    text: enqueueSql(
      TELL_REGISTER_QUEUE,
      "jsonb_build_object('group_id', $1::integer, 'appointment_id', $2::integer)",
      {
        dueAt: "now() + make_interval(secs => $3::integer)",
        key: "format('tell_register %s %s', $1::integer, $2::integer)",
      },
    ),
    values: [groupId, appointmentId, seconds],
  });
}

/** A job that waits for its next attempt keeps its time. */
export async function enqueueOpenApplications(database: Queryable): Promise<void> {
  await database.query({
    name: "enqueue-open-applications",
    text: `with open as (
        select distinct group_id, appointment_id from ants_applications a where settled_version < version
          and not exists (select from group_moves m where m.group_id = a.group_id)
      )
      ${enqueueSql(
        TELL_REGISTER_QUEUE,
        "jsonb_build_object('group_id', open.group_id, 'appointment_id', open.appointment_id)",
        {
          from: "open",
          key: "format('tell_register %s %s', open.group_id, open.appointment_id)",
        },
      )}`,
    values: [],
  });
}

/** Forgets the numbers of appointments that are over, and those that the register does not have, or will not give back. */
export async function sweepApplications(database: Queryable): Promise<void> {
  await database.query({
    name: "sweep-applications",
    text: `delete from ants_applications where changed_at < now() - interval '2 days' and (
      start_at < now() - interval '2 days'
      or (start_at is null and (registered is null or settled_version = version or changed_at < now() - interval '30 days')))`,
    values: [],
  });
}

/** Counts the appointments that the register does not know as they are. */
export async function countOpenApplications(database: Queryable, groupId: number): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>({
    name: "count-open-applications",
    text: `select count(distinct appointment_id)::integer as waiting from ants_applications
      where group_id = $1 and settled_version < version`,
    values: [groupId],
  });
  return rows[0]!.waiting;
}
