import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { findStoredCatalogue } from "../../catalogue/catalogue/load-catalogue.ts";
import {
  type ApplicationRow,
  endApplicationsLease,
  enqueueOpenApplications,
  enqueueTelling,
  leaseApplications,
  setRegistered,
  settleApplication,
} from "./data.ts";
import { type MeetingPoint, toMeetingPoints } from "./meeting-points.ts";
import { NetworkError } from "../health/call-network.ts";
import { noteFailure, noteSuccess } from "../health/health.ts";
import { TELL_REGISTER_QUEUE, TELLING_PLAN_QUEUE } from "./queue.ts";
import { type ApplicationStatus, type Declaration, openRegister, type Register } from "./register.ts";
import { toDeclaration } from "./to-declaration.ts";

/** A job that finds another one at work comes back. */
const COME_BACK_SECONDS = 2;

/**
 * Returns the handler that enqueues the appointments of which the register was not told, because jobs end after some days, and a
 * register may be set up later.
 */
export function planTelling(context: Context): Handler {
  return handler(TELLING_PLAN_QUEUE, async () => {
    if (context.config.ants.register) await enqueueOpenApplications(context.db);
  });
}

interface Telling {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly register: Register;
  readonly points: readonly MeetingPoint[];
  readonly appointmentId: number;
}

/**
 * Returns the handler that makes the register agree with an appointment. It compares what the register has with what it is to have,
 * so that a job that is repeated, late or merged with another does the right thing.
 */
export function tellRegister(context: Context): Handler {
  const register = openRegister(context, context.config.ants);
  return handler(TELL_REGISTER_QUEUE, async ({ group_id, appointment_id: appointmentId }) => {
    const group = register && (await context.groups.find(group_id));
    if (!group) return;
    const rows = await leaseApplications(context.db, group_id, appointmentId);
    if (rows === "busy") return enqueueTelling(context.db, group_id, appointmentId, COME_BACK_SECONDS);
    try {
      // A job may act for the group, because the transaction that enqueued it had passed the permission check.
      const { calendars } = await findStoredCatalogue(context, group, group_id as AuthorizedGroupId);
      const points = toMeetingPoints(
        group,
        calendars.filter(({ resource }) => !resource),
      );
      for (const row of rows) await tellOf({ context, group, register, points, appointmentId }, row);
      if (rows.length > 0) await noteSuccess(context, "ants", group_id);
    } catch (error) {
      if (error instanceof NetworkError) await noteFailure(context, "ants", group, error.failure);
      throw error;
    } finally {
      await endApplicationsLease(context.db, group_id, appointmentId);
    }
  });
}

async function tellOf(telling: Telling, row: ApplicationRow): Promise<void> {
  const { context, group, register, points, appointmentId } = telling;
  const { application_id: applicationId, version, registered } = row;
  const key = { groupId: group.id, appointmentId, applicationId };
  const now = formatWallDateTime(group.fields.timezone, minuteOf(context.clock.now()));
  const isAhead = (one: Declaration | null): one is Declaration => one !== null && one.appointment_date > now;
  const { calendar_id, start_at } = row;
  const present =
    calendar_id === null || start_at === null
      ? null
      : toDeclaration(context, group, points, { calendar_id, start_at });
  const isSame = JSON.stringify(present) === JSON.stringify(registered);
  if (!isSame && (isAhead(registered) || isAhead(present))) {
    const status = (await register.findStatuses([applicationId])).get(applicationId);
    // The document is being made: the register keeps the appointment as it was.
    if (status?.status !== "consumed") {
      if (isAhead(registered)) {
        await register.withdraw(applicationId, registered);
        await setRegistered(context.db, key, null);
      }
      if (isAhead(present)) {
        // A process that was killed after the call has not noted it.
        const isThere = registered === null && status?.appointments.some((one) => isOf(present, one));
        if (!isThere) await register.declare(applicationId, present);
        await setRegistered(context.db, key, present);
      }
    }
  }
  await settleApplication(context.db, key, version);
}

function isOf(
  { management_url, appointment_date }: Declaration,
  appointment: ApplicationStatus["appointments"][number],
): boolean {
  const date = (appointment.appointment_date ?? "").replace("T", " ");
  return appointment.management_url === management_url && date.startsWith(appointment_date.slice(0, 16));
}
