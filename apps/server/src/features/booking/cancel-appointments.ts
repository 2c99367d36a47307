import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { takeCancelLimit } from "./booking-limit.ts";
import { cancel } from "./cancel.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const limited = await takeCancelLimit(input);
  if (limited) return limited;
  const result = await cancel(
    input,
    input.body.appointments.map(({ id }) => id),
  );
  if (!result.ok) return refuse(result.refusal);
  return reply({ records: result.cancelledIds.map((id) => ({ id, deleted: true as const })) });
});
