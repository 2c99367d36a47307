import { changeMetadata } from "@rendezvous/domain/metadata/metadata";
import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { checkIfMatch } from "../../../http/input/precondition.ts";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type Transaction, transaction } from "../../../lib/database/database.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import type { AppointmentParts } from "./appointment-parts.ts";
import { refuseMetadata } from "../metadata/change-metadata.ts";
import { changedMetadata, changedValues, addAppointmentHistory } from "./appointment-history-data.ts";
import { lockAppointment, updateAppointmentRow } from "./change-data.ts";
import { listAppointmentsById, listBookingOfAppointment } from "./data.ts";
import { toVisibleAppointment } from "./to-appointment.ts";
import { lockPass } from "../passes/data.ts";

/** Changes state, note, presence and payment of any appointment that the professional sees, cancelled or not. Sends no mail. */
export const updateAppointment = defineCall("updateAppointment", async (input) => {
  const { context, session, group, groupId, params, body, headers, locale } = input;
  const appointmentId = params.appointmentId ?? 0;
  const toRecord = (parts: Parameters<typeof toVisibleAppointment>[1]) =>
    toVisibleAppointment(session, parts, group, locale, context.installation.secret);
  const result = await transaction(context.db, async (connection) => {
    const before = await lockAppointment(connection, groupId, appointmentId);
    const booked = await listBookingOfAppointment(connection, groupId, session, appointmentId);
    const appointment = booked.find(({ id }) => id === appointmentId);
    if (!before || !appointment) return refuse("unknown_appointment");
    const stale = checkIfMatch(headers, toRecord(appointment));
    if (stale) return stale;
    const { state, note, presence, paid, pass_id } = before;
    const { metadata: metadataChange = {}, note_before = note, ...fields } = body.appointment;
    // A change that is sent again after its answer was lost meets its own note.
    if (note_before !== note && fields.note !== note)
      return refuse("changed_meanwhile", { details: { note } });
    const metadata = changeMetadata(before.metadata, metadataChange);
    if (metadata === null) return refuseMetadata("appointment.metadata");
    const after = { state, note, presence, paid, pass_id, ...definedFields(fields) };
    if (after.pass_id !== null && after.pass_id !== pass_id) {
      const refused = await checkPass(connection, groupId, after.pass_id, { ...before, ...appointment });
      if (refused) return refuse(refused);
    }
    const values = {
      ...changedValues({ ...before }, after),
      ...changedMetadata(before.metadata, metadata),
    };
    if (Object.keys(values).length > 0) {
      const now = new Date(context.clock.now());
      await updateAppointmentRow(connection, groupId, appointmentId, { ...after, metadata }, now);
      const entry = {
        what: "changed",
        appointmentId,
        ficheId: appointment.fiche_id,
        values,
        told: null,
      } as const;
      await addAppointmentHistory(connection, groupId, [entry], toChangedBy(session), now);
    }
    const [changed] = await listAppointmentsById(connection, groupId, [appointmentId]);
    return { ok: true as const, changed: changed! };
  });
  if (!result.ok) return result;
  announceSeatChanges(context.changes, groupId, [placeOfAppointment(result.changed)]);
  return replyRecord(toRecord(result.changed));
});

/**
 * Whether a pass can pay for the appointment; the pass stays locked. A professional may use a pass that has ended or is for other
 * services.
 */
async function checkPass(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  passId: number,
  { fiche_id, places, deleted, cancelled_late }: CheckedAppointment,
): Promise<"unknown_pass" | "no_visits_left" | null> {
  const pass = await lockPass(connection, groupId, passId);
  if (pass?.fiche_id !== fiche_id) return "unknown_pass";
  const isCounted = !deleted || cancelled_late;
  return isCounted && pass.left < places ? "no_visits_left" : null;
}

type CheckedAppointment = Pick<AppointmentParts, "fiche_id" | "places" | "deleted" | "cancelled_late">;

function definedFields<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
