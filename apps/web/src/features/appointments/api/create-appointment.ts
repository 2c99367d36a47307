import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import type { BodyOf } from "@rendezvous/contract/v3-calls";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { callApi } from "../../../lib/call-api.ts";

const SECOND_TRY_AFTER_MS = 1500;

/**
 * Books. Without an answer it asks once more by itself: the same key and body cannot book twice, and answer the first
 * result again when that one was only lost on its way.
 */
export async function createAppointment(
  body: BodyOf<"POST /appointments">,
  idempotencyKey: string,
): Promise<CreatedAppointments> {
  const call = { body, headers: { "idempotency-key": idempotencyKey } };
  try {
    return await callApi("POST /appointments", call);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== "network") throw failure;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS));
    return callApi("POST /appointments", call);
  }
}
