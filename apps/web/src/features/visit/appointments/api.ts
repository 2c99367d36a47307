import type { Appointment, CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi, urlOfCall } from "../../../lib/call-api.ts";
import type { IdempotencyHeaders } from "../../ground/idempotency/use-idempotency-key.ts";

/** Cancels all of them or none; returns the cancelled ids, including linked appointments. */
export async function cancelAppointments(
  groupId: number,
  ids: readonly number[],
  token: string | undefined,
): Promise<number[]> {
  const body = { appointments: ids.map((id) => ({ id })) };
  const answer = await callApi("POST /groups/{id}/appointments/batch_delete", {
    path: { id: groupId },
    body,
    token,
  });
  return answer.records.map((record) => record.id);
}

/** Tells the organisation that the client will come; returns the appointments. */
export async function confirmAppointments(
  groupId: number,
  ids: readonly number[],
  token: string | undefined,
): Promise<Appointment[]> {
  const body = { appointments: ids.map((id) => ({ id })) };
  const answer = await callApi("POST /groups/{id}/appointments/confirm", {
    path: { id: groupId },
    body,
    token,
  });
  return answer.records;
}

const SECOND_TRY_AFTER_MS = 1500;

/**
 * Creates appointments. A call without an answer is repeated once: the same idempotency key prevents a second booking and returns
 * the first result.
 */
export async function createAppointment(
  body: BodyOf<"POST /appointments">,
  headers: IdempotencyHeaders,
): Promise<CreatedAppointments> {
  const call = { body, headers };
  try {
    return await callApi("POST /appointments", call);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== "network") throw failure;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return callApi("POST /appointments", call);
  }
}

/** Returns the address of an appointment's calendar file, which the browser itself downloads. */
export function exportAppointmentUrl(
  groupId: number,
  appointmentId: number,
  token: string | undefined,
): string {
  return urlOfCall("GET /groups/{id}/appointments/{appointmentId}.ics", {
    path: { id: groupId, appointmentId },
    token,
  });
}

/** Returns the appointments that a token may see, past ones up to a year back; undefined: the session's token. */
export async function listAppointments(
  groupId: number,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const query = { group_id: groupId, limit_past: 12 };
  const answer = await callApi("GET /appointments", { query, token, signal });
  return answer.records;
}

interface NewTime {
  start_at: string;
  /** 0: any free calendar, preferably the present one. */
  calendar_id: number;
}

/** Moves an appointment together with the linked ones; returns all moved appointments. */
export async function moveAppointment(
  groupId: number,
  appointmentId: number,
  appointment: NewTime,
  token: string | undefined,
): Promise<Appointment[]> {
  const answer = await callApi("PUT /groups/{id}/appointments/{appointmentId}", {
    path: { id: groupId, appointmentId },
    body: { appointment },
    token,
  });
  return answer.records;
}
