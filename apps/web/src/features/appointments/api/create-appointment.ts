import type { CreateAppointmentInput, CreatedAppointments } from "@rendezvous/contract/appointment";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";

const SECOND_TRY_AFTER_MS = 1500;

/**
 * Books. Without an answer it asks once more by itself: the same key and body cannot book twice, and answer the first
 * result again when that one was only lost on its way.
 */
export async function createAppointment(
  body: CreateAppointmentInput,
  idempotencyKey: string,
): Promise<CreatedAppointments> {
  const call = { body, headers: { "idempotency-key": idempotencyKey } };
  try {
    return await callApi<CreatedAppointments>("createAppointment", call);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== "network") throw failure;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return callApi<CreatedAppointments>("createAppointment", call);
  }
}
