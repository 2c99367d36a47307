import { minuteOfDate } from "@rendezvous/domain/time/instant";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { defineCall, reply, type CallInput, type Refusal, refuse } from "../../../http/call.ts";
import { checkIfMatch } from "../../../http/input/precondition.ts";
import { hashToken } from "../../ground/session/token-data.ts";
import { checkOverrides, toRuleOverrides } from "../appointments/check-overrides.ts";
import { findHold } from "../seats/hold-data.ts";
import { mailRefusalReason } from "../create/mail-refusal-reason.ts";
import type { AppointmentParts } from "../appointments/appointment-parts.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import { moveLinkedAppointments, type MoveResult, type ExpectedPlace } from "./move.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { listAppointmentsById, listBookingOfAppointment, visibilitySql } from "../appointments/data.ts";
import { readRequestedStart } from "../appointments/read-requested-start.ts";
import { toVisibleAppointment } from "../appointments/to-appointment.ts";

type Input = CallInput<"moveAppointment">;

export const moveAppointment = defineCall("moveAppointment", async (input) => {
  const { context, group, groupId, locale } = input;
  const forbidden = checkOverrides(input.session, input.group, input.body.appointment);
  if (forbidden) return forbidden;
  const expectedPlace = await readExpectedPlace(input);
  if (expectedPlace && "code" in expectedPlace) return expectedPlace;
  const result = await moveFresh(input, expectedPlace);
  if (!result.ok) return result;
  const { names } = visibilitySql(input.session, groupId);
  const moved = await listAppointmentsById(context.db, groupId, result.appointmentIds, names);
  if (result.before)
    announceSeatChanges(context.changes, groupId, [...result.before, ...moved.map(placeOfAppointment)]);
  const { secret } = context.installation;
  const toRecord = (parts: AppointmentParts) =>
    toVisibleAppointment(input.session, parts, group, locale, secret);
  return reply({ records: moved.map(toRecord) });
});

/** Returns where the client last saw the appointment, from If-Match; null without the header. */
async function readExpectedPlace(input: Input): Promise<ExpectedPlace | Refusal | null> {
  const { context, group, groupId, session, params, locale, headers } = input;
  if (headers["if-match"] === undefined) return null;
  const booked = await listBookingOfAppointment(context.db, groupId, session, params.appointmentId ?? 0);
  const appointment = booked.find(({ id }) => id === params.appointmentId);
  if (!appointment) return refuse("unknown_appointment");
  const record = toVisibleAppointment(session, appointment, group, locale, context.installation.secret);
  return (
    checkIfMatch(headers, record) ?? {
      start: minuteOfDate(appointment.start_at),
      calendar_id: appointment.calendar.id,
    }
  );
}

async function moveFresh(
  input: Input,
  expectedPlace: ExpectedPlace | null,
): Promise<Extract<MoveResult, { ok: true }> | Refusal> {
  const { context, groupId, session, params, body } = input;
  const { calendar_id, resource_id, hold, tell, alone, ...startFields } = body.appointment;
  return retryWhenStale(input, async (group) => {
    const start = readRequestedStart(startFields, group.fields.timezone);
    if (start === null) return refuse("availabletimeslots", { detail: "off_the_grid" });
    const result = await moveLinkedAppointments(context.db, context.lockedTransaction, {
      groupId,
      group,
      // The minimum notice applies to clients only, as for cancelling.
      noticeMinutes: session.kind === "pro" ? 0 : group.rules.min_cancel_notice,
      offered: await loadCatalogue(context, group, groupId),
      session,
      appointmentId: params.appointmentId ?? 0,
      start,
      place: { calendarId: calendar_id ?? null, resourceId: resource_id ?? null },
      isAlone: alone ?? false,
      hold: hold ? await findHold(context.db, groupId, hashToken(hold)) : null,
      expectedPlace,
      tell: tell ?? true,
      freedom: toRuleOverrides(startFields),
      length: startFields.length,
      nowMs: context.clock.now(),
    });
    if (result.ok) return result;
    if (result.secret) await mailRefusalReason(input, result.secret.email, result.secret.reason);
    return result.refusal === "stale" ? "stale" : refuse(result.refusal, { detail: result.detail });
  });
}
