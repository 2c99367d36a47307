import type { Appointment, AppointmentChange } from "@rendezvous/contract/booking/appointment";
import type { ClosuresWithAppointments, OpeningHours } from "@rendezvous/contract/office/opening-hours";
import type { Slot } from "@rendezvous/contract/booking/slot";
import type { BodyOf, CallPartsOf } from "@rendezvous/contract/v3-calls";
import { type Day, addDays } from "@rendezvous/domain/time/instant";
import { callApi } from "../../../lib/call-api.ts";

/** Returns the appointments on the calendars and resources that overlap some days; or the cancelled ones. */
export async function listAppointmentsOfDays(
  groupId: number,
  calendarIds: readonly number[],
  { start, nDays }: ShownDays,
  signal: AbortSignal,
  isCancelled = false,
): Promise<Appointment[]> {
  const answer = await callApi("GET /appointments", {
    query: {
      group_id: groupId,
      calendar_ids: [...calendarIds],
      conditions: [
        { field: "end", op: ">", value: `${start} 00:00:00` },
        { field: "start", op: "<", value: `${addDays(start, nDays)} 00:00:00` },
        ...(isCancelled ? [{ field: "deleted", op: "=" as const, value: "1" }] : []),
      ],
    },
    signal,
  });
  return answer.records;
}

export interface ShownDays {
  readonly start: Day;
  readonly nDays: number;
}

/** Returns the hours of all calendars on which the professional works, and of the resources. */
export async function listOpeningHours(
  groupId: number,
  query: ShownDays,
  signal: AbortSignal,
): Promise<OpeningHours[]> {
  const answer = await callApi("GET /groups/{id}/openinghours", {
    path: { id: groupId },
    query,
    signal,
  });
  return answer.records;
}

type Closures = BodyOf<"POST /groups/{id}/calendars/{calendarId}/closures">;
export type NewClosure = Closures["closures"][number];

/**
 * Blocks times of a calendar or resource; with a last day, every week until then. Returns the appointments in the blocked times.
 */
export async function createClosures(
  groupId: number,
  calendarId: number,
  body: Closures,
): Promise<ClosuresWithAppointments> {
  const path = { id: groupId, calendarId };
  return callApi("POST /groups/{id}/calendars/{calendarId}/closures", { path, body });
}

/** Identifies an existing closure by its ends. */
export interface ClosureKey {
  readonly start: string;
  readonly end: string;
  readonly series?: string | undefined;
}

export async function updateClosure(
  groupId: number,
  calendarId: number,
  query: ClosureKey,
  closure: Pick<NewClosure, "start" | "end" | "label">,
): Promise<ClosuresWithAppointments> {
  const path = { id: groupId, calendarId };
  return callApi("PUT /groups/{id}/calendars/{calendarId}/closures", { path, query, body: { closure } });
}

/** Deletes a closure, or a whole series; with `calendar_ids` on these calendars too. Returns the deleted closures. */
export async function deleteClosures(
  groupId: number,
  calendarId: number,
  query: Partial<ClosureKey> & { readonly calendar_ids?: number[] },
): Promise<NewClosure[]> {
  const path = { id: groupId, calendarId };
  return (await callApi("DELETE /groups/{id}/calendars/{calendarId}/closures", { path, query })).closures;
}

/** Cancels one date of a class. Returns what opens it again: its closure, and the cancelled appointments. */
export async function cancelClassDate(groupId: number, classId: number, start: string, reason: string) {
  const { closure, records } = await callApi("POST /groups/{id}/classes/{calendarId}/cancelled_dates", {
    path: { id: groupId, calendarId: classId },
    body: { class_date: { start: start.slice(0, 16), ...(reason !== "" && { reason }) } },
  });
  return { closure, cancelledIds: records.map(({ id }) => id) };
}

type Openings = BodyOf<"POST /groups/{id}/calendars/{calendarId}/openings">;
export type NewOpening = Openings["opening"];

/** Opens extra time. */
export async function createOpening(groupId: number, calendarId: number, opening: NewOpening): Promise<void> {
  const path = { id: groupId, calendarId };
  await callApi("POST /groups/{id}/calendars/{calendarId}/openings", { path, body: { opening } });
}

export async function deleteOpening(
  groupId: number,
  calendarId: number,
  { date, from, to }: NewOpening,
): Promise<NewOpening> {
  const path = { id: groupId, calendarId };
  const query = { date, from, to };
  return (await callApi("DELETE /groups/{id}/calendars/{calendarId}/openings", { path, query })).opening;
}

export type NewPlace = BodyOf<"PUT /groups/{id}/appointments/{appointmentId}">["appointment"];

/** Moves an appointment with its linked ones, or changes its length. Returns all moved appointments. */
export async function moveAppointment(
  groupId: number,
  appointmentId: number,
  appointment: NewPlace,
): Promise<Appointment[]> {
  const path = { id: groupId, appointmentId };
  const answer = await callApi("PUT /groups/{id}/appointments/{appointmentId}", {
    path,
    body: { appointment },
  });
  return answer.records;
}

export interface CancellationMessage {
  /** Whether to notify the client. */
  readonly tell: boolean;
  readonly reason?: string;
}

/** Cancels the appointments, and those linked to them. */
export async function cancelAppointments(
  groupId: number,
  ids: readonly number[],
  farewell: CancellationMessage,
): Promise<void> {
  const body = { appointments: ids.map((id) => ({ id })), ...farewell };
  await callApi("POST /groups/{id}/appointments/batch_delete", { path: { id: groupId }, body });
}

/** Undoes a professional's cancellation within a minute, for all appointments that it cancelled. */
export async function undoCancellation(groupId: number, appointmentId: number): Promise<void> {
  const path = { id: groupId, appointmentId };
  await callApi("POST /groups/{id}/appointments/{appointmentId}/restore", { path });
}

/** Returns the history of an appointment, newest first. */
export async function getAppointmentHistory(
  groupId: number,
  appointmentId: number,
  signal: AbortSignal,
): Promise<AppointmentChange[]> {
  const path = { id: groupId, appointmentId };
  return (await callApi("GET /groups/{id}/appointments/{appointmentId}/history", { path, signal })).records;
}

export type AppointmentMarks = BodyOf<"PATCH /groups/{id}/appointments/{appointmentId}">["appointment"];

/** Changes the colour label, the note, whether the client came, and how they pay. */
export async function updateAppointment(
  groupId: number,
  appointmentId: number,
  appointment: AppointmentMarks,
): Promise<void> {
  const path = { id: groupId, appointmentId };
  await callApi("PATCH /groups/{id}/appointments/{appointmentId}", { path, body: { appointment } });
}

interface ServiceRequest {
  readonly intervention_id: number | null;
  readonly calendar_id: number;
}

/** Returns the starts at which a calendar has a free time for a service: milliseconds since the epoch. */
export async function listFreeStarts(
  groupId: number,
  service: ServiceRequest,
  { start, nDays }: ShownDays,
  signal: AbortSignal,
): Promise<number[]> {
  const slots = await listFreeSlots(groupId, { start, nDays, appointments: [service] }, signal);
  return slots.map((slot) => Date.parse(slot.start_at));
}

type SlotQuery = CallPartsOf<"GET /groups/{id}/availabletimeslots">["query"];

/** Returns the free times of a service with their calendars. */
export async function listFreeSlots(groupId: number, query: SlotQuery, signal: AbortSignal): Promise<Slot[]> {
  const path = { id: groupId };
  return (await callApi("GET /groups/{id}/availabletimeslots", { path, query, signal })).availabletimeslots;
}
