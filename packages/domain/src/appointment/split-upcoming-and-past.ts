import type { EpochMs } from "../time/instant.ts";

/**
 * Returns appointments (or entries of them) that start now or later, earliest first, and those that have begun, latest first.
 * Equal starts keep their order.
 */
export function splitUpcomingAndPast<Appointment extends { readonly start_at: string }>(
  appointments: readonly Appointment[],
  nowMs: EpochMs,
): { upcoming: Appointment[]; past: Appointment[] } {
  const startOf = ({ start_at }: Appointment) => Date.parse(start_at);
  return {
    upcoming: appointments
      .filter((one) => startOf(one) >= nowMs)
      .sort((one, other) => startOf(one) - startOf(other)),
    past: appointments
      .filter((one) => startOf(one) < nowMs)
      .sort((one, other) => startOf(other) - startOf(one)),
  };
}
