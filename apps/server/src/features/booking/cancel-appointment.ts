import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { takeCancelLimit } from "./booking-limit.ts";
import { cancel } from "./cancel.ts";

/** v1's way of cancelling one; what is linked to it in a pack goes with it. */
export const cancelAppointment = defineCall("cancelAppointment", async (input) => {
  const limited = await takeCancelLimit(input);
  if (limited) return limited;
  const { appointmentId } = input.params;
  const result = await cancel(input, appointmentId === undefined ? [] : [appointmentId]);
  if (!result.ok) return refuse(result.refusal);
  return reply({ records: result.cancelledIds.map((id) => ({ id, deleted: true as const })) });
});
