import type { EpochMs } from "../time/instant.ts";

/**
 * Appointments (or entries of them) that start now or later, the next one first, and those that have begun, the latest one
 * first. Starts that are equal keep their order.
 */
export function upcomingAndPast<Appointment extends { readonly start_at: string }>(
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
