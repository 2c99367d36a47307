import { z } from "zod";
import {
  appointment,
  appointmentChange,
  cancelledAppointments,
  createAppointmentBodySchema,
  createdAppointments,
  overrideFields,
  listAppointmentsQuerySchema,
  tellClientSchema,
  updateAppointmentBodySchema,
} from "./appointment.ts";
import { downloadAppointmentsQuerySchema } from "./appointment-table.ts";
import { collectionSchemaOf } from "../ground/paging.ts";
import { hasExactlyOneStart } from "./requested-chain.ts";
import {
  id,
  instantSchema,
  optionalIdSchema,
  tokenQuerySchema,
  wallDateTimeSchema,
  booleanSchema,
} from "../ground/wire-values.ts";
import { defineEndpoint, FICHE_REFUSALS, SLOT_REFUSALS } from "../ground/define-endpoint.ts";

const fields = [
  "id",
  "start",
  "end",
  "duration",
  "type",
  "parent_id",
  "pack_id",
  "intervention_id",
  "intervention_name",
  "calendar_id",
  "calendar_name",
  "fiche_id",
  "price",
  "price_amount",
  "state",
  "deleted",
] as const;

const PERSON_REFUSALS = ["max_rdv_number", "mintime_between", "same_time_rdv"] as const;
const CANCEL_REFUSALS = [
  "unknown_appointment",
  "already_cancelled",
  "too_late_to_cancel",
  "other_calendar",
] as const;

const list = {
  query: listAppointmentsQuerySchema,
  /** `next`: the value of `after` for the next page; null on the last page. */
  reply: collectionSchemaOf(appointment).extend({ next: z.string().nullable() }),
  fields,
} as const;
const one = "/groups/{id}/appointments/{appointmentId}";
const file = "/groups/{id}/appointments/{appointmentId}.ics";
const batch = "/groups/{id}/appointments/batch_delete";

export const appointmentEndpoints = {
  listAccountAppointments: defineEndpoint({
    method: "GET",
    paths: { v2: "/account/appointments" },
    right: "see_appointments",
    ...list,
    summary: "The appointments of the logged-in account",
  }),
  listFicheAppointments: defineEndpoint({
    method: "GET",
    paths: { v2: "/fiche/appointments" },
    right: "see_appointments",
    ...list,
    summary: "The appointments of one fiche",
  }),
  listAppointments: defineEndpoint({
    method: "GET",
    paths: { v1: "/groups/{id}/appointments", v3: "/appointments" },
    right: "see_appointments",
    ...list,
    summary: "The appointments the session may see",
  }),
  getAppointment: defineEndpoint({
    method: "GET",
    paths: { v1: one, v3: one },
    right: "see_appointments",
    reply: appointment,
    hasEtag: true,
    summary: "One appointment",
    refusals: ["unknown_appointment"],
  }),
  /** Has no `limit`: the handler limits bookings by their weight, and does not count refused ones (create-appointment.ts). */
  createAppointment: defineEndpoint({
    method: "POST",
    paths: { v1: "/groups/{id}/appointments", v2: "/appointments", v3: "/appointments" },
    right: "book",
    creates: true,
    // If a fiche token is sent, it also gives access to the new booking.
    query: tokenQuerySchema,
    body: createAppointmentBodySchema,
    reply: createdAppointments,
    summary: "Book one appointment, several, or a pack: all or nothing",
    example: {
      appointment: {
        group_id: 4,
        start_at: "2026-12-01T09:20:00+01:00",
        appointments: [{ intervention_id: 21, calendar_id: 15 }],
        fiche: { firstname: "Anna", lastname: "Roux", email: "anna@example.org" },
      },
    },
    refusals: [
      "changed_meanwhile",
      ...SLOT_REFUSALS,
      "invalid_calendar",
      ...PERSON_REFUSALS,
      ...FICHE_REFUSALS,
      "not_open_group",
      "not_open_group_health",
      "user_blacklisted",
      "missed_too_often",
      "pass_needed",
      "see_your_mail",
      "create_vevent_failed",
      "application_consumed",
      "application_declared",
      "application_unknown",
      "application_expired",
      "application_count",
      "application_unchecked",
      "application_elsewhere",
      "max_fiches",
    ],
  }),
  cancelAppointments: defineEndpoint({
    method: "POST",
    paths: { v1: batch, v2: batch, v3: batch },
    right: "cancel_appointments",
    limit: "cancel",
    body: z.object({
      appointments: z.array(z.object({ id })).min(1).max(50),
      /** `tell` and `reason` are for professionals only; the mail and the history contain the reason. */
      tell: tellClientSchema,
      reason: z.string().trim().max(500).optional(),
    }),
    reply: cancelledAppointments,
    summary: "Cancel appointments: all or nothing",
    example: { appointments: [{ id: 118 }] },
    refusals: CANCEL_REFUSALS,
  }),
  cancelAppointment: defineEndpoint({
    method: "DELETE",
    paths: { v1: one },
    right: "cancel_appointments",
    limit: "cancel",
    reply: cancelledAppointments,
    summary: "Cancel one appointment",
    refusals: CANCEL_REFUSALS,
  }),
  confirmAppointments: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/appointments/confirm" },
    right: "confirm_appointments",
    limit: "cancel",
    body: z.object({ appointments: z.array(z.object({ id })).min(1).max(50) }),
    /** The requested appointments; those that have begun, or whose client came, stay as they are. */
    reply: z.object({ records: z.array(appointment) }),
    summary: "Confirm that the client will come",
    example: { appointments: [{ id: 118 }] },
    refusals: ["unknown_appointment", "already_cancelled"],
  }),
  moveAppointment: defineEndpoint({
    method: "PUT",
    paths: { v1: one, v3: one },
    right: "move_appointments",
    limit: "move",
    takesIfMatch: true,
    /**
     * `date` or `start_at`, calendar and resource are those of the appointment in the path; the appointments that move together
     * with it move by the same distance.
     */
    body: z.object({
      appointment: z
        .object({
          date: wallDateTimeSchema.optional(),
          start_at: instantSchema.optional(),
          /** null or 0: keep the present place if it is free at the new time, otherwise take any. */
          calendar_id: optionalIdSchema,
          resource_id: optionalIdSchema,
          /** The token of the client's hold, which the appointment replaces. */
          hold: z.string().max(200).nullish(),
          /** True: moves the appointment without its neighbours in the same booking; a pack is never split. */
          alone: booleanSchema.optional(),
          ...overrideFields,
        })
        .refine(hasExactlyOneStart, "expected date or start_at"),
    }),
    /**
     * All moved appointments, sorted by start: the appointment with its pack and, unless it moves alone, its neighbours without a
     * gap.
     */
    reply: z.object({ records: z.array(appointment) }),
    summary: "Move an appointment to another time: the old place is given up only when the new one is taken",
    example: { appointment: { start_at: "2026-12-02T10:00:00+01:00", calendar_id: 0 } },
    refusals: [
      ...SLOT_REFUSALS,
      ...PERSON_REFUSALS,
      ...CANCEL_REFUSALS,
      "fiche_not_authorized",
      "user_blacklisted",
      "see_your_mail",
    ],
  }),
  restoreAppointment: defineEndpoint({
    method: "POST",
    paths: { v3: "/groups/{id}/appointments/{appointmentId}/restore" },
    right: "manage_appointments",
    limit: "move",
    /** The restored appointment, and those that were cancelled together with it. */
    reply: z.object({ records: z.array(appointment) }),
    summary: "Restore appointments that a professional cancelled within the last minute",
    refusals: ["unknown_appointment", "other_calendar", "cannot_restore", "availabletimeslots", "vevent"],
  }),
  updateAppointment: defineEndpoint({
    method: "PATCH",
    paths: { v3: one },
    right: "manage_appointments",
    takesIfMatch: true,
    body: updateAppointmentBodySchema,
    reply: appointment,
    summary: "Change state, note, presence and payment of an appointment",
    example: { appointment: { presence: "arrived", note: "Brings her own frames." } },
    refusals: ["unknown_appointment", "unknown_pass", "no_visits_left", "changed_meanwhile"],
  }),
  getAppointmentHistory: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/appointments/{appointmentId}/history" },
    right: "manage_appointments",
    reply: z.object({ records: z.array(appointmentChange) }),
    summary: "Who booked, moved, cancelled and changed an appointment: the newest first",
    refusals: ["unknown_appointment"],
  }),
  downloadAppointments: defineEndpoint({
    method: "GET",
    paths: { v3: "/groups/{id}/appointments.download" },
    right: "download_appointments",
    limit: "download",
    query: downloadAppointmentsQuerySchema,
    reply: z.string(),
    files: ["csv", "xlsx"],
    summary:
      "Appointments of some days on the professional's own calendars as a table, CSV or XLSX; includes cancelled ones",
    refusals: ["invalid_calendar"],
  }),
  exportAppointment: defineEndpoint({
    method: "GET",
    paths: { v1: file, v3: file },
    right: "export_appointments",
    needsNoKey: true,
    reply: z.string(),
    summary: "The appointment as a calendar file; of a cancelled one METHOD:CANCEL",
    refusals: ["unknown_appointment"],
  }),
};
