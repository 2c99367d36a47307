interface Starting {
  readonly start_at: Date;
}

const MINUTE_MS = 60_000;

function firstStart(appointments: readonly Starting[]): number {
  return Math.min(...appointments.map(({ start_at }) => start_at.getTime()));
}

/** How long to wait with the reminder; null where none is wanted, or whoever booked has only just been told. */
export function secondsUntilReminder(
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: number,
): number | null {
  const dueAt = firstStart(appointments) - reminderMinutes * MINUTE_MS;
  return reminderMinutes > 0 && dueAt > now ? (dueAt - now) / 1000 : null;
}

/** The group still wants it, and the first of the appointments is still to come. */
export function isReminderDue(
  appointments: readonly Starting[],
  reminderMinutes: number,
  now: number,
): boolean {
  return reminderMinutes > 0 && firstStart(appointments) > now;
}
