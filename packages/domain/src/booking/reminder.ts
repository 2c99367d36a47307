import type { EpochMinute } from "../time/instant.ts";

interface Starting {
  readonly id: number;
  readonly start: EpochMinute;
}

/** A waiting reminder, and the starts for which it was planned. */
interface PlannedReminder {
  readonly appointment_ids: readonly number[];
  readonly starts?: readonly EpochMinute[];
}

function firstStart(appointments: readonly Starting[]): EpochMinute {
  return Math.min(...appointments.map(({ start }) => start));
}

/**
 * Returns the minutes until the reminder of a booking; null when the group wants none, or the confirmation has only just been
 * sent.
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
 * Whether a reminder is still to be sent: the group still wants it, the first appointment is in the future, and none has been
 * moved, because a move plans another reminder.
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
