import type { EpochMinute } from "../time/instant.ts";

interface Starting {
  readonly id: number;
  readonly start: EpochMinute;
}

/** A reminder that waits, and the starts for which it was planned. */
interface PlannedReminder {
  readonly appointment_ids: readonly number[];
  readonly starts?: readonly EpochMinute[];
}

function firstStart(appointments: readonly Starting[]): EpochMinute {
  return Math.min(...appointments.map(({ start }) => start));
}

/**
 * How many minutes to wait with the reminder of a booking; null where none is wanted, or where the person has only just been
 * told by the confirmation.
 */
export function minutesUntilReminder(
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: EpochMinute,
): number | null {
  const dueAt = firstStart(appointments) - reminderMinutes;
  return reminderMinutes > 0 && dueAt > now ? dueAt - now : null;
}

/**
 * Is it still to be sent? The group still wants it, the first of the appointments is still to come, and none was moved since:
 * a move plans another.
 */
export function isReminderDue(
  { appointment_ids, starts }: PlannedReminder,
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: EpochMinute,
): boolean {
  const isMoved = appointments.some(({ id, start }) => {
    const planned = starts?.[appointment_ids.indexOf(id)];
    return planned !== undefined && planned !== start;
  });
  return reminderMinutes > 0 && !isMoved && firstStart(appointments) > now;
}
