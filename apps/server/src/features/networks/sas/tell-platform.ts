import type { Context } from "../../../http/context.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { NetworkError } from "../health/call-network.ts";
import { noteFailure, noteSuccess } from "../health/health.ts";
import {
  endAppointmentLease,
  enqueueOpenAppointments,
  enqueueTelling,
  leaseAppointment,
  settleAppointment,
} from "./appointments-data.ts";
import { openPlatform } from "./platform.ts";
import { SAS_PLAN_QUEUE, TELL_SAS_QUEUE } from "./queue.ts";
import { isOnSas } from "./settings.ts";
import { spreadRegulators } from "./spread-regulators.ts";
import { toAppointment } from "./to-appointment.ts";

/** A job that finds another one at work comes back. */
const COME_BACK_SECONDS = 2;

/**
 * Returns the handler that lets regulators book in groups that joined the network, and enqueues the appointments of which the
 * platform was not told, because jobs end after some days, and a platform may be set up later.
 */
export function planNetwork(context: Context): Handler {
  const { sas } = context.config;
  return handler(SAS_PLAN_QUEUE, async () => {
    if (isOnSas(sas)) await spreadRegulators(context, null);
    if (sas.platformUrl !== undefined) await enqueueOpenAppointments(context.db);
  });
}

/** Returns the handler that tells the platform how an appointment is now, so that a repeated, late or merged job does the right thing. */
export function tellPlatform(context: Context): Handler {
  const platform = openPlatform(context, context.config.sas);
  return handler(TELL_SAS_QUEUE, async ({ group_id: groupId, appointment_id: appointmentId }) => {
    const group = platform && (await context.groups.find(groupId));
    if (!group) return;
    const row = await leaseAppointment(context.db, groupId, appointmentId);
    if (row === null) return;
    if (row === "busy") return enqueueTelling(context.db, groupId, appointmentId, COME_BACK_SECONDS);
    try {
      const appointment = toAppointment(context, group, row);
      if (row.settled_version > 0) await platform.update(appointment);
      // The platform need not hear of an appointment that was cancelled before it was told.
      else if (row.status !== "cancelled") await platform.create(appointment);
      await settleAppointment(context.db, groupId, row);
      await noteSuccess(context, "sas", groupId);
    } catch (error) {
      if (error instanceof NetworkError) await noteFailure(context, "sas", group, error.failure);
      throw error;
    } finally {
      await endAppointmentLease(context.db, groupId, appointmentId);
    }
  });
}
